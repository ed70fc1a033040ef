import Controls
import FileSystem
import Inspection
import Loading
import ObjectModel
import Raster
import ScreenFormat

/// A colour as light and dark show it: digits with opacity.
struct ColorShade: Hashable, Sendable {
  var light: String
  var dark: String

  /// The shades of a colour; nil for the tint, which is another one for each object.
  init?(_ color: ColorValue, _ traits: Traits) {
    var (lightTraits, darkTraits) = (traits, traits)
    lightTraits.userInterfaceStyle = .light
    darkTraits.userInterfaceStyle = .dark
    guard color != .tint, let light = color.resolved(tint: .black, traits: lightTraits),
      let dark = color.resolved(tint: .black, traits: darkTraits)
    else { return nil }
    self.light = light.description
    self.dark = dark.description
  }
}

/// Finds out what colours look like that documents write in any form: as names, by catalogues, or as variables.
struct ColorShades {
  /// The system and the traits that are meant.
  private let options: RenderOptions
  /// Reads catalogues.
  private let files: any DocumentFiles

  /// Creates a reader of colours.
  ///
  /// - Parameters:
  ///   - options: The system and the traits that are meant; themes have no part in it.
  ///   - files: Reads catalogues.
  init(_ options: RenderOptions, files: any DocumentFiles = FileAssets()) {
    var options = options
    options.themes = []
    self.options = options
    self.files = files
  }

  /// The colour that a value is, with the traits of its screen; nil for a value that is no colour.
  ///
  /// - Parameters:
  ///   - value: The value as a document writes it.
  ///   - variables: The variables that it may name; others among them do no harm.
  ///   - assets: The catalogues and folders of the value's document, as it writes them.
  ///   - folder: The document's folder; nil for that of the process.
  func color(
    _ value: DocumentValue, _ variables: [String: DocumentValue],
    assets: DocumentValue? = nil, folder: String?
  ) -> (color: ColorValue, traits: Traits)? {
    colors([value], variables, assets: assets, folder: folder)[0]
  }

  /// The colours that values are, as far as they are one, of one screen with all of them.
  ///
  /// - Complexity: O(values), and for each value that is no colour O(log values) screens.
  func colors(
    _ values: [DocumentValue], _ variables: [String: DocumentValue],
    assets: DocumentValue? = nil, folder: String?
  ) -> [(color: ColorValue, traits: Traits)?] {
    guard !values.isEmpty else { return [] }
    if let found = colorsOfAll(values, variables, assets: assets, folder: folder) { return found }
    guard values.count > 1 else { return [nil] }
    let middle = values.count / 2
    return [values[..<middle], values[middle...]].flatMap {
      colors(Array($0), variables, assets: assets, folder: folder)
    }
  }

  /// The colours of values; nil where one of them is none.
  private func colorsOfAll(
    _ values: [DocumentValue], _ variables: [String: DocumentValue], assets: DocumentValue?,
    folder: String?
  ) -> [(color: ColorValue, traits: Traits)?]? {
    var needed: [String: DocumentValue] = [:]
    for value in values { Self.collect(value, of: variables, into: &needed) }
    let views = values.map { value -> DocumentValue in
      .object([("class", .string("UIView")), ("backgroundColor", value)])
    }
    var members: [(String, DocumentValue)] = [
      ("mockup", .number(1)),
      ("variables", .object(needed.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })),
      ("window", .object([("subviews", .array(views))])),
    ]
    if let assets { members.append(("assets", assets)) }
    let source = ScreenLoader.Source(
      SourceFile(label: "colour", text: DocumentValue.object(members).json), folder: folder)
    guard let screen = try? ScreenLoader(files, options: options).load(source).screen,
      case .objects(let views)? = screen.window.values[PropertySlot("subviews")]
    else { return nil }
    return views.map { view in
      guard case .color(let color)? = view.values[View.backgroundColor.slot] else { return nil }
      return (color, screen.traits)
    }
  }

  /// What a value looks like; nil for a value that is no colour.
  func shade(
    _ value: DocumentValue, _ variables: [String: DocumentValue], assets: DocumentValue? = nil,
    folder: String?
  ) -> ColorShade? {
    color(value, variables, assets: assets, folder: folder).flatMap {
      ColorShade($0.color, $0.traits)
    }
  }

  /// Adds the variables that a value names, and those that they name.
  private static func collect(
    _ value: DocumentValue, of variables: [String: DocumentValue],
    into needed: inout [String: DocumentValue]
  ) {
    switch value {
    case .string(let text) where text.hasPrefix("$"):
      let name = String(text.dropFirst())
      guard needed[name] == nil, let found = variables[name] else { return }
      needed[name] = found
      collect(found, of: variables, into: &needed)
    case .array(let elements):
      for element in elements { collect(element.value, of: variables, into: &needed) }
    case .object(let object):
      for member in object.members { collect(member.node.value, of: variables, into: &needed) }
    default: break
    }
  }

  /// The names of colours that UIKit has.
  static let names = Set(
    Listing.colors(system: RenderOptions.systems.upperBound).rows.compactMap(\.first))
}
