import Glibc
internal import HTTPBridge

/// An HTTP server. It listens on 127.0.0.1, where it accepts connections of this user alone, or on an address that
/// somebody names, where it accepts all.
package final class LocalServer {
  /// A reason why the server cannot start.
  package enum Failure: Error, Hashable {
    /// The library is not installed; `package` is the name of Debian's package.
    case notInstalled(package: String)
    /// The port cannot be used. `reason` is the system's message.
    case cannotListen(port: Int, reason: String)
  }

  /// Whether there is what a server needs.
  package static var isAvailable: Bool { http_bridge_is_available() != 0 }

  /// The address that only this machine reaches.
  package static let loopback = "127.0.0.1"

  /// Whether a text is an IPv4 address, as four numbers with dots.
  package static func isAddress(_ text: String) -> Bool {
    var address = in_addr()
    return inet_pton(AF_INET, text, &address) == 1
  }

  /// The largest size of a request's body, in bytes, where nobody says another.
  package static let bodyLimit = 1 << 20
  /// The longest wait for a request, in milliseconds. A signal just before the wait is noticed after it.
  private static let waitLimit: Int32 = 500

  /// The port of the server.
  package let port: Int
  private let server: OpaquePointer
  private let outbox: Outbox
  /// The requests that are answered later, by their numbers.
  private var waiting: [Int: OpaquePointer] = [:]
  private var requestCount = 0

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - host: The IPv4 address to listen on.
  ///   - port: The port to listen on; 0 for a free one.
  ///   - bodyLimit: The largest size of a request's body, in bytes.
  /// - Throws: `Failure`.
  package init(
    host: String = LocalServer.loopback, port: Int = 0, bodyLimit: Int = LocalServer.bodyLimit
  ) throws(Failure) {
    guard let outbox = Outbox() else {
      throw .cannotListen(port: port, reason: String(cString: strerror(errno)))
    }
    var server: OpaquePointer?
    let status = http_bridge_start(host, UInt16(clamping: port), bodyLimit, &server)
    guard status == HTTP_BRIDGE_OK, let server else {
      if status == HTTP_BRIDGE_NOT_INSTALLED { throw .notInstalled(package: "libmicrohttpd12") }
      throw .cannotListen(port: port, reason: String(cString: strerror(errno)))
    }
    self.server = server
    self.outbox = outbox
    self.port = Int(http_bridge_port(server))
  }

  deinit {
    for request in waiting.values { http_bridge_respond(request, 0, nil) }
    http_bridge_stop(server)
  }

  /// Answers requests one after another.
  ///
  /// - Parameters:
  ///   - isDone: Whether to stop; asked before each wait for a request. SIGINT and SIGTERM stop, too.
  ///   - answer: Returns the response to a request.
  package func run(
    until isDone: () -> Bool, answer: (HTTPRequest) -> HTTPResponse
  ) {
    run(until: isDone) { request, _ in answer(request) }
  }

  /// Answers requests, some of them later. No request waits for another's answer.
  ///
  /// - Parameters:
  ///   - isDone: Whether to stop; asked before each wait for a request. SIGINT and SIGTERM stop, too.
  ///   - answer: Returns the response to a request; nil if the reply gets one later, from any thread.
  package func run(
    until isDone: () -> Bool, answer: (HTTPRequest, Reply) -> HTTPResponse?
  ) {
    http_bridge_catch_interrupts()
    while !isDone(), http_bridge_is_interrupted() == 0 {
      sendReplies()
      guard let request = http_bridge_next(server, Self.waitLimit, outbox.descriptor) else {
        continue
      }
      requestCount += 1
      if let response = answer(Self.read(request), Reply(number: requestCount, outbox: outbox)) {
        Self.send(response, for: request)
      } else {
        waiting[requestCount] = request
      }
    }
    sendReplies()
  }

  private func sendReplies() {
    for (number, response) in outbox.takeAll() {
      guard let request = waiting.removeValue(forKey: number) else { continue }
      Self.send(response, for: request)
    }
  }

  private static func read(_ source: OpaquePointer) -> HTTPRequest {
    func text(_ value: UnsafePointer<CChar>?) -> String? { value.map { String(cString: $0) } }
    var request = HTTPRequest(
      String(cString: http_bridge_method(source)), String(cString: http_bridge_path(source)))
    request.token = text(http_bridge_argument(source, "token"))
    request.host = text(http_bridge_header(source, "Host"))
    request.readAbsoluteTarget()
    request.origin = text(http_bridge_header(source, "Origin"))
    request.cookie = text(http_bridge_header(source, "Cookie"))
    request.secret = text(http_bridge_header(source, HTTPRequest.secretHeader))
    var length = 0
    let bytes = http_bridge_body(source, &length)
    request.body =
      http_bridge_is_too_large(source) != 0
      ? nil : Array(UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : length))
    return request
  }

  private static func send(_ response: HTTPResponse, for request: OpaquePointer) {
    let target = response.body.withUnsafeBufferPointer {
      http_bridge_make_response($0.baseAddress, $0.count)
    }
    if let target {
      for header in response.headers { http_bridge_add_header(target, header.name, header.value) }
    }
    http_bridge_respond(request, response.status.rawValue, target)
  }
}
