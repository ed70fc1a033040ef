package import Syntax

/// The design tokens of some files: named values that designers export.
///
/// Files are in the format of the Design Tokens Community Group (2025.10), in that of Style Dictionary, or exported by
/// Tokens Studio; what is in a file tells which. Values come out as documents write them.
package struct DesignTokens: Sendable {
  /// A file of tokens.
  package struct File: Sendable {
    package var root: DocumentNode
    package var label: String
    /// The sets that count, of a file that holds several, those that win last; nil if none were named.
    package var sets: [String]?

    /// Creates a file that was parsed.
    package init(root: DocumentNode, label: String, sets: [String]? = nil) {
      self.root = root
      self.label = label
      self.sets = sets
    }
  }

  /// Files that count together. Those of later layers win.
  package enum Layer: Sendable {
    /// A file for all styles.
    case plain(File)
    /// Files for the light and for the dark style.
    case styled(light: File, dark: File)
  }

  /// A token.
  package struct Token: Sendable {
    /// The variable's name: the names of groups and the token's own, joined by `-`.
    package var variable: String
    /// The name as tokens refer to it: `color.brand.500`.
    package var name: String
    /// The value as documents write it, or why they can't.
    package var value: Result<DocumentValue, TokenOmission>
    /// The place of its name.
    package var place: Cursor
  }

  /// The tokens in the order of their names in files, with parts of composite ones after them.
  package private(set) var tokens: [Token] = []

  /// Reads layers of files.
  ///
  /// - Parameter diagnostics: receives what makes files unusable, and tokens that meet or can't differ by style.
  package init(_ layers: [Layer], into diagnostics: inout Diagnostics) {
    var light = TokenTable(), dark = TokenTable()
    var isStyled = false
    for layer in layers {
      switch layer {
      case .plain(let file):
        let written = TokenFileReader.tokens(of: file, into: &diagnostics)
        light.add(written, of: file)
        dark.add(written, of: file)
      case .styled(let lightFile, let darkFile):
        isStyled = true
        light.add(TokenFileReader.tokens(of: lightFile, into: &diagnostics), of: lightFile)
        dark.add(TokenFileReader.tokens(of: darkFile, into: &diagnostics), of: darkFile)
      }
    }
    tokens = Self.tokens(of: &light)
    if isStyled { add(Self.tokens(of: &dark), into: &diagnostics) }
    checkNames(into: &diagnostics)
  }

  private static func tokens(of table: inout TokenTable) -> [Token] {
    table.order.flatMap { path -> [Token] in
      guard let written = table.written[path] else { return [] }
      let name = path.joined(separator: ".")
      let variable = variableName(written.variablePath)
      let resolved = table.resolved(path)
      var result = [
        Token(
          variable: variable, name: name,
          value: resolved.flatMap { TokenValue.value($0) }, place: written.place)
      ]
      if case .success(let resolved) = resolved {
        for (part, value) in TokenValue.parts(resolved) {
          result.append(
            Token(
              variable: "\(variable)-\(part)", name: "\(name).\(part)", value: value,
              place: written.place))
        }
      }
      return result
    }
  }

  /// Adds the dark values to the light ones. Colours may differ; a token of one style counts for both.
  private mutating func add(_ dark: [Token], into diagnostics: inout Diagnostics) {
    var indices: [String: Int] = [:]
    for (index, token) in tokens.enumerated() { indices[token.name] = index }
    for token in dark {
      guard let index = indices[token.name] else {
        tokens.append(token)
        continue
      }
      guard case .success(let darkValue) = token.value,
        case .success(let lightValue) = tokens[index].value
      else {
        if case .failure = token.value { tokens[index].value = token.value }
        continue
      }
      guard lightValue != darkValue else { continue }
      if TokenColor.isColor(lightValue), TokenColor.isColor(darkValue) {
        tokens[index].value = .success(
          .object([("light", lightValue), ("dark", darkValue)]))
      } else {
        diagnostics.add(TokenProblem.differsByStyle(token.name), .error, at: token.place)
      }
    }
  }

  /// Reports tokens that come to the same variable.
  private func checkNames(into diagnostics: inout Diagnostics) {
    var known: [String: Token] = [:]
    for token in tokens {
      if let other = known[token.variable] {
        diagnostics.add(
          TokenProblem.meets(
            token.name, other.name, otherPlace: "\(other.place.file):\(other.place.position.line)",
            variable: token.variable), .error, at: token.place)
      } else {
        known[token.variable] = token
      }
    }
  }

  /// The variable that a token becomes: its names joined by `-`, with `-` for other characters than letters, digits,
  /// `_` and `-`. A `_` is put before a name that begins with none of letters and `_`.
  package static func variableName(_ path: [String]) -> String {
    let joined = path.map { name in
      String(
        String.UnicodeScalarView(
          name.unicodeScalars.map { scalar in
            let isKept =
              scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            return isKept ? scalar : "-"
          }))
    }.joined(separator: "-")
    guard let first = joined.unicodeScalars.first, first == "_" || first.properties.isAlphabetic
    else { return "_" + joined }
    return joined
  }
}
