/// An HTTP request.
package struct HTTPRequest: Sendable, Hashable {
  /// The method: `GET`, `POST`, …
  package var method: String
  /// The path, decoded and without arguments.
  package var path: String
  /// The argument `token` of the address.
  package var token: String?
  /// The header `Host`: the server that the browser addresses.
  package var host: String?
  /// The header `Origin`: the site of the page that makes the request.
  package var origin: String?
  /// The header `Cookie`.
  package var cookie: String?
  /// The header `X-Mockup-Secret`, which only a page of this server knows.
  package var secret: String?
  /// The body; nil if it is larger than the server allows.
  package var body: [UInt8]?

  /// The name of the header of `secret`.
  package static let secretHeader = "X-Mockup-Secret"

  /// Splits a target that names its server, as `http://127.0.0.1:8080/page`: that server counts, not the header.
  mutating func readAbsoluteTarget() {
    let scheme = "http://"
    guard path.lowercased().hasPrefix(scheme) else { return }
    let rest = path.dropFirst(scheme.count)
    host = String(rest.prefix { $0 != "/" })
    let own = rest.drop { $0 != "/" }
    path = own.isEmpty ? "/" : String(own)
  }

  /// Creates a request without headers and body.
  package init(_ method: String, _ path: String) {
    self.method = method
    self.path = path
    body = []
  }
}
