import Raster

/// A number with a unit.
struct Length: Sendable, Hashable {
  enum Unit: String, Sendable {
    case number = ""
    case percent = "%"
    case px, pt, pc, mm, cm, em, ex
    case inch = "in"
  }

  /// The side of the viewport that a percentage refers to.
  enum Direction: Sendable { case horizontal, vertical, diagonal }

  var value: Double
  var unit: Unit = .number

  init(_ value: Double, _ unit: Unit = .number) {
    self.value = value
    self.unit = unit
  }

  /// Nil for anything but one length.
  init?(_ text: String) {
    var scanner = ValueScanner(text)
    scanner.skipSpace()
    guard let length = Length(&scanner) else { return nil }
    scanner.skipSpace()
    guard scanner.isAtEnd else { return nil }
    self = length
  }

  /// The length that is next; nil without a number or with an unknown unit.
  init?(_ scanner: inout ValueScanner) {
    guard let value = scanner.number() else { return nil }
    let name = scanner.take("%") ? "%" : scanner.letters().lowercased()
    guard let unit = Unit(rawValue: name) else { return nil }
    self.init(value, unit)
  }

  /// The length in user units (CSS pixels).
  ///
  /// - Parameters:
  ///   - viewport: the size that percentages refer to.
  ///   - fontSize: the size that `em` and `ex` refer to.
  func resolved(_ direction: Direction, viewport: Size, fontSize: Double) -> Double {
    switch unit {
    case .number, .px: value
    case .pt: value * 96 / 72
    case .pc: value * 16
    case .mm: value * 96 / 25.4
    case .cm: value * 96 / 2.54
    case .inch: value * 96
    case .em: value * fontSize
    // CSS: half an em where the font is not known.
    case .ex: value * fontSize / 2
    case .percent: value / 100 * Self.extent(direction, of: viewport)
    }
  }

  private static func extent(_ direction: Direction, of viewport: Size) -> Double {
    switch direction {
    case .horizontal: viewport.width
    case .vertical: viewport.height
    case .diagonal:
      ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
    }
  }
}
