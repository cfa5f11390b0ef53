# SPDX-License-Identifier: GPL-3.0-or-later
"""Actions of a running program, activated over the session bus like those of a menu."""
import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

BUS = ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus")
APP = "/io/github/fifthplanet/FifthPlanet"
WINDOW = f"{APP}/window/1"


class Actions:
    def __init__(self, process):
        self.process = process
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.name = None

    def _call(self, name, path, interface, method, arguments=None):
        return self.bus.call_sync(name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, -1, None
                                  ).unpack()

    def _described(self, name):
        return self._call(name, WINDOW, "org.gtk.Actions", "DescribeAll")[0]

    def find(self):
        """Returns True once the program is on the bus with a window, so that it has actions."""
        for name in self._call(*BUS, "ListNames")[0]:
            try:
                pid = self._call(*BUS, "GetConnectionUnixProcessID", GLib.Variant("(s)", (name,)))[0]
                if pid == self.process.pid and self._described(name):
                    self.name = name
                    return True
            except GLib.Error:
                pass
        return False

    def can(self, action):
        """Returns True if the window's action is enabled."""
        return self._described(self.name)[action][0]

    def do(self, action, argument=None, application=False):
        arguments = GLib.Variant("(sava{sv})", (action, [argument] if argument is not None else [], {}))
        self._call(self.name, APP if application else WINDOW, "org.gtk.Actions", "Activate", arguments)

    def open(self, path):
        arguments = GLib.Variant("(assa{sv})", ([path.as_uri()], "", {}))
        self._call(self.name, APP, "org.gtk.Application", "Open", arguments)
