import ScreenFormat

/// The picture that code draws, as the operations of a document's drawing.
final class CodeCanvas {
  /// The classes of objects that draw.
  static let context = "CGContext"
  static let path = "UIBezierPath"
  static let renderer = "UIGraphicsImageRenderer"
  static let classes: Set = [context, path, renderer]

  private let size: [Double]
  private var operations: [DocumentValue] = []
  private var fillColor: CodeValue = .color(.string("black"))
  private var strokeColor: CodeValue = .color(.string("black"))
  private var lineWidth = 1.0
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
    operations.append(.object([("fill", color)] + shape.members))
  }

  /// - Parameter width: the width of the line; nil for the picture's.
  func stroke(_ shape: CodeShape?, lineWidth width: CodeValue? = nil) {
    guard let shape, let color = Self.document(strokeColor),
      let width = width == nil ? lineWidth : width?.double, CodeShape.lengths.contains(width)
    else { return lose() }
    operations.append(
      .object(
        [("stroke", color)] + shape.members + [("lineWidth", .number(width))] + shape.lineMembers))
  }

  func clip(_ shape: CodeShape?) {
    guard let shape else { return lose() }
    operations.append(.object([("clip", .object(shape.members))]))
  }

  /// The picture; not known if a part of it is not.
  var image: CodeValue {
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
    switch color {
    case .named(let name, let inner):
      return document(inner).map { NamedDocument.reference(to: name, $0) }
    case .color(let document): return document
    case .symbol(let name, _): return UIKitColors.named(name)
    case .conditional(let test, let first, let second) where test.key == "userInterfaceStyle":
      guard let first = document(first), let second = document(second) else { return nil }
      let isDark = test.value == "dark"
      return .object([("light", isDark ? second : first), ("dark", isDark ? first : second)])
    default: return nil
    }
  }

  // MARK: Tools

  /// A path or a renderer that code makes; nil for another type.
  static func tool(
    _ type: String, _ name: String, _ arguments: [CodeEvaluator.Argument]
  ) -> CodeValue? {
    guard name != "alloc" else { return nil }
    let values = arguments.map(\.value)
    let object = CodeObject(type)
    switch type {
    case renderer:
      // A size, or bounds.
      guard let first = values.first else { return nil }
      object["size"] =
        Geometry.numbers(first, 4).map { .numbers($0.suffix(2).map { .number($0) }) } ?? first
      return .object(object)
    case path:
      let labels = name + arguments.compactMap(\.label).joined()
      let form = labels.lowercased()
      if form.contains("roundedrect") {
        object["form"] = .string("roundedRect")
        // With corners of its own the radii are a size.
        object["radius"] = values.last
        if form.contains("corners"), values.count == 3 { object["corners"] = values[1] }
      } else if form.contains("oval") {
        object["form"] = .string("ellipse")
      } else if form.contains("rect") {
        object["form"] = .string("rect")
      } else if !arguments.isEmpty {
        object["form"] = .string("other")
      }
      if let rect = values.first { object["rect"] = rect }
      return .object(object)
    default: return nil
    }
  }
}

/// A shape of a document's drawing.
struct CodeShape {
  /// The members of the operation that tell the shape.
  var members: [(String, DocumentValue)]
  /// Those that tell its line.
  var lineMembers: [(String, DocumentValue)] = []

  /// The lengths and coordinates of documents, in points.
  static let lengths = 0.0...10_000
  static let coordinates = -10_000.0...10_000

  /// - Parameter rect: nil, or one that is not known, makes no shape.
  init?(_ form: String, _ rect: CodeValue?) {
    guard let members = Self.members(form, rect) else { return nil }
    self.members = members
  }

  private static func members(_ form: String, _ rect: CodeValue?) -> [(String, DocumentValue)]? {
    guard let rect, let numbers = Geometry.numbers(rect, 4),
      numbers.allSatisfy(coordinates.contains)
    else { return nil }
    return [(form, .numbers(numbers))]
  }

  private static func roundedRect(_ path: CodeObject) -> [(String, DocumentValue)]? {
    guard var members = members("roundedRect", path["rect"]), let value = path["radius"],
      let radius = value.double ?? Geometry.numbers(value, 2)?.first, lengths.contains(radius)
    else { return nil }
    members.append(("cornerRadius", .number(radius)))
    if let corners = path["corners"] {
      guard let names = Self.corners(corners) else { return nil }
      if !names.isEmpty { members.append(("corners", .strings(names))) }
    }
    return members
  }

  /// The shape of a path; nil for one that can't be told.
  init?(_ path: CodeObject) {
    let members: [(String, DocumentValue)]? =
      switch path["form"]?.text {
      case let form? where form == "rect" || form == "ellipse": Self.members(form, path["rect"])
      case "roundedRect": Self.roundedRect(path)
      case nil: path["data"]?.text.map { [("path", .string($0))] }
      default: nil
      }
    guard let members else { return nil }
    self.members = members
    for (key, name) in [("lineCapStyle", "lineCap"), ("lineJoinStyle", "lineJoin")] {
      guard let symbol = path[key]?.symbol else { continue }
      guard
        let style = SymbolName.match(symbol, among: ["butt", "round", "square", "miter", "bevel"])
      else { return nil }
      lineMembers.append((name, .string(style)))
    }
  }

  /// The names of corners in documents; empty for all of them, nil for others.
  private static func corners(_ value: CodeValue) -> [String]? {
    var values = [value]
    if case .array(let elements) = value.plain { values = elements }
    var result: [String] = []
    for value in values {
      guard let symbol = value.symbol else { return nil }
      for part in symbol.split(separator: "|") {
        guard
          let name = SymbolName.match(
            String(part), among: ["topLeft", "topRight", "bottomLeft", "bottomRight", "allCorners"])
        else { return nil }
        if name == "allCorners" { return [] }
        result.append(name)
      }
    }
    return result
  }
}
