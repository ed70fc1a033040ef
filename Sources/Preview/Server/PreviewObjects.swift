import Controls
import Inspection
import ObjectModel
import Raster
import ScreenFormat

/// The objects of a picture with the origin of every value, for the page to point at.
enum PreviewObjects {
  /// `{"views": […], "wholes": […], "states": […], "baselines": […], "classes": {…}, "groups": […], "values": {…}, "colors": […]}`:
  /// the views as `mockup explain --json` prints them, for each of them the defaults that its class does not tell, the index of
  /// the whole that it is a part of, the states that it can be shown in and the baselines of its text, for each class and each kind of value the properties that the system has, the
  /// titles of their groups in order, and the colours that it has names for.
  static func json(_ subject: PreviewSubject, _ decodedFiles: DecodedFiles) throws -> String {
    let placed = try subject.layOut(reusing: decodedFiles)
    let explanations = ObjectExplanations(placed, includesUnset: true)
    let entries = placed.styled.objects.indices.map { explanations[$0] }
    let context = placed.styled.context
    let states = entries.map { entry -> DocumentValue in
      .object(
        PreviewOverrides.states(of: entry.className, in: context.classes).map {
          ($0.property, .bool($0.value))
        })
    }
    // Values that all objects of a class have are told once, with the class.
    var written = subject.writtenValues
    let views = entries.map { entry in
      var entry = entry
      entry.unset.removeAll { !$0.isOwn }
      return ExplanationPrinter.json(entry, as: written.values(of: entry))
    }.joined(separator: ",\n")
    let first = Dictionary(
      entries.map { ($0.className, $0) }, uniquingKeysWith: { first, _ in first })
    var bases: [String] = []
    let classes = DocumentValue.object(
      first.sorted { $0.key < $1.key }.map { name, entry in
        (name, properties(of: name, for: entry, in: context, &bases))
      })
    // Values that are objects, such as configurations, may hold others.
    var values: [(String, DocumentValue)] = []
    while let base = bases.popLast() {
      guard let entry = entries.first, !values.contains(where: { $0.0 == base }) else { continue }
      values.append((base, properties(of: base, for: entry, in: context, &bases)))
    }
    values.sort { $0.0 < $1.0 }
    let others = DocumentValue.object([
      ("wholes", .numbers(wholes(of: placed.styled).map(Double.init))), ("states", .array(states)),
      ("baselines", .array(placed.textBaselines.map(DocumentValue.numbers))),
      ("classes", classes), ("groups", .strings(PropertyGroup.allCases.map(\.rawValue))),
      ("values", .object(values)), ("colors", colors(system: context.system)),
    ])
    return "{\"views\": [\n\(views)\n], \(others.json.dropFirst())\n"
  }

  /// Classes whose objects are wholes even where something else makes them.
  private static let wholeClasses = [
    "UINavigationBar", "UIToolbar", "UITabBar", "UISearchBar", "UITableViewCell",
    "UITableViewHeaderFooterView", "UICollectionReusableView",
  ]

  /// For each object the one that somebody means who points at it: for parts that a control, a bar or a cell makes the whole, for
  /// others itself.
  private static func wholes(of tree: StyledTree) -> [Int] {
    let classes = tree.context.classes
    var parents = [Int?](repeating: nil, count: tree.objects.count)
    for (index, object) in tree.objects.enumerated() {
      for child in object.children { parents[child] = index }
    }
    return tree.objects.indices.map { part in
      var index = part
      while true {
        let element = tree.objects[index].element
        let isWhole = wholeClasses.contains { classes.isKind(element.className, of: $0) }
        if element.place != nil || isWhole {
          // What a controller makes besides is no part of something that shows.
          return classes.isKind(element.className, of: "UIViewController") ? part : index
        }
        guard let parent = parents[index] else { return part }
        index = parent
      }
    }
  }

  /// The properties of a class by name: their types, the names of their values, what they are, and their defaults.
  ///
  /// - Parameters:
  ///   - entry: An object for whose tint and traits colours are told.
  ///   - bases: Receives the classes of values that are objects.
  private static func properties(
    of name: String, for entry: Explanation.Entry, in context: ScreenContext,
    _ bases: inout [String]
  ) -> DocumentValue {
    guard let id = context.classes.id(named: name) else { return .object([]) }
    var members: [(String, DocumentValue)] = []
    for property in context.classes.properties(of: id)
    where property.type.isExplained && property.since <= context.system {
      members.append((property.name, written(property, of: entry)))
      if case .object(let type) = property.type, type.isValue { bases.append(type.base) }
    }
    return .object(members)
  }

  private static func written(
    _ property: PropertyDeclaration, of entry: Explanation.Entry
  ) -> DocumentValue {
    let (type, cases): (String, [String]) =
      switch property.type {
      case .enumeration(_, let cases, _): ("enumeration", cases)
      case .options(_, let cases, _): ("options", cases)
      case .boolean: ("boolean", ["true", "false"])
      case .object, .objects: ("object", [])
      case let type: (type.name, [])
      }
    var members: [(String, DocumentValue)] = [
      ("type", .string(type)), ("cases", .strings(cases)), ("summary", .string(property.summary)),
      ("group", .string(PropertyGroup(property).rawValue)),
    ]
    if case .object(let type) = property.type, type.isValue {
      members.append(("base", .string(type.base)))
    }
    switch property.defaultValue {
    case .value(let value):
      members.append(("default", DocumentPrinter.written(value)))
      if let color = entry.color(of: value) {
        members.append(("color", .string(color.description)))
      }
    case let other: members.append(("why", .string(other.word ?? "")))
    }
    return .object(members)
  }

  /// The colours that documents can name: light and dark.
  private static func colors(system: Int) -> DocumentValue {
    .array(
      Listing.colors(system: system).rows.map { row in
        .object([
          ("name", .string(row[0])), ("light", .string(row[1])), ("dark", .string(row[2])),
        ])
      })
  }
}
