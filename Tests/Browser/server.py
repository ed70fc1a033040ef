"""A server of `mockup`, spoken to as a browser would, and as one that must not be let in."""
import http.client
import re
import subprocess


class Server:
    """A running command that prints the address of its page. As a context it is killed at the end."""

    def __init__(self, command, folder):
        self.process = subprocess.Popen(
            command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        first = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/\?token=([0-9a-f]{32})$", first.strip())
        assert found, first + self.process.stderr.read()
        self.address = found.group(0)
        self.port, self.token = int(found.group(1)), found.group(2)
        self.origin = f"http://127.0.0.1:{self.port}"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()

    def ask(self, method, path, headers=None, body=None):
        """The answer; its body is in `text`."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.putrequest(method, path, skip_host=True)
        for name, value in {"Host": f"127.0.0.1:{self.port}", **(headers or {})}.items():
            connection.putheader(name, value)
        if body is not None:
            connection.putheader("Content-Length", str(len(body)))
        connection.endheaders(body)
        answer = connection.getresponse()
        answer.text = answer.read()
        connection.close()
        return answer

    def expect(self, status, *request):
        """Asks, and says what was asked where the answer is another."""
        answer = self.ask(*request)
        assert answer.status == status, (str(request)[:500], answer.status, answer.reason)
        return answer

    def enter(self):
        """The cookie that the token gets, as a header."""
        answer = self.expect(200, "GET", f"/?token={self.token}")
        return {"Cookie": answer.getheader("Set-Cookie").split(";")[0]}

    def end(self):
        """The status, and all that was printed."""
        output, errors = self.process.communicate(timeout=60)
        assert not errors, errors
        return self.process.returncode, output
