public import Controls
public import Raster
public import ScreenFormat

/// Where every view of a screen lies: what a `.layout.json` holds.
public struct LayoutRecord: Sendable, Hashable {
  /// One object of the hierarchy.
  public struct View: Sendable, Hashable {
    /// Where the object has one.
    public var id: String?
    /// From the window down.
    public var path: String
    /// UIKit's name, or a document's.
    public var className: String
    /// In the window, in points, to a thousandth.
    public var frame: Rect
    /// What was set on it, by anybody, in the document's syntax; kept to tell later what changed,
    /// not compared.
    public var appearance: [Setting]

    /// What tells it from the others: its id or path.
    public var key: String { id.map { "#\($0)" } ?? path }
  }

  /// A property and the value that counted.
  public struct Setting: Sendable, Hashable {
    /// `NAME` or `NAME@AXES`.
    public var name: String
    /// In the document's syntax, long ones cut.
    public var value: String
  }

  /// In tree order.
  public var views: [View]

  /// How much of a value is kept: a drawing can be as long as it likes.
  static let valueLength = 160

  /// With all its views.
  init(views: [View]) { self.views = views }

  /// The views of a screen without what was set on them.
  public init(_ tree: PlacedTree) {
    views = zip(tree.styled.objects, tree.windowFrames).map { object, frame in
      View(
        id: object.element.id, path: object.path, className: object.element.className,
        frame: Self.rounded(frame), appearance: [])
    }
  }

  /// The views of a screen with what was set on them.
  public init(_ explanation: Explanation) {
    var tints: [String: String] = [:]
    views = explanation.entries.map { entry in
      var settings = Self.settings(entry)
      // A tint that came down unchanged stands where it comes from.
      let tint = settings.removeFirst()
      tints[entry.path] = tint.value
      if tints[FilePath.folder(of: entry.path)] != tint.value { settings.insert(tint, at: 0) }
      return View(
        id: entry.id, path: entry.path, className: entry.className,
        frame: Self.rounded(entry.frame), appearance: settings)
    }
  }

  private static let tintName = "tintColor"

  /// Sorted by name, after the tint.
  static func settings(_ entry: Explanation.Entry) -> [Setting] {
    let tint = Setting(name: tintName, value: "\"\(entry.tintColor)\"")
    let set = entry.properties.filter { $0.name != tintName }.map { property in
      Setting(name: property.name, value: cut(DocumentPrinter.text(property.winner.value)))
    }
    return [tint] + set
  }

  /// What counted for the view at `path`, the tint that came down to it included; nil without it.
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

  /// To a thousandth of a point, which no picture can show.
  private static func rounded(_ frame: Rect) -> Rect {
    func round(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
    return Rect(
      x: round(frame.minX), y: round(frame.minY), width: round(frame.width),
      height: round(frame.height))
  }
}

extension LayoutRecord {
  /// The file: JSON, a view a line, so that version control shows what moved.
  public var text: String {
    let lines = views.map { view in
      var members: [(String, Syntax)] = []
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
      return "  \(Syntax.object(members).text)"
    }
    return "{\"mockup\": 1, \"views\": [\n\(lines.joined(separator: ",\n"))\n]}\n"
  }

  /// What a file holds; nil when it is none of ours.
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
