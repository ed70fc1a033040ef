import ObjectModel
import ScreenFormat

extension CodeWriter {
  // MARK: Images

  mutating func image(_ value: DocumentValue) throws(NoCode) -> ValueCode {
    switch value {
    case .string(let name): return literals.named(image: literals.unescaped(name))
    case .object(let object):
      var code: ValueCode
      if let name = object["named"]?.value {
        guard case .string(let text) = literals.resolved(name) else { throw unfit }
        code = literals.named(image: literals.unescaped(text))
      } else if object["systemImage"] != nil {
        code = try literals.symbol(object)
      } else if object["animated"] != nil {
        throw NoCode("animated images aren't exported")
      } else if literals.isEmpty(object) {
        code = ValueCode(language.choose("UIImage()", "[[UIImage alloc] init]"))
      } else {
        code = try drawn(object)
      }
      return try treated(code, object)
    default: throw unfit
    }
  }

  /// A picture that is drawn for a catalogue.
  private mutating func drawn(_ object: DocumentObject) throws(NoCode) -> ValueCode {
    guard hasDeclarations else { throw NoCode("a drawn image is a file of its own") }
    let treatments = ["capInsets", "resizingMode", "renderingMode"]
    let value = DocumentValue.object(
      object.members.filter { !treatments.contains($0.key) }.map {
        ($0.key, literals.deep($0.node.value))
      })
    if literals.dependsOnObject(value) {
      throw NoCode("it is drawn with the tint or the style of each object, which a picture can't")
    }
    if let known = images.first(where: { $0.value == value }) {
      return literals.named(image: known.name)
    }
    let name = Asset.free(subject.assetName, in: images)
    images.append(Asset(name: name, value: value))
    return literals.named(image: name)
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
}
