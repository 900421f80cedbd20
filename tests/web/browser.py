# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A browser without a display, by WebDriver (W3C, 2018) and the standard library."""
import base64
import json
import re
import shutil
import subprocess
import tempfile
import urllib.error
import urllib.request

AT_ONCE = urllib.request.build_opener(urllib.request.ProxyHandler({})) # a proxy does not know this machine's ports
KEYS = {"Enter": "\ue007", "Escape": "\ue00c", "Left": "\ue012", "Up": "\ue013", "Right": "\ue014", "Down": "\ue015",
        "Tab": "\ue004"}
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


def missing():
    """The programs of Debian's chromium and chromium-driver that are not installed."""
    return [name for name in ("chromium", "chromedriver") if not shutil.which(name)]


class Browser:
    """Chromium with a window of its own. All that its console says, and all that it asks the network for, is kept."""

    def __init__(self, width=1280, height=800, ratio=1):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.driver = subprocess.Popen(["chromedriver", "--port=0"], stdout=subprocess.PIPE, text=True)
        try:
            self.start(width, height, ratio)
        except BaseException:
            self.end()
            raise

    def start(self, width, height, ratio):
        self.address = f"http://127.0.0.1:{self.told_port()}"
        # Uses a pipe, because a port is asked for by the name localhost, which a minimal system does not know.
        options = {"args": ["--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-dev-shm-usage",
                            "--disable-gpu", "--no-first-run", "--disable-sync", "--disable-background-networking",
                            "--disable-component-update", "--lang=en-US", "--hide-scrollbars",
                            f"--force-device-scale-factor={ratio}", f"--user-data-dir={self.profile.name}",
                            f"--window-size={width},{height}"]}
        wanted = {"browserName": "chrome", "goog:chromeOptions": options,
                  "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"}}
        self.session = "/session/" + self.ask("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})["sessionId"]
        self.resize(width, height)
        self.post("/url", {"url": "about:blank"})
        self.requests()

    def told_port(self):
        for line in self.driver.stdout:
            if found := re.search(r"started successfully on port (\d+)", line):
                return int(found.group(1))
        raise RuntimeError("chromedriver has ended")

    def ask(self, method, path, values=None):
        data = None if values is None else json.dumps(values).encode()
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with AT_ONCE.open(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as problem:
            raise RuntimeError(json.load(problem)["value"]["message"]) from None

    def post(self, path, values):
        return self.ask("POST", self.session + path, values)

    def close(self):
        try:
            self.ask("DELETE", self.session)
        finally:
            self.end()

    def end(self):
        self.driver.terminate()
        self.driver.wait()
        self.driver.stdout.close()
        self.profile.cleanup()

    def resize(self, width, height):
        """The page's own size: a window has bars besides."""
        self.send("Emulation.setDeviceMetricsOverride",
                  {"width": width, "height": height, "deviceScaleFactor": 0, "mobile": False})

    def send(self, command, parameters):
        """A command of Chromium's own protocol."""
        return self.post("/goog/cdp/execute", {"cmd": command, "params": parameters})

    def open(self, path):
        self.post("/url", {"url": path.as_uri()})

    def run(self, script, *arguments):
        return self.post("/execute/sync", {"script": script, "args": list(arguments)})

    def later(self, script, *arguments):
        """The script calls its last argument with its result."""
        return self.post("/execute/async", {"script": script, "args": list(arguments)})

    def until(self, condition):
        """Waits in the page, frame by frame, until the expression is true."""
        done = self.later("""
            const told = arguments[arguments.length - 1], condition = new Function("return " + arguments[0]);
            const end = performance.now() + 20000;
            const look = () => condition() ? told(true) : performance.now() > end ? told(false) : setTimeout(look, 5);
            look();""", condition)
        if not done:
            raise AssertionError(f"never true: {condition}")

    def element(self, selector):
        return self.post("/element", {"using": "css selector", "value": selector})[ELEMENT]

    def text(self, selector):
        return self.run("return document.querySelector(arguments[0]).textContent", selector)

    def click(self, selector):
        self.post(f"/element/{self.element(selector)}/click", {})

    def pointer(self, x, y, press=False):
        steps = [{"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)}]
        if press:
            steps += [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self.post("/actions", {"actions": [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"},
                                            "actions": steps}]})

    def keys(self, *names):
        steps = []
        for name in names:
            letter = KEYS.get(name, name)
            steps += [{"type": "keyDown", "value": letter}, {"type": "keyUp", "value": letter}]
        self.post("/actions", {"actions": [{"type": "key", "id": "keys", "actions": steps}]})

    def picture(self, file):
        file.write_bytes(base64.b64decode(self.ask("GET", self.session + "/screenshot")))

    def console(self):
        return [entry["message"] for entry in self.post("/se/log", {"type": "browser"})]

    def requests(self):
        """The addresses that were asked for since the last call."""
        events = [json.loads(entry["message"])["message"] for entry in self.post("/se/log", {"type": "performance"})]
        return [event["params"]["request"]["url"] for event in events
                if event["method"] == "Network.requestWillBeSent"]
