import ScreenFormat

/// Where a value of the theme comes from.
struct ValueSource {
  /// Its path in the theme, as in `appearance[2].set.titleTextAttributes.font`.
  var path: String
  /// The places of the literals that it is made of, those that say most first.
  var literals: [CodePlace]
  /// The assets that it names, with their files.
  var assets: [(name: String, file: String)]
}

/// Finds where the values of a theme come from.
struct ValueSources {
  /// A value of code that a statement sets.
  struct Setting {
    var value: CodeValue
    var place: CodePlace
  }

  private let assets: ThemeAssets
  private let variables: [String: DocumentValue]

  init(assets: ThemeAssets, variables: [(name: String, value: DocumentValue)]) {
    self.assets = assets
    self.variables = Dictionary(variables.map { ($0.name, $0.value) }) { first, _ in first }
  }

  /// The sources of all values, by the statements that set them.
  ///
  /// - Parameters:
  ///   - members: the members of the theme besides its rules.
  ///   - settings: the values of these, by their paths.
  func all(
    _ members: [(root: String, values: [(String, DocumentValue)])],
    _ settings: [String: Setting], _ rules: [ThemeRule]
  ) -> [CodePlace: [ValueSource]] {
    var result: [CodePlace: [ValueSource]] = [:]
    for member in members {
      for (key, document) in member.values {
        let path = "\(member.root).\(key)"
        guard let setting = settings[path] else { continue }
        result[setting.place, default: []] += sources(
          path, setting.value, document, by: setting.place)
      }
    }
    for (index, rule) in rules.enumerated() {
      for value in rule.values {
        result[value.place, default: []] += sources(
          "appearance[\(index)].set.\(value.key)", value.code, value.document, by: value.place)
      }
    }
    return result
  }

  /// The sources of a value, or of each of its members.
  ///
  /// - Parameters:
  ///   - place: the statement that sets it, which counts where nothing else tells a place.
  func sources(
    _ path: String, _ code: CodeValue, _ document: DocumentValue, by place: CodePlace
  ) -> [ValueSource] {
    guard case .object(let members) = document else { return [source(path, code, document, place)] }
    var result: [ValueSource] = []
    switch code.plain {
    case .dictionary(let parts):
      for part in parts {
        guard let key = ValueWriter.attribute(part.key), let member = members[key]?.value else {
          continue
        }
        result.append(source("\(path).\(key)", part.value, member, place))
      }
    case .object(let object) where AppearanceObjects.isAppearance(object.className):
      for part in object.members {
        guard let member = members[part.name]?.value else { continue }
        let own = object.places[part.name]?.last ?? place
        result += sources("\(path).\(part.name)", part.value, member, by: own)
      }
    default: break
    }
    return result.isEmpty ? [source(path, code, document, place)] : result
  }

  private func source(
    _ path: String, _ code: CodeValue, _ document: DocumentValue, _ place: CodePlace
  ) -> ValueSource {
    var origin = code.origin
    // Shadows and styles of paragraphs are told as a whole.
    if origin == nil, case .object(let object) = code.plain {
      origin = CodeOrigin.of(object.members.map(\.value))
    }
    var found: [(name: String, file: String)] = []
    addAssets(of: document, to: &found, depth: 0)
    let places = isUnknown(code, document) ? [] : origin?.places ?? [place]
    return ValueSource(path: path, literals: places, assets: found)
  }

  /// Whether a value is that of an expression which nothing tells, so that it has no literal.
  private func isUnknown(_ code: CodeValue, _ document: DocumentValue) -> Bool {
    var document = document
    if case .string(let text) = document, text.hasPrefix("$") {
      document = variables[String(text.dropFirst())] ?? document
    }
    guard case .object(let object) = document, object["unknown"] != nil else { return false }
    if case .symbol = code.plain { return true }
    return code.unknownText != nil
  }

  private static let depth = 16

  /// Adds the assets that a document names, itself or by variables.
  private func addAssets(
    of document: DocumentValue, to found: inout [(name: String, file: String)], depth: Int
  ) {
    guard depth < Self.depth else { return }
    switch document {
    case .string(let text) where text.hasPrefix("$"):
      variables[String(text.dropFirst())].map { addAssets(of: $0, to: &found, depth: depth + 1) }
    case .string(let text):
      if UIKitColors.named(text) == nil { add(text, assets.images[text]?.file, to: &found) }
    case .array(let elements):
      for element in elements { addAssets(of: element.value, to: &found, depth: depth + 1) }
    case .object(let object):
      for member in object.members {
        if member.key == "named", let name = member.node.string {
          add(name, assets.colorFiles[name] ?? assets.images[name]?.file, to: &found)
        } else {
          addAssets(of: member.node.value, to: &found, depth: depth + 1)
        }
      }
    default: break
    }
  }

  private func add(
    _ name: String, _ file: String?, to found: inout [(name: String, file: String)]
  ) {
    guard let file, !found.contains(where: { $0.name == name && $0.file == file }) else { return }
    found.append((name, file))
  }
}
