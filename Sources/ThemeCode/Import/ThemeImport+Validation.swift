import ScreenFormat

extension ThemeImport {
  /// How often values are left out until the theme is valid.
  static let passes = 4

  /// The errors of the theme as it would be written, without those of files that it names.
  func invalidValues() -> [Diagnostic] {
    let text = ThemeText.text(members(withFiles: false), rules.rules, fileNames: [:])
    return ThemeCheck.errors(
      in: SourceFile(label: "import.theme.json", text: text), classes: classes,
      system: options.system)
  }

  /// Leaves out the values that have errors, and those that refer to them.
  ///
  /// - Returns: whether there was one.
  mutating func leaveOut(_ errors: [Diagnostic]) -> Bool {
    var values: [ThemeErrorPlace: String] = [:]
    for error in errors {
      guard let place = ThemeErrorPlace(error.documentPath) else { continue }
      values[place] = values[place] ?? error.message
    }
    let references = values.keys.compactMap { place in
      if case .member("variables", let name) = place { "\"$\(name)\"" } else { nil }
    }
    var taken: [(place: CodePlace, reason: String)] = []
    rules.remove { index, value in
      var reason = values[.rule(index, key: value.key)]
      if reason == nil, !references.isEmpty {
        let text = JSONWriter.line(value.document)
        if let name = references.first(where: text.contains) {
          reason = "\(name) has a value that documents don't take"
        }
      }
      guard let reason else { return false }
      taken.append((value.place, reason))
      return true
    }
    for (place, reason) in taken {
      report.takeBack("the theme would not be valid: \(reason)", at: place)
    }
    let before = taken.count + window.count + infoPlist.count + writer.variables.count
    window.removeAll { values[.member("window", $0.0)] != nil }
    infoPlist.removeAll { values[.member("infoPlist", $0.0)] != nil }
    writer.removeVariables { values[.member("variables", $0)] != nil }
    return before > window.count + infoPlist.count + writer.variables.count
  }
}

/// The value of a theme in which an error is.
private enum ThemeErrorPlace: Hashable {
  case rule(Int, key: String)
  case member(String, String)

  /// - Parameter path: as in `appearance[2].set.tintColor.red`.
  init?(_ path: String) {
    func word(_ text: Substring) -> String { String(text.prefix { $0 != "." && $0 != "[" }) }
    if path.hasPrefix("appearance["), let end = path.firstIndex(of: "]") {
      guard let index = Int(path[..<end].dropFirst("appearance[".count)) else { return nil }
      let rest = path[end...].dropFirst()
      guard rest.hasPrefix(".set.") else { return nil }
      self = .rule(index, key: word(rest.dropFirst(".set.".count)))
      return
    }
    let root = word(path[...])
    guard ["variables", "window", "infoPlist"].contains(root), path.count > root.count else {
      return nil
    }
    self = .member(root, word(path.dropFirst(root.count + 1)))
  }
}
