public import Controls
import ObjectModel
public import Raster
public import ScreenFormat

/// The frames of all views of a screen: the contents of a `.layout.json` file.
public struct LayoutRecord: Sendable, Hashable {
  /// One object of the view hierarchy.
  public struct View: Sendable, Hashable {
    /// The id, if it has one.
    public var id: String?
    /// The path from the window.
    public var path: String
    /// The name of its class.
    public var className: String
    /// The frame in the window, in points, rounded to thousandths.
    public var frame: Rect
    /// The properties that were set, by the document or a rule. They are not compared, but tell later
    /// what has changed.
    public var appearance: [Setting]

    /// The id as `#ID`, or the path; unique in a screen.
    public var key: String { id.map { "#\($0)" } ?? path }
  }

  /// A property and its resolved value.
  public struct Setting: Sendable, Hashable {
    /// The property as `NAME` or `NAME@AXES`.
    public var name: String
    /// The value in a document's syntax, cut after 160 characters.
    public var value: String
  }

  /// The views in tree order.
  public var views: [View]

  /// The largest length of a value, in characters: drawings can be very long.
  static let valueLength = 160

  /// Creates a record of views.
  init(views: [View]) { self.views = views }

  /// Creates a record of a screen without properties.
  public init(_ tree: PlacedTree) {
    views = zip(tree.styled.objects, tree.windowFrames).map { object, frame in
      View(
        id: object.element.id, path: object.path, className: object.element.className,
        frame: Self.rounded(frame), appearance: [])
    }
  }

  /// Creates a record of a screen with the properties that were set.
  public init(_ explanation: Explanation) {
    var tints: [String: String] = [:]
    views = explanation.entries.map { entry in
      var settings = Self.settings(entry)
      // An inherited tint is listed only at the view that it comes from.
      let tint = settings.removeFirst()
      tints[entry.path] = tint.value
      if tints[FilePath.folder(of: entry.path)] != tint.value { settings.insert(tint, at: 0) }
      return View(
        id: entry.id, path: entry.path, className: entry.className,
        frame: Self.rounded(entry.frame), appearance: settings)
    }
  }

  private static let tintName = "tintColor"

  /// The properties of an object: the tint, then the others by name.
  static func settings(_ entry: Explanation.Entry) -> [Setting] {
    let tint = Setting(name: tintName, value: "\"\(entry.tintColor)\"")
    let set = entry.properties.filter { $0.name != tintName }.map { property in
      Setting(name: property.name, value: cut(DocumentPrinter.text(property.winner.value)))
    }
    return [tint] + set
  }

  /// The properties of the view at `path` with its inherited tint; nil if there is no such view.
  func settings(at path: String) -> [Setting]? {
    guard var settings = views.first(where: { $0.path == path })?.appearance else { return nil }
    var above = path
    while settings.first?.name != Self.tintName, !above.isEmpty {
      above = FilePath.folder(of: above)
      let view = views.first { $0.path == above }
      if let tint = view?.appearance.first, tint.name == Self.tintName {
        settings.insert(tint, at: 0)
      }
    }
    return settings
  }

  private static func cut(_ text: String) -> String {
    text.count > valueLength ? text.prefix(valueLength) + "…" : text
  }

  /// Rounds to a thousandth of a point, less than any picture shows.
  private static func rounded(_ frame: Rect) -> Rect {
    func round(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
    return Rect(
      x: round(frame.minX), y: round(frame.minY), width: round(frame.width),
      height: round(frame.height))
  }
}

extension LayoutRecord {
  /// The record as JSON with a line per view, so that version control shows which views moved.
  public var text: String {
    let lines = views.map { view in
      var members: [(String, DocumentValue)] = []
      if let id = view.id { members.append(("id", .string(id))) }
      members += [
        ("path", .string(view.path)), ("class", .string(view.className)),
        (
          "frame",
          .numbers([view.frame.minX, view.frame.minY, view.frame.width, view.frame.height])
        ),
      ]
      if !view.appearance.isEmpty {
        members.append(
          ("appearance", .object(view.appearance.map { ($0.name, .string($0.value)) })))
      }
      return "  \(DocumentValue.object(members).json)"
    }
    return "{\"mockup\": 1, \"views\": [\n\(lines.joined(separator: ",\n"))\n]}\n"
  }

  /// Reads a record from a file; nil if the file holds none.
  public init?(_ file: SourceFile) {
    var ignored = Diagnostics()
    guard let views = JSONParser.parse(file, into: &ignored)?.object?["views"]?.array else {
      return nil
    }
    self.views = []
    for node in views {
      guard let object = node.object, let path = object["path"]?.string,
        let className = object["class"]?.string,
        let numbers = object["frame"]?.array?.compactMap(\.number), numbers.count == 4
      else { return nil }
      let appearance = object["appearance"]?.object?.members.compactMap { member in
        member.node.string.map { Setting(name: member.key, value: $0) }
      }
      self.views.append(
        View(
          id: object["id"]?.string, path: path, className: className,
          frame: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
          appearance: appearance ?? []))
    }
  }
}
