import Glibc
import TestSupport
import Testing

@testable import LocalServer

/// Another user of the machine gets no answer, and no place among the connections.
@Suite struct OtherUserTests {
  private static func isInstalled(_ program: String) -> Bool {
    (try? CommandRunner().runShell("command -v \(program)"))?.status == 0
  }

  @Test(
    .enabled(
      if: geteuid() == 0 && isInstalled("setpriv") && isInstalled("bash"),
      "only root can become another user"))
  func `only the user of the server is answered`() throws {
    let server = try LocalServer()
    let folder = try TemporaryDirectory()
    try Files.write(
      Array(
        """
        exec 3<>/dev/tcp/127.0.0.1/\(server.port) || exit 1
        printf 'GET / HTTP/1.1\\r\\nHost: 127.0.0.1\\r\\nConnection: close\\r\\n\\r\\n' >&3
        cat <&3
        """.utf8), to: folder["request.sh"])
    var runner = CommandRunner()
    runner.folder = folder.path
    let other = "setpriv --reuid 65534 --regid 65534 --clear-groups bash"
    _ = try runner.runShell(
      "script=$(cat request.sh); ("
        + "for i in 1 2 3; do timeout 10 \(other) -c \"$script\" >>other 2>/dev/null; done; "
        + "timeout 10 bash -c \"$script\" >own 2>/dev/null; touch done) >/dev/null 2>&1 &")
    var answered = 0
    server.run(until: { Files.exists(folder["done"]) }) { _ in
      answered += 1
      return HTTPResponse(.ok, text: "hello")
    }
    #expect(Files.text(folder["other"]) == "")
    #expect(Files.text(folder["own"])?.contains("hello") == true)
    #expect(answered == 1)
  }
}
