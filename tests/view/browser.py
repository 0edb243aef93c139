"""A headless Chromium, driven through the HTTP protocol of WebDriver (W3C); needs no package.

    with Browser(1280, 900) as browser:
        browser.open("/tmp/page.html")
        browser.keys("j")
        assert browser.text("#name") == "mail/2"
"""

import base64
import json
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.request

ESCAPE = "\ue00c"
ENTER = "\ue007"
DOWN = "\ue015"
TAB = "\ue004"

_ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # the key of an element's id, by the standard


def is_there():
    return shutil.which("chromium") is not None and shutil.which("chromedriver") is not None


def _free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Browser:
    def __init__(self, width, height, dark=False):
        self.url = f"http://127.0.0.1:{_free_port()}"
        self.home = tempfile.mkdtemp(prefix="pseudo-view-")
        self.driver = subprocess.Popen(
            ["chromedriver", "--port=" + self.url.rsplit(":", 1)[1]],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                     "--hide-scrollbars", "--user-data-dir=" + self.home,
                     "--proxy-server=127.0.0.1:9"]  # nothing may be fetched
        wanted = {"browserName": "chrome", "goog:chromeOptions": {"args": arguments},
                  "goog:loggingPrefs": {"browser": "ALL"}}
        self._await_driver()
        made = self._call("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self.session = "/session/" + made["sessionId"]
        self._devtools("Emulation.setDeviceMetricsOverride", width=width, height=height,
                       deviceScaleFactor=1, mobile=False)
        self._devtools("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce"}])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self._call("DELETE", self.session)
        finally:
            self.driver.terminate()
            self.driver.wait()
            shutil.rmtree(self.home, ignore_errors=True)

    def _await_driver(self):
        for _ in range(300):
            try:
                if self._call("GET", "/status")["ready"]:
                    return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("chromedriver does not answer")

    def _call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data=data, method=method,
                                         headers={"Content-Type": "application/json"})
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            with opener.open(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(error.read().decode()) from None

    def _devtools(self, command, **parameters):
        return self._call("POST", self.session + "/goog/cdp/execute",
                          {"cmd": command, "params": parameters})

    def open(self, path):
        self._call("POST", self.session + "/url", {"url": "file://" + path})

    def run(self, script, *arguments):
        """The value that the body of a function returns."""
        return self._call("POST", self.session + "/execute/sync",
                          {"script": script, "args": list(arguments)})

    def find(self, selector):
        return self._call("POST", self.session + "/element",
                          {"using": "css selector", "value": selector})[_ELEMENT]

    def click(self, selector):
        self._call("POST", f"{self.session}/element/{self.find(selector)}/click", {})

    def point_at(self, selector):
        origin = {_ELEMENT: self.find(selector)}
        self._call("POST", self.session + "/actions", {"actions": [
            {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"},
             "actions": [{"type": "pointerMove", "duration": 0, "x": 0, "y": 0,
                          "origin": origin}]}]})

    def keys(self, text):
        """Typed one by one, to whatever has the focus."""
        steps = []
        for key in text:
            steps += [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self._call("POST", self.session + "/actions",
                   {"actions": [{"type": "key", "id": "keys", "actions": steps}]})

    def text(self, selector):
        return self.run("return document.querySelector(arguments[0]).innerText", selector)

    def texts(self, selector):
        return self.run(
            "return [...document.querySelectorAll(arguments[0])].map(e => e.textContent)", selector)

    def wait_until(self, script, *arguments):
        for _ in range(100):
            if self.run(script, *arguments):
                return
            time.sleep(0.05)
        raise AssertionError("never true: " + script)

    def complaints(self):
        """What the console says: faults of the script, refusals of the policy."""
        return [entry["message"] for entry in
                self._call("POST", self.session + "/se/log", {"type": "browser"})]

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self._call("GET", self.session + "/screenshot")))
