import Controls
import ObjectModel
import Raster
import ScreenFormat
import TestSupport

/// A picture of a real screen, the fixture that redraws it, and the parts to compare.
struct Reference {
  /// A part of the picture: an object of the fixture, or a rectangle in points.
  enum Area {
    case object(String)
    case rect(name: String, Rect)

    var name: String {
      switch self {
      case .object(let name): name
      case .rect(let name, _): name
      }
    }
  }

  /// The file in the folder of reference pictures; its name ends in `@<scale>x.png`.
  var file: String
  /// The path of the fixture in the repository.
  var screen: String
  /// The part of the picture that the fixture redraws, in points; nil for the whole picture.
  var part: Rect?
  /// The part to compare, in points; nil for the whole picture.
  var crop: Rect?
  /// Parts that are not compared, because the fixture cannot redraw them.
  var mask: [Area]
  /// Texts whose positions are measured instead, because the fonts differ.
  var text: [Area]
  /// Folders and catalogues of images, relative to the folder of reference pictures.
  var assets: [String]
  /// The style that the picture has; nil for the fixture's.
  var style: Traits.InterfaceStyle?
  /// The largest difference that is allowed for a channel of any compared pixel; nil for any.
  var levels: Int?
}

/// A reason why a comparison fails.
struct FidelityError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

/// `Fixtures/Fidelity/references.json`:
/// `{"references": [{"reference", "screen", "part", "crop", "mask": [AREA], "text": [AREA]}]}`, where AREA is
/// an id, the end of an object's path, `[x, y, width, height]` in points, or `{"name", "rect"}`; also
/// `"assets": [PATH]`, from the folder of the pictures, `"style"`, light or dark, and `"levels"`, the most that a channel may differ.
enum Manifest {
  static let path = "Fixtures/Fidelity/references.json"

  static func read() throws -> [Reference] {
    guard let bytes = Files.bytes(Repository.path(path)) else {
      throw FidelityError("\(path): cannot be read")
    }
    var diagnostics = Diagnostics()
    let root = JSONParser.parse(SourceFile(label: path, bytes: bytes), into: &diagnostics)
    guard let root, !diagnostics.hasErrors else {
      throw FidelityError(diagnostics.sorted().map(\.description).joined(separator: "\n"))
    }
    return try array(root.object?["references"], of: root).map(reference)
  }

  private static func reference(_ node: DocumentNode) throws -> Reference {
    guard let object = node.object, let file = object["reference"]?.string,
      let screen = object["screen"]?.string
    else { throw error("an object with reference and screen is expected", node) }
    let known = [
      "reference", "screen", "part", "crop", "mask", "text", "assets", "style", "levels",
    ]
    if let key = object.keys.first(where: { !known.contains($0) }) {
      throw error("unknown key '\(key)'", node)
    }
    return Reference(
      file: file, screen: screen, part: try object["part"].map(rect),
      crop: try object["crop"].map(rect),
      mask: try array(object["mask"], of: node).map(area),
      text: try array(object["text"], of: node).map(area),
      assets: try array(object["assets"], of: node).compactMap(\.string),
      style: object["style"]?.string.flatMap { Traits.InterfaceStyle(rawValue: $0) },
      levels: object["levels"]?.integer)
  }

  private static func array(_ node: DocumentNode?, of parent: DocumentNode) throws -> [DocumentNode]
  {
    guard let node else { return [] }
    guard let array = node.array else { throw error("an array is expected", node) }
    return array
  }

  private static func area(_ node: DocumentNode) throws -> Reference.Area {
    if let name = node.string { return .object(name) }
    if let object = node.object, let name = object["name"]?.string, let value = object["rect"] {
      return .rect(name: name, try rect(value))
    }
    return .rect(name: "", try rect(node))
  }

  private static func rect(_ node: DocumentNode) throws -> Rect {
    let numbers = node.array?.compactMap(\.number) ?? []
    guard numbers.count == 4, node.array?.count == 4 else {
      throw error("[x, y, width, height] is expected", node)
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func error(_ text: String, _ node: DocumentNode) -> FidelityError {
    FidelityError("\(path):\(node.position.line): \(text)")
  }
}
