import ScreenFormat

/// The picture that code draws, as the operations of a document's drawing.
final class CodeCanvas {
  private let size: [Double]
  private var operations: [DocumentValue] = []
  private var fillColor: CodeValue = .color(.string("black"))
  private var strokeColor: CodeValue = .color(.string("black"))
  private var lineWidth = 1.0
  /// Where the colours of the picture come from.
  private var origin: CodeOrigin?
  /// Whether code said that it is done. `defer` says so before it draws.
  var isEnded = false
  /// Whether `operations` hold all that was drawn.
  private var isWhole: Bool

  /// - Parameter size: in points; nil for a size that is not known.
  init(size: [Double]?) {
    self.size = size ?? [1, 1]
    isWhole = size?.allSatisfy(CodeShape.lengths.contains) ?? false
  }

  func setColor(_ color: CodeValue, fills: Bool, strokes: Bool) {
    if fills { fillColor = color }
    if strokes { strokeColor = color }
  }

  func setLineWidth(_ value: CodeValue?) {
    guard let width = value?.double, CodeShape.lengths.contains(width) else { return lose() }
    lineWidth = width
  }

  /// Notes that something is drawn which can't be told.
  func lose() { isWhole = false }

  // MARK: Drawing

  func fill(_ shape: CodeShape?) {
    guard let shape, let color = Self.document(fillColor) else { return lose() }
    note(fillColor)
    operations.append(.object([("fill", color)] + shape.members))
  }

  /// - Parameter width: the width of the line; nil for the picture's.
  func stroke(_ shape: CodeShape?, lineWidth width: CodeValue? = nil) {
    guard let shape, let color = Self.document(strokeColor),
      let width = width == nil ? lineWidth : width?.double, CodeShape.lengths.contains(width)
    else { return lose() }
    note(strokeColor)
    operations.append(
      .object(
        [("stroke", color)] + shape.members + [("lineWidth", .number(width))] + shape.lineMembers))
  }

  func clip(_ shape: CodeShape?) {
    guard let shape else { return lose() }
    operations.append(.object([("clip", .object(shape.members))]))
  }

  private func note(_ color: CodeValue) {
    guard let added = color.origin else { return }
    if origin == nil { origin = added } else { origin?.add(added) }
  }

  /// The picture; not known if a part of it is not.
  var image: CodeValue { picture.from(origin) }

  private var picture: CodeValue {
    guard isWhole, operations.count <= CodeLimits.operations else { return .unknown("image") }
    guard !operations.isEmpty else {
      return .image(
        CodeImage(source: .object([("color", .string("clear")), ("size", .numbers(size))])))
    }
    if operations.count == 1, case .object(let only) = operations[0],
      let rect = only["rect"]?.value, only["fill"] != nil,
      JSONWriter.line(rect) == JSONWriter.line(.numbers([0, 0] + size))
    {
      return .filled(fillColor, size: size)
    }
    return .image(
      CodeImage(source: .object([("size", .numbers(size)), ("draw", .array(operations))])))
  }

  /// The document of a colour; nil for one that is not known.
  private static func document(_ color: CodeValue) -> DocumentValue? {
    switch color.bare {
    case .named(let name, let inner):
      return document(inner).map { NamedDocument.reference(to: name, $0) }
    case .library(UIKitValue.color(let document)): return document
    case .symbol(let name, _): return UIKitColors.named(name)
    case .conditional(let test, let first, let second) where test.key == "userInterfaceStyle":
      guard let first = document(first), let second = document(second) else { return nil }
      let isDark = test.value == "dark"
      return .object([("light", isDark ? second : first), ("dark", isDark ? first : second)])
    default: return nil
    }
  }
}
