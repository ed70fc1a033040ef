import ScreenFormat

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
