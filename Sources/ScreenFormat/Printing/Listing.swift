import Controls
import ObjectModel
import Raster
public import Text

/// What `list` prints: rows of named columns, as a table or as JSON.
public struct Listing: Sendable, Hashable {
  /// What each column is called.
  public var columns: [String]
  /// As many texts a row as there are columns.
  public var rows: [[String]]

  /// Columns padded to their widest text.
  public var table: String {
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

  /// An array of objects with the columns' names as keys.
  public var json: String {
    let objects = rows.map { row in
      "  " + Syntax.object(zip(columns, row).map { ($0, .string($1)) }).text
    }
    return objects.isEmpty ? "[]\n" : "[\n\(objects.joined(separator: ",\n"))\n]\n"
  }

  /// Every device that documents may name.
  public static var devices: Listing {
    Listing(
      columns: ["name", "size", "scale", "idiom", "status bar", "home indicator"],
      rows: Device.all.map { device in
        [
          device.name, "\(shortest(device.size.width))x\(shortest(device.size.height))",
          shortest(device.scale), device.idiom.rawValue, shortest(device.statusBarHeight),
          shortest(device.bottomInset),
        ]
      })
  }

  /// Every built-in class.
  public static var classes: Listing {
    let table = ClassTable()
    return Listing(
      columns: ["class", "superclass", "since", "summary"],
      rows: table.names.sorted().compactMap { name in
        table.id(named: name).map { id in
          let definition = table.definition(id)
          return [
            name, definition.superclass ?? "", String(definition.since), definition.summary,
          ]
        }
      })
  }

  /// Every property of every built-in class, where it is declared.
  ///
  /// - Parameter className: only this class's, inherited ones too.
  public static func properties(of className: String? = nil) -> Listing? {
    let table = ClassTable()
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
      columns: ["class", "property", "type", "axes", "since", "rules", "drawn", "summary"],
      rows: rows)
  }

  private static func row(
    _ property: PropertyDeclaration, of className: String, in table: ClassTable
  ) -> [String] {
    [
      className, property.name, property.type.name, property.axes.map(name).joined(separator: ","),
      String(property.since), property.takesRules && table.hasProxy(className) ? "yes" : "no",
      table.isDrawn(property, of: className) ? "yes" : "not yet", property.summary,
    ]
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

  /// Every face of a book.
  public static func fonts(_ book: FontBook = .embedded) -> Listing {
    Listing(
      columns: ["name", "family", "weight", "italic", "version", "sha256"],
      rows: book.faces.map { face in
        [
          face.name, face.family, face.weight.rawValue, face.isItalic ? "yes" : "no",
          face.version, face.sha256,
        ]
      })
  }

  /// What a catalogue or folder holds.
  public static func assets(_ inventory: AssetInventory) -> Listing {
    Listing(
      columns: ["name", "kind", "size", "entries", "details", "path"],
      rows: inventory.items.map { item in
        [
          item.name, item.kind, item.size, item.variants.joined(separator: ", "),
          item.details.joined(separator: ", "), item.path,
        ]
      })
  }

  /// Every colour that documents may name, with what it is in a system's light and dark style.
  public static func colors(system: Int) -> Listing {
    var rows: [[String]] = []
    for name in NamedColors.names {
      guard let entry = NamedColors.entry(name), entry.since <= system else { continue }
      let value = entry.value(system: system)
      func shown(_ style: Traits.InterfaceStyle) -> String {
        value.resolved(tint: .clear, traits: Traits(userInterfaceStyle: style))?.description ?? ""
      }
      rows.append([name, shown(.light), shown(.dark)])
    }
    return Listing(columns: ["name", "light", "dark"], rows: rows)
  }
}
