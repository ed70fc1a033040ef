import ObjectModel
import ScreenFormat

extension LiteralCode {
  func named(image name: String) -> ValueCode {
    let text = language.literal(name)
    return ValueCode(language.choose("UIImage(named: \(text))", "[UIImage imageNamed:\(text)]"))
  }

  func isEmpty(_ object: DocumentObject) -> Bool {
    guard object["draw"] == nil, let size = object["size"]?.array else { return false }
    return size.contains { if case .number(0, _) = resolved($0.value) { true } else { false } }
  }

  func symbol(_ object: DocumentObject) throws(NoCode) -> ValueCode {
    guard let node = object["systemImage"], case .string(let name) = resolved(node.value) else {
      throw NoCode("the name of the symbol is no text")
    }
    let text = language.literal(unescaped(name))
    guard let configuration = object["configuration"], !configuration.isNull else {
      return ValueCode(
        language.choose("UIImage(systemName: \(text))", "[UIImage systemImageNamed:\(text)]"),
        since: 13)
    }
    guard case .object(let parts) = resolved(configuration.value) else {
      throw NoCode("the symbol's configuration is no object")
    }
    let code = try symbolConfiguration(parts).text
    return ValueCode(
      language.choose(
        "UIImage(systemName: \(text), withConfiguration: \(code))",
        "[UIImage systemImageNamed:\(text) withConfiguration:\(code)]"), since: 13)
  }

  /// Whether a drawing has a tint, or a colour for each style.
  func dependsOnObject(_ value: DocumentValue) -> Bool {
    switch value {
    case .string(let text): text == "$tintColor"
    case .array(let elements): elements.contains { dependsOnObject($0.value) }
    case .object(let object):
      object["dark"] != nil || object.members.contains { dependsOnObject($0.node.value) }
    default: false
    }
  }
}
