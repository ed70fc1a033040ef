package import ObjectModel
import Raster
import Symbols
package import Text

/// A table that `list` prints: rows of named columns.
package struct Listing: Sendable, Hashable {
  /// The names of the columns.
  package var columns: [String]
  /// The rows, each with a text for every column.
  package var rows: [[String]]
  /// The columns whose texts are numbers in JSON.
  package var numbers: Set<String> = []

  /// Creates a listing.
  package init(columns: [String], rows: [[String]], numbers: Set<String> = []) {
    self.columns = columns
    self.rows = rows
    self.numbers = numbers
  }

  /// The texts of the first column.
  package var names: [String] { rows.compactMap(\.first) }

  /// The listing as text, with columns padded to their widest text.
  package var table: String {
    let all = [columns] + rows
    let widths = columns.indices.map { column in
      all.map { TerminalText.columns($0[column]) }.max() ?? 0
    }
    let lines = all.map { row in
      var line = zip(row, widths).map(TerminalText.padded).joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The listing as a JSON array of objects whose keys are the names of the columns.
  package var json: String {
    let objects = rows.map { row in
      "  " + DocumentValue.object(zip(columns, row).map { ($0, value($1, in: $0)) }).json
    }
    return objects.isEmpty ? "[]\n" : "[\n\(objects.joined(separator: ",\n"))\n]\n"
  }

  private func value(_ text: String, in column: String) -> DocumentValue {
    guard numbers.contains(column), let number = Double(text) else { return .string(text) }
    return .number(number)
  }

  /// The devices that documents can name, and behind them the parts of pads that an app can have.
  package static var devices: Listing {
    Listing(
      columns: [
        "name", "size", "scale", "idiom", "status bar", "safe area top", "home indicator",
        "corners", "first system",
      ],
      rows: (Device.all + Device.splits.map(\.part)).map { device in
        [
          device.name, "\(shortest(device.size.width))x\(shortest(device.size.height))",
          shortest(device.scale), device.idiom.rawValue, Self.points(device.statusBarHeight),
          Self.points(device.safeAreaTop), shortest(device.bottomInset),
          device.cornerRadius.map(shortest) ?? "unknown", device.firstSystem.map(String.init) ?? "",
        ]
      }, numbers: ["scale", "status bar", "home indicator", "first system"])
  }

  /// A length in points, to hundredths.
  private static func points(_ length: Double) -> String {
    shortest((length * 100).rounded() / 100)
  }

  /// The built-in classes.
  ///
  /// - Parameter table: the classes.
  package static func classes(_ table: ClassTable) -> Listing {
    return Listing(
      columns: ["class", "superclass", "since", "summary"],
      rows: table.names.sorted().compactMap { name in
        table.id(named: name).map { id in
          let definition = table.definition(id)
          return [
            name, definition.superclass ?? "", String(definition.since), definition.summary,
          ]
        }
      }, numbers: ["since"])
  }

  /// The properties of built-in classes.
  ///
  /// - Parameters:
  ///   - table: the classes.
  ///   - className: the name of a class whose properties are listed, inherited ones
  ///     included; nil lists the properties of every class, without inherited ones.
  /// - Returns: nil if there is no such class.
  package static func properties(
    in table: ClassTable, of className: String? = nil
  ) -> Listing? {
    var rows: [[String]] = []
    if let className {
      guard let id = table.id(named: className) else { return nil }
      rows = table.properties(of: id).map { row($0, of: className, in: table) }
    } else {
      for name in table.names.sorted() {
        guard let id = table.id(named: name) else { continue }
        rows += table.definition(id).properties.sorted { $0.name < $1.name }.map {
          row($0, of: name, in: table)
        }
      }
    }
    return Listing(
      columns: [
        "class", "property", "type", "axes", "since", "rules", "drawn", "default", "setters",
        "summary",
      ],
      rows: rows, numbers: ["since"])
  }

  private static func row(
    _ property: PropertyDeclaration, of className: String, in table: ClassTable
  ) -> [String] {
    [
      className, property.name, property.type.name, property.axes.map(name).joined(separator: ","),
      String(property.since), property.takesRules && table.hasProxy(className) ? "yes" : "no",
      table.isDrawn(property, of: className) ? "yes" : "not yet",
      text(property.defaultValue),
      property.setters.map { $0.selector(of: property.name) }.joined(separator: " "),
      property.summary,
    ]
  }

  /// A default as documents write the value, or the word for one that is no value.
  private static func text(_ standard: DefaultValue<AppearanceValue>) -> String {
    if case .value(let value) = standard { return DocumentPrinter.text(value) }
    return standard.word ?? ""
  }

  private static func name(_ axis: Axis) -> String {
    switch axis {
    case .state: "state"
    case .itemStyle: "style"
    case .barMetrics: "metrics"
    case .barPosition: "position"
    case .segmentType: "segmentType"
    case .dividerStates: "left,right"
    case .searchBarIcon: "icon"
    case .integer: "integer"
    }
  }

  /// The values of the types whose values have names.
  ///
  /// - Parameters:
  ///   - table: the classes.
  ///   - type: the name of a type, as `list properties` prints it, or of a property; nil lists the
  ///     values of all types.
  /// - Returns: nil if there is no such type.
  package static func values(in table: ClassTable, of type: String? = nil) -> Listing? {
    var users: [NamedValues: [String]] = [:]
    for name in table.names {
      guard let id = table.id(named: name) else { continue }
      for property in table.definition(id).properties {
        guard let values = NamedValues(property.type),
          type == nil || type == values.type || type == property.name
        else { continue }
        users[values, default: []].append("\(name).\(property.name)")
      }
    }
    // The words of constraints, which are no values of properties by themselves.
    for (name, words) in ConstraintText.words {
      guard type == nil || type == name,
        let values = NamedValues(.enumeration(name: name, cases: words))
      else { continue }
      users[values] = ["UIView.constraints"]
    }
    guard !users.isEmpty else { return nil }
    let sorted = users.map { (values: $0.key, users: $0.value.sorted()) }
      .sorted { ($0.values.type, $0.users[0]) < ($1.values.type, $1.users[0]) }
    return Listing(
      columns: ["type", "value", "since", "several", "properties"],
      rows: sorted.flatMap { item in
        item.values.cases.map {
          [
            item.values.type, $0, item.values.since[$0].map(String.init) ?? "",
            item.values.areCombined ? "yes" : "no", item.users.joined(separator: ", "),
          ]
        }
      }, numbers: ["since"])
  }

  /// The names of the types whose values have names.
  package static func valueTypes(in table: ClassTable) -> [String] {
    Set(values(in: table)?.rows.map { $0[0] } ?? []).sorted()
  }

  /// A type whose values have names.
  private struct NamedValues: Hashable {
    var type: String
    var cases: [String]
    /// The first iOS of cases that came after their type.
    var since: [String: Int]
    /// Whether a property takes several values at once.
    var areCombined: Bool

    init?(_ type: ValueType) {
      switch type {
      case .enumeration(let name, let cases, let since):
        (self.type, self.cases, self.since, areCombined) = (name, cases, since, false)
      case .options(let name, let cases, let since):
        (self.type, self.cases, self.since, areCombined) = (name, cases, since, true)
      default: return nil
      }
    }
  }

  /// The faces of a font book.
  package static func fonts(_ book: FontBook = .embedded) -> Listing {
    Listing(
      columns: ["name", "family", "weight", "italic", "version", "sha256"],
      rows: book.faces.map { face in
        [
          face.name, face.family, face.weight.rawValue, face.isItalic ? "yes" : "no",
          face.version, face.sha256,
        ]
      })
  }

  /// The symbols that are known by name, each with how near its drawing comes. Variants of them (`.fill`, `.circle`, …) are
  /// made by rule.
  ///
  /// - Parameter word: Lists the names that contain it, and the name that it is, if that is made by rule; nil lists all.
  package static func symbols(matching word: String? = nil) -> Listing {
    let wanted = word?.lowercased() ?? ""
    var names = Symbol.names
    if !wanted.isEmpty {
      names = names.filter { $0.contains(wanted) }
      if !Symbol.isListed(wanted), Symbol(wanted) != nil { names.append(wanted) }
    }
    return Listing(
      columns: ["name", "since", "drawing"],
      rows: names.map { name in
        let since = Symbol.firstRelease(name).map { release in
          release.minor > 0 ? "\(release.major).\(release.minor)" : "\(release.major)"
        }
        return [name, since ?? "", Symbol.likeness(name).rawValue]
      })
  }

  /// The contents of an asset catalogue or a folder of images.
  package static func assets(_ inventory: AssetInventory) -> Listing {
    Listing(
      columns: ["name", "kind", "size", "entries", "details", "path"],
      rows: inventory.items.map { item in
        [
          item.name, item.kind, item.size, item.variants.joined(separator: ", "),
          item.details.joined(separator: ", "), item.path,
        ]
      })
  }

  /// The colours that documents can name, in each style, contrast and level.
  ///
  /// - Parameter system: the iOS version.
  package static func colors(system: Int) -> Listing {
    var rows: [[String]] = []
    for name in NamedColors.names {
      guard let entry = NamedColors.entry(name), entry.since <= system else { continue }
      let value = entry.value(system: system)
      func shown(
        _ style: Traits.InterfaceStyle, _ contrast: Traits.Contrast = .normal,
        _ level: Traits.InterfaceLevel = .base
      ) -> String {
        let traits = Traits(
          userInterfaceStyle: style, userInterfaceLevel: level, accessibilityContrast: contrast)
        return value.resolved(tint: .clear, traits: traits)?.description ?? ""
      }
      rows.append([
        name, shown(.light), shown(.dark), shown(.light, .high), shown(.dark, .high),
        shown(.dark, .normal, .elevated), shown(.dark, .high, .elevated),
      ])
    }
    return Listing(
      columns: [
        "name", "light", "dark", "light high contrast", "dark high contrast", "dark elevated",
        "dark elevated high contrast",
      ], rows: rows)
  }
}
