import ObjectModel
import Raster

/// A colour set of a catalogue.
struct ColorSet {
  struct Variant {
    var selector: AssetSelector
    var color: Spelling
  }

  /// The colour of an entry.
  enum Spelling {
    case color(Color)
    /// A named colour of UIKit, as in `systemBlue`.
    case system(NamedColors.Entry)
  }

  var variants: [Variant] = []

  /// Reads the set from its `Contents.json`.
  init(_ file: inout CatalogFile) {
    file.checkKeys(file.root, of: "a colour set", ["colors", "info", "properties"])
    guard let colors = file.root["colors"] else {
      file.warn(.noColors, at: file.root)
      return
    }
    for entry in file.elements(colors) {
      file.checkKeys(entry, of: "a colour", CatalogFile.selectorKeys + ["color"])
      // An entry without a colour is an empty slot.
      guard let selector = file.selector(entry), let cursor = entry["color"],
        let color = Spelling(cursor, &file)
      else { continue }
      variants.append(Variant(selector: selector, color: color))
    }
  }

  /// The colour for a device and traits, in both styles if they differ.
  func color(for target: AssetTarget, system: Int) -> ColorValue? {
    func value(_ style: Traits.InterfaceStyle) -> ColorValue? {
      var target = target
      target.traits.userInterfaceStyle = style
      let best = AssetSelector.sorted(variants, for: target, by: \.selector).first
      switch best?.color {
      case .color(let color): return .color(color)
      case .system(let entry): return entry.value(system: system)
      case nil: return nil
      }
    }
    guard let light = value(.light) ?? value(.dark) else { return nil }
    guard let dark = value(.dark), dark != light else { return light }
    return .dynamic(light: light, dark: dark)
  }
}

extension ColorSet.Spelling {
  init?(_ cursor: Cursor, _ file: inout CatalogFile) {
    file.checkKeys(
      cursor, of: "a colour", ["color-space", "components", "platform", "reference"])
    if let reference = cursor["reference"] {
      guard let name = file.text(reference) else { return nil }
      let short = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
      guard let entry = NamedColors.entry(short) else {
        file.warn(
          .unknownName("colour", name, known: NamedColors.names.map { $0 + "Color" }),
          at: reference)
        return nil
      }
      self = .system(entry)
      return
    }
    let spaces: [(String, Space)] = [
      ("srgb", .sRGB), ("extended-srgb", .sRGB), ("extended-linear-srgb", .linear),
      ("display-p3", .displayP3), ("gray-gamma-22", .gray), ("extended-gray", .gray),
    ]
    let space = file.choice(cursor["color-space"], "colour space", spaces) ?? .sRGB
    guard let components = cursor["components"] else {
      file.warn(.noComponent("components"), at: cursor)
      return nil
    }
    let names = space == .gray ? ["white"] : ["red", "green", "blue"]
    file.checkKeys(components, of: "a colour's components", names + ["alpha"])
    var parts: [Double] = []
    for name in names + ["alpha"] {
      if let component = components[name] {
        guard let part = file.component(component) else { return nil }
        parts.append(part)
      } else if name == "alpha" {
        parts.append(1)
      } else {
        file.warn(.noComponent(name), at: components)
        return nil
      }
    }
    self = .color(space.color(parts))
  }

  /// The colour spaces of components.
  private enum Space {
    case sRGB, linear, displayP3, gray

    /// The nearest colour of sRGB, with components clamped to 0–1.
    func color(_ parts: [Double]) -> Color {
      func cut(_ value: Double) -> Double { min(max(value, 0), 1) }
      let alpha = cut(parts[parts.count - 1])
      if self == .gray { return Color(white: cut(parts[0]), alpha: alpha) }
      let color = Color(
        red: cut(parts[0]), green: cut(parts[1]), blue: cut(parts[2]), alpha: alpha)
      switch self {
      case .displayP3: return DisplayP3.sRGB(color)
      case .linear:
        return Color(
          red: DisplayP3.encoded(color.red), green: DisplayP3.encoded(color.green),
          blue: DisplayP3.encoded(color.blue), alpha: alpha)
      case .sRGB, .gray: return color
      }
    }
  }
}

extension CatalogFile {
  /// A component in Xcode's spelling: 0–1 with a decimal point or without quotes, otherwise 0–255
  /// in decimal or hexadecimal.
  fileprivate mutating func component(_ cursor: Cursor) -> Double? {
    if let number = cursor.node.number { return number }
    if let text = cursor.node.string {
      let value: Double? =
        if text.contains(".") {
          Double(text)
        } else if text.hasPrefix("0x") || text.hasPrefix("0X") {
          Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        } else {
          Int(text).map { Double($0) / 255 }
        }
      if let value, value.isFinite { return value }
    }
    warn(.badComponent(cursor.node.value), at: cursor)
    return nil
  }
}
