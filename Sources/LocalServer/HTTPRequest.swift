/// What a browser asks for.
package struct HTTPRequest: Sendable, Hashable {
  /// `GET`, `POST`, …
  package var method: String
  /// The path, without escapes and arguments.
  package var path: String
  /// The argument `token` of the address.
  package var token: String?
  /// The header `Host`: whom the browser takes this for.
  package var host: String?
  /// The header `Origin`: whose page asks.
  package var origin: String?
  /// The header `Cookie`.
  package var cookie: String?
  /// What is sent with it; nil where that is more than `LocalServer.bodyLimit`.
  package var body: [UInt8]?

  /// A request without headers and body.
  package init(_ method: String, _ path: String) {
    self.method = method
    self.path = path
    body = []
  }
}
