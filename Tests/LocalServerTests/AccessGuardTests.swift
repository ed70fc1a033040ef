import Testing

@testable import LocalServer

@Suite struct AccessGuardTests {
  private var access = AccessGuard(port: 8080, token: "once", session: "secret")

  /// A request of the authorised browser, changed by `change`.
  private func request(
    _ method: String = "GET", _ path: String = "/", _ change: (inout HTTPRequest) -> Void = { _ in }
  ) -> HTTPRequest {
    var request = HTTPRequest(method, path)
    request.host = "127.0.0.1:8080"
    request.origin = method == "GET" ? nil : "http://127.0.0.1:8080"
    request.cookie = "theme=dark; mockup-8080=secret"
    change(&request)
    return request
  }

  @Test mutating func `the token lets in once, and the cookie from then on`() {
    let first = access.answer(
      request {
        $0.cookie = nil
        $0.token = "once"
      })
    #expect(first?.status == .ok)
    let body = first.map { String(decoding: $0.body, as: UTF8.self) }
    #expect(body?.contains("0;url=/") == true)
    #expect(
      first?.header("Set-Cookie") == "mockup-8080=secret; Path=/; HttpOnly; SameSite=Strict")
    #expect(access.answer(request()) == nil)
    #expect(access.answer(request("POST", "/accept")) == nil)
    let second = access.answer(
      request {
        $0.cookie = nil
        $0.token = "once"
      })
    #expect(second?.status == .forbidden && second?.header("Set-Cookie") == nil)
    // The authorised browser may load its first address again.
    #expect(access.answer(request { $0.token = "once" })?.status == .ok)
  }

  @Test(arguments: [
    "00000000000000000000000000000001", "10000000000000000000000000000000",
    "3f9d02c67be1a45880d7f36ec21b94a0", "a0c4e8173b5d9f26e1827364d5c9fb0e",
    "78787878787878787878787878787870", "ffffffffffffffff0000000000000000",
  ])
  func `a token of one digit repeated is no other token, nor is such a cookie`(_ right: String) {
    for digit in "0123456789abcdef" {
      let offered = String(repeating: digit, count: right.count)
      var access = AccessGuard(port: 8080, token: right, session: right)
      let byToken = access.answer(
        request {
          $0.cookie = nil
          $0.token = offered
        })
      #expect(byToken?.status == .forbidden)
      #expect(
        access.answer(request { $0.cookie = "mockup-8080=\(offered)" })?.status == .forbidden)
    }
  }

  @Test mutating func `whoever brings neither token nor cookie is turned away`() {
    for cookie in [nil, "", "mockup-8080", "mockup-8080=", "mockup-8080=secre", "mockup-80=secret"]
    {
      #expect(access.answer(request { $0.cookie = cookie })?.status == .forbidden)
    }
    for token in ["", "onc", "once ", "secret"] {
      let answer = access.answer(
        request {
          $0.cookie = nil
          $0.token = token
        })
      #expect(answer?.status == .forbidden)
    }
    // The token belongs to the first page only.
    let elsewhere = access.answer(
      request("GET", "/pictures/a.png") {
        $0.cookie = nil
        $0.token = "once"
      })
    #expect(elsewhere?.status == .forbidden)
  }

  @Test mutating func `another name for this machine is refused, whatever else is right`() {
    for host in [nil, "", "localhost:8080", "127.0.0.1", "127.0.0.1:80", "evil.example:8080"] {
      #expect(access.answer(request { $0.host = host })?.status == .forbidden)
    }
  }

  @Test
  mutating func `a page from elsewhere may not ask, and nothing is written without an origin`() {
    for origin in ["http://evil.example", "null", "https://127.0.0.1:8080", "http://127.0.0.1:80"] {
      #expect(access.answer(request { $0.origin = origin })?.status == .forbidden)
      #expect(
        access.answer(request("POST", "/accept") { $0.origin = origin })?.status == .forbidden)
    }
    #expect(access.answer(request("POST", "/accept") { $0.origin = nil })?.status == .forbidden)
    #expect(access.answer(request("DELETE", "/") { $0.origin = nil })?.status == .forbidden)
  }

  @Test func `secrets are long and never the same`() {
    let secrets = (0..<20).map { _ in AccessGuard.secret() }
    #expect(Set(secrets).count == 20)
    #expect(secrets.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }
}
