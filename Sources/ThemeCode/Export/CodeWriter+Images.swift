import ObjectModel
import ScreenFormat

extension CodeWriter {
  // MARK: Images

  mutating func image(_ value: DocumentValue) throws(NoCode) -> ValueCode {
    switch value {
    case .string(let name): return named(image: unescaped(name))
    case .object(let object):
      var code: ValueCode
      if let name = object["named"]?.value {
        guard case .string(let text) = resolved(name) else { throw unfit }
        code = named(image: unescaped(text))
      } else if object["systemImage"] != nil {
        code = try symbol(object)
      } else if object["animated"] != nil {
        throw NoCode("animated images aren't exported")
      } else if isEmpty(object) {
        code = ValueCode(language.choose("UIImage()", "[[UIImage alloc] init]"))
      } else {
        code = try drawn(object)
      }
      return try treated(code, object)
    default: throw unfit
    }
  }

  private func named(image name: String) -> ValueCode {
    let text = language.literal(name)
    return ValueCode(language.choose("UIImage(named: \(text))", "[UIImage imageNamed:\(text)]"))
  }

  private func isEmpty(_ object: DocumentObject) -> Bool {
    guard object["draw"] == nil, let size = object["size"]?.array else { return false }
    return size.contains { if case .number(0, _) = resolved($0.value) { true } else { false } }
  }

  private func symbol(_ object: DocumentObject) throws(NoCode) -> ValueCode {
    guard object["configuration"] == nil, case .string(let name)? = object["systemImage"]?.value
    else { throw NoCode("configurations of symbols aren't exported") }
    let text = language.literal(unescaped(name))
    return ValueCode(
      language.choose("UIImage(systemName: \(text))", "[UIImage systemImageNamed:\(text)]"),
      since: 13)
  }

  /// A picture that is drawn for a catalogue.
  private mutating func drawn(_ object: DocumentObject) throws(NoCode) -> ValueCode {
    guard hasDeclarations else { throw NoCode("a drawn image is a file of its own") }
    let treatments = ["capInsets", "resizingMode", "renderingMode"]
    let value = DocumentValue.object(
      object.members.filter { !treatments.contains($0.key) }.map { ($0.key, deep($0.node.value)) })
    if dependsOnObject(value) {
      throw NoCode("it is drawn with the tint or the style of each object, which a picture can't")
    }
    if let known = images.first(where: { $0.value == value }) { return named(image: known.name) }
    var name = "ThemeImage"
    var number = 2
    while images.contains(where: { $0.name == name }) {
      name = "ThemeImage\(number)"
      number += 1
    }
    images.append(Asset(name: name, value: value))
    return named(image: name)
  }

  /// Whether a drawing has a tint, or a colour for each style.
  private func dependsOnObject(_ value: DocumentValue) -> Bool {
    switch value {
    case .string(let text): text == "$tintColor"
    case .array(let elements): elements.contains { dependsOnObject($0.value) }
    case .object(let object):
      object["dark"] != nil || object.members.contains { dependsOnObject($0.node.value) }
    default: false
    }
  }

  private mutating func treated(
    _ code: ValueCode, _ object: DocumentObject
  ) throws(NoCode) -> ValueCode {
    var result = code
    let optional = code.text.hasSuffix("()") ? "" : "?"
    if let insets = object["capInsets"], !insets.isNull {
      let caps = try self.code(insets.value, as: .insets).text
      let mode = object["resizingMode"]?.string ?? "tile"
      result.since = max(result.since, 6)
      result.text = language.choose(
        "\(result.text)\(optional).resizableImage(withCapInsets: \(caps), resizingMode: .\(mode))",
        "[\(result.text) resizableImageWithCapInsets:\(caps) "
          + "resizingMode:UIImageResizingMode\(UIKitNames.capitalized(mode))]")
    }
    if let mode = object["renderingMode"]?.string {
      result.since = max(result.since, 7)
      // Behind a chain that may be nil, the rest of the chain needs no mark of its own.
      let mark = result.text == code.text ? optional : ""
      result.text = language.choose(
        "\(result.text)\(mark).withRenderingMode(.\(mode))",
        "[\(result.text) imageWithRenderingMode:UIImageRenderingMode\(UIKitNames.capitalized(mode))]"
      )
    }
    return result
  }

  // MARK: Fonts

  func font(_ value: DocumentValue) throws(NoCode) -> ValueCode {
    switch value {
    case .number: return systemFont("systemFont", try number(value))
    case .object(let object):
      if let style = object["textStyle"]?.value, case .string(let name) = resolved(style) {
        let newer = ["title1": 9, "title2": 9, "title3": 9, "callout": 9, "largeTitle": 11]
        return ValueCode(
          language.choose(
            "UIFont.preferredFont(forTextStyle: .\(name))",
            "[UIFont preferredFontForTextStyle:UIFontTextStyle\(UIKitNames.capitalized(name))]"),
          since: newer[name] ?? 7)
      }
      if let name = object["name"]?.value {
        guard case .string(let text) = resolved(name) else { throw unfit }
        let size = try number(object["size"]?.value ?? .number(0))
        let literal = language.literal(unescaped(text))
        return ValueCode(
          language.choose(
            "UIFont(name: \(literal), size: \(size))!",
            "[UIFont fontWithName:\(literal) size:\(size)]"))
      }
      let size = try number(object["system"]?.value ?? .null)
      let weight = object["weight"].map { resolved($0.value) }
      var isItalic = false
      if case .bool(true)? = object["italic"].map({ resolved($0.value) }) { isItalic = true }
      guard case .string(let name)? = weight, name != "regular" else {
        return systemFont(isItalic ? "italicSystemFont" : "systemFont", size)
      }
      if isItalic { throw NoCode("UIKit has no italic system font of another weight") }
      if name == "bold" { return systemFont("boldSystemFont", size) }
      // Weights came with iOS 8.2.
      return ValueCode(
        language.choose(
          "UIFont.systemFont(ofSize: \(size), weight: .\(name))",
          "[UIFont systemFontOfSize:\(size) weight:UIFontWeight\(UIKitNames.capitalized(name))]"),
        since: 9)
    default: throw unfit
    }
  }

  private func systemFont(_ name: String, _ size: String) -> ValueCode {
    ValueCode(language.choose("UIFont.\(name)(ofSize: \(size))", "[UIFont \(name)OfSize:\(size)]"))
  }
}
