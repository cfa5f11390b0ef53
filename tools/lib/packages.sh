# SPDX-License-Identifier: GPL-3.0-or-later
# Debian packages that tools/run and tools/check need, and their installation. Sourced by both.

# Packages to build both programs. libgtk-4-bin and desktop-file-utils refresh caches on install.
build_packages=(
  meson ninja-build gcc libc6-dev pkg-config gettext
  libglib2.0-dev libepoxy-dev libgtk-4-dev libgtk-4-bin libadwaita-1-dev libxml2-dev
  libsqlite3-dev libstemmer-dev
  desktop-file-utils librsvg2-bin
)

# Packages to show the window properly: settings, symbols, pictures and a font.
run_packages=(
  gsettings-desktop-schemas dconf-gsettings-backend adwaita-icon-theme librsvg2-common fonts-cantarell
  fonts-dejavu-core
)

# Packages to run every test. The window is tested on an X server of its own, through AT-SPI,
# also with OpenGL computed by the processor; the tool in other locales and with other clocks.
check_packages=(
  appstream clang-format itstool libxml2-utils python3 yelp-tools
  at-spi2-core dbus dbus-bin dbus-daemon faketime gir1.2-atspi-2.0 imagemagick libegl1 libgl1-mesa-dri locales python3-gi
  valgrind xauth xdotool xvfb
)

# Packages to build Debian packages (tools/package).
package_packages=("${build_packages[@]}" appstream at-spi2-core build-essential dbus debhelper fakeroot git itstool libcairo2-dev
  libglib2.0-bin libxml2-utils lintian pkgconf python3 xz-utils)

# Sets $missing to those of the packages that are not installed.
find_missing() {
  local package
  missing=()
  for package in "$@"; do
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
  done
}

# need_packages PACKAGE…: installs missing packages as root, or prints the command and exits 3.
need_packages() {
  if ! command -v dpkg-query >/dev/null; then
    echo "This is not Debian: please install what answers to these packages yourself: $*" >&2
    return 0
  fi
  find_missing "$@"
  [ ${#missing[@]} -gt 0 ] || return 0
  if [ "$(id -u)" -ne 0 ]; then
    echo "Some packages are missing. Please install them and start again:" >&2
    echo "apt-get install --no-install-recommends ${missing[*]}" >&2
    exit 3
  fi
  echo "Installing ${missing[*]}" >&2
  export DEBIAN_FRONTEND=noninteractive
  if ! { apt-get update -q && apt-get install -q -y --no-install-recommends "${missing[@]}"; } >&2; then
    echo "The packages could not be installed." >&2
    exit 3
  fi
}

# configure FOLDER OPTION…: makes a build folder, or sets the options of an existing one.
configure() {
  local folder=$1
  shift
  if [ -f "$folder/build.ninja" ]; then
    meson configure "$folder" "$@"
  else
    meson setup "$folder" "$@"
  fi
}
