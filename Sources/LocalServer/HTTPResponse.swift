/// An HTTP response.
package struct HTTPResponse: Sendable, Hashable {
  /// The status code of RFC 9110.
  package enum Status: UInt32, Sendable {
    /// The request succeeded.
    case ok = 200
    /// The request is malformed.
    case badRequest = 400
    /// The request is not authorised.
    case forbidden = 403
    /// There is nothing at the path.
    case notFound = 404
    /// The path needs another method.
    case methodNotAllowed = 405
    /// The request failed.
    case conflict = 409
    /// The body is too large.
    case contentTooLarge = 413
  }

  /// A header field.
  package struct Header: Sendable, Hashable {
    /// The name, as in RFC 9110.
    package var name: String
    /// The value, in ASCII.
    package var value: String

    /// Creates a header field.
    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The status code.
  package var status: Status
  /// The header fields, without those that the library adds.
  package var headers: [Header]
  /// The body.
  package var body: [UInt8]

  /// Headers that allow a page only to show pictures and to talk to this server. The browser stores nothing,
  /// and pages of other sites cannot read it.
  private static let protection = [
    Header(
      name: "Content-Security-Policy",
      value: "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; "
        + "script-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
        + "frame-ancestors 'none'"),
    Header(name: "X-Content-Type-Options", value: "nosniff"),
    Header(name: "Cross-Origin-Resource-Policy", value: "same-origin"),
    Header(name: "Referrer-Policy", value: "no-referrer"),
    Header(name: "Cache-Control", value: "no-store"),
  ]

  /// Creates a response with a media type and protective headers.
  package init(_ status: Status = .ok, type: String, body: [UInt8]) {
    self.status = status
    headers = [Header(name: "Content-Type", value: type)] + Self.protection
    self.body = body
  }

  /// Creates a response of plain text.
  package init(_ status: Status, text: String) {
    self.init(status, type: "text/plain; charset=utf-8", body: Array("\(text)\n".utf8))
  }

  /// The value of a header field; nil if it is not set.
  package func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}
