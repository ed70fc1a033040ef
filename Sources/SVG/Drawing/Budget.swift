/// The work that a drawing may still do, shared by all its parts.
final class Budget {
  /// Elements, those that `use`, markers and patterns repeat among them.
  private var elements = Budget.elementLimit
  /// Bytes of layers, masks, patterns and filtered pictures.
  private var bytes: Int

  /// Elements that are drawn, repeated ones counted each time.
  static let elementLimit = 500_000

  init(bytes: Int) { self.bytes = bytes }

  func takeElement() throws(SVGError) {
    elements -= 1
    guard elements >= 0 else { throw .tooComplex(.elements) }
  }

  func take(bytes count: Int) throws(SVGError) {
    bytes -= count
    guard bytes >= 0 else { throw .tooComplex(.memory) }
  }
}
