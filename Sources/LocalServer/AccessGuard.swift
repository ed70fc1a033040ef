/// Restricts a server to one browser.
///
/// The first browser that sends the token gets a cookie. Requests without the cookie, and requests that
/// pages of other sites make, are refused.
package struct AccessGuard: Sendable {
  /// The origin of the server: `http://127.0.0.1:PORT`.
  package let origin: String

  private let host: String
  private let cookie: String
  private let session: String
  private let token: String
  private var isTokenUsed = false

  /// Creates a guard for a server.
  ///
  /// - Parameters:
  ///   - port: The port of the server. The cookie's name contains it, because browsers share cookies between
  ///     ports.
  ///   - token: The token in the address, which works once.
  ///   - session: The value of the cookie.
  package init(
    port: Int, token: String = AccessGuard.secret(), session: String = AccessGuard.secret()
  ) {
    host = "127.0.0.1:\(port)"
    origin = "http://\(host)"
    cookie = "mockup-\(port)"
    self.token = token
    self.session = session
  }

  /// The address to open in a browser. It works once.
  package var address: String { "\(origin)/?token=\(token)" }

  /// Returns the response to a request that is refused or contains the token; nil if it is authorised.
  package mutating func answer(_ request: HTTPRequest) -> HTTPResponse? {
    // Refuses other host names of this machine, which could belong to another site (DNS rebinding).
    guard request.host == host else { return Self.refusal("The address is \(origin)/.") }
    let isReading = request.method == "GET" || request.method == "HEAD"
    guard request.origin == origin || (isReading && request.origin == nil) else {
      return Self.refusal("Another page may not ask for this.")
    }
    let isKnown = isKnown(request.cookie)
    if request.path == "/", let offered = request.token {
      if !isTokenUsed, Self.isSame(offered, token) {
        isTokenUsed = true
        return entrance(settingCookie: true)
      }
      if isKnown { return entrance(settingCookie: false) }
    }
    return isKnown
      ? nil
      : Self.refusal("The address works once, in one browser. To use another, start again.")
  }

  private static func refusal(_ text: String) -> HTTPResponse {
    HTTPResponse(.forbidden, text: text)
  }

  /// A page that leads to the address without the token, which should not stay in the browser's history.
  ///
  /// The browser may come from a file, and sends a strict cookie only where a page of this server leads to: not
  /// where a redirection does.
  private func entrance(settingCookie: Bool) -> HTTPResponse {
    var response = HTTPResponse(
      type: "text/html; charset=utf-8",
      body: Array(
        "<!doctype html><meta http-equiv=\"refresh\" content=\"0;url=/\"><a href=\"/\">The report</a>\n"
          .utf8))
    if settingCookie {
      let value = "\(cookie)=\(session); Path=/; HttpOnly; SameSite=Strict"
      response.headers.append(.init(name: "Set-Cookie", value: value))
    }
    return response
  }

  private func isKnown(_ header: String?) -> Bool {
    let pairs = (header ?? "").split(separator: ";").map { $0.drop { $0 == " " } }
    return pairs.contains { Self.isSame(String($0), "\(cookie)=\(session)") }
  }

  /// Compares two texts in constant time.
  private static func isSame(_ a: String, _ b: String) -> Bool {
    let (a, b) = (Array(a.utf8), Array(b.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Returns 128 random bits as hexadecimal digits.
  package static func secret() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
