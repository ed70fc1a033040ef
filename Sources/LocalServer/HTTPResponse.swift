/// What a browser gets.
package struct HTTPResponse: Sendable, Hashable {
  /// The status of RFC 9110.
  package enum Status: UInt32, Sendable {
    /// Here it is.
    case ok = 200
    /// Look elsewhere.
    case seeOther = 303
    /// The request makes no sense.
    case badRequest = 400
    /// It may not be asked for.
    case forbidden = 403
    /// There is no such thing.
    case notFound = 404
    /// Another method would do.
    case methodNotAllowed = 405
    /// It could not be done.
    case conflict = 409
    /// The body is too long.
    case contentTooLarge = 413
  }

  /// One line of the head.
  package struct Header: Sendable, Hashable {
    /// As in RFC 9110.
    package var name: String
    /// In ASCII.
    package var value: String
  }

  /// How it went.
  package var status: Status
  /// The head, beside what the library adds.
  package var headers: [Header]
  /// What it holds.
  package var body: [UInt8]

  /// A page may show pictures and talk to this server, and nothing else; nothing is kept by the browser, and
  /// no other page may look into it.
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

  /// A body of some type, with the headers that keep it on this machine.
  package init(_ status: Status = .ok, type: String, body: [UInt8]) {
    self.status = status
    headers = [Header(name: "Content-Type", value: type)] + Self.protection
    self.body = body
  }

  /// A sentence.
  package init(_ status: Status, text: String) {
    self.init(status, type: "text/plain; charset=utf-8", body: Array("\(text)\n".utf8))
  }

  /// The value of a header that was set here.
  package func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}
