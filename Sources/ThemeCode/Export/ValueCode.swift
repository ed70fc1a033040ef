/// A value in code.
struct ValueCode {
  /// The expression.
  var text: String
  /// The statements that go before it.
  var setup: [String] = []
  /// The first iOS that knows all of it; 0 where that does not matter.
  var since = 0

  init(_ text: String, setup: [String] = [], since: Int = 0) {
    self.text = text
    self.setup = setup
    self.since = since
  }
}

/// The reason why something has no code.
package struct NoCode: Error, Hashable {
  /// A phrase without a full stop.
  package var reason: String

  init(_ reason: String) { self.reason = reason }
}
