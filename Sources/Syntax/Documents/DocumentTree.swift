/// Reads documents of both syntaxes.
package enum DocumentTree {
  /// The tree of a file; nil for one with errors of syntax.
  package static func read(_ file: SourceFile, into diagnostics: inout Diagnostics)
    -> DocumentNode?
  {
    isYAML(file)
      ? YAMLParser.parse(file, into: &diagnostics) : JSONParser.parse(file, into: &diagnostics)
  }

  /// Whether a file is YAML: its name ends in `.yaml` or `.yml`. Others are JSON.
  package static func isYAML(_ file: SourceFile) -> Bool {
    let name = file.label.lowercased()
    return name.hasSuffix(".yaml") || name.hasSuffix(".yml")
  }
}
