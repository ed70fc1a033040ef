import Controls
import Loading
import ObjectModel
import PNG
import Raster
import ScreenFormat
import ThemeCode

/// The catalogue of an exported theme: pictures at three scales, and colours for both styles.
struct ExportCatalog {
  /// The path of the theme, whose assets drawings may name.
  let theme: String
  /// The oldest iOS of the application, as which pictures are drawn: corners are rounder from iOS 7 on.
  let minimum: Int

  private static let scales = [1, 2, 3]

  /// The files by their paths in the catalogue.
  func files(_ result: ThemeExport.Result) throws -> [(name: String, bytes: [UInt8])] {
    let info = DocumentValue.object([("author", .string("xcode")), ("version", .number(1))])
    func contents(_ folder: String, _ members: [(String, DocumentValue)]) -> (String, [UInt8]) {
      let value = DocumentValue.object(members + [("info", info)])
      let name = folder.isEmpty ? "Contents.json" : "\(folder)/Contents.json"
      return (name, Array((JSONWriter.indented(value) + "\n").utf8))
    }
    var files = [contents("", [])]
    let names = result.images.enumerated().map { "\(Self.fileName($0.element.name, $0.offset))" }
    for (image, name) in zip(result.images, names) {
      let entries = Self.scales.map { scale in
        DocumentValue.object([
          ("filename", .string("\(name)@\(scale)x.png")), ("idiom", .string("universal")),
          ("scale", .string("\(scale)x")),
        ])
      }
      files.append(contents("\(image.name).imageset", [("images", .array(entries))]))
    }
    for scale in Self.scales {
      let tree = try tree(result.images.map(\.value), scale: Double(scale))
      let pictures = tree.objects.indices.compactMap { index -> Pixmap? in
        let node = tree.node(index)
        guard node.element.className == "UIImageView",
          case .image(let value)? = node.element.values[PropertySlot("image")]
        else { return nil }
        return node.image(value).pixmap
      }
      for (offset, picture) in pictures.enumerated() where offset < names.count {
        files.append(
          (
            "\(result.images[offset].name).imageset/\(names[offset])@\(scale)x.png",
            try PNG.encode(picture)
          ))
      }
    }
    for color in result.colors {
      files.append(contents("\(color.name).colorset", [("colors", try entries(color.value))]))
    }
    return files
  }

  /// A file's name without what paths can't have.
  private static func fileName(_ name: String, _ offset: Int) -> String {
    name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
      ? name : "image\(offset + 1)"
  }

  /// A screen with views of images, resolved.
  private func tree(_ images: [DocumentValue], scale: Double) throws -> StyledTree {
    let views = images.map { image in
      DocumentValue.object([
        ("class", .string("UIImageView")), ("frame", .numbers([0, 0, 1, 1])), ("image", image),
      ])
    }
    return try screen(views, scale: scale, system: minimum).resolved()
  }

  private func screen(_ views: [DocumentValue], scale: Double, system: Int) throws -> Screen {
    // Only the theme's assets and fonts matter, and its classes, not its rules.
    let view = DocumentValue.object([
      ("class", .string("UIView")), ("subviews", .array(views)),
    ])
    let document = DocumentValue.object([
      ("mockup", .number(1)), ("themes", .strings([FilePath.name(of: theme)])),
      (
        "window",
        .object([
          (
            "rootViewController",
            .object([("class", .string("UIViewController")), ("view", view)])
          )
        ])
      ),
    ])
    var options = RenderOptions()
    options.system = system
    options.scale = scale
    let file = SourceFile(label: "\(theme) (pictures)", text: JSONWriter.line(document))
    let source = ScreenLoader.Source(file, folder: FilePath.folder(of: theme))
    return try ScreenLoader(options: options).load(source).screen
  }

  /// The entries of a colour set: light, and dark.
  private func entries(_ value: DocumentValue) throws -> DocumentValue {
    guard case .object(let object) = value, let light = object["light"]?.value,
      let dark = object["dark"]?.value
    else { return .array([DocumentValue]()) }
    let views = [light, dark].map { color in
      DocumentValue.object([("class", .string("UIView")), ("backgroundColor", color)])
    }
    let tree = try screen(views, scale: 1, system: 18).resolved()
    let colors = tree.objects.compactMap { object -> Color? in
      guard case .color(let color)? = object.element.values[PropertySlot("backgroundColor")] else {
        return nil
      }
      return color.resolved(tint: .black, traits: tree.context.traits)
    }
    let entries = colors.prefix(2).enumerated().map { offset, color in
      let parts = [
        ("red", color.red), ("green", color.green), ("blue", color.blue), ("alpha", color.alpha),
      ]
      let components = parts.map { name, part -> (String, DocumentValue) in
        guard case .number(_, let text) = DocumentValue.number(part) else { return (name, .null) }
        // Without a point, a component would be one of 255.
        return (name, .string(text.contains(".") ? text : "\(text).0"))
      }
      var members: [(String, DocumentValue)] = [
        (
          "color",
          .object([("color-space", .string("srgb")), ("components", .object(components))])
        ), ("idiom", .string("universal")),
      ]
      if offset == 1 {
        let appearance: DocumentValue = .object([
          ("appearance", .string("luminosity")), ("value", .string("dark")),
        ])
        members.insert(("appearances", .array([appearance])), at: 0)
      }
      return DocumentValue.object(members)
    }
    return .array(entries)
  }
}
