public import ObjectModel

/// The format of documents as a JSON Schema (2020-12), for editors and other tools. It is made from
/// the declarations and keys by which documents are read.
///
/// The schema accepts some documents that are wrong, since it knows neither other files, nor the
/// properties of classes that themes declare, nor the values of variables. In documents that extend a
/// class of UIKit, it accepts all names of properties.
public enum JSONSchema {
  /// The schema of screens and themes. It tells them apart as `DocumentKind.of` does.
  ///
  /// - Parameter classes: the built-in classes.
  public static func documents(_ classes: ClassTable) -> String {
    let screenOnly = DocumentFormat.screenKeys.filter { !DocumentFormat.themeKeys.contains($0) }
    let isScreen = DocumentValue.anyOf(
      screenOnly.map { DocumentValue.required([$0]) } + [
        .object([
          (
            "properties",
            .object([("window", DocumentValue.required(["rootViewController"]))])
          ),
          ("required", .strings(["window"])),
        ])
      ])
    let isTheme = DocumentValue.anyOf([.required(["name"]), .required(["appearance"])])
    return file(title: "mockup: screens and themes", classes) { builder in
      let screen = builder.document("screen")
      let other = DocumentValue.object([
        ("if", isTheme), ("then", builder.document("theme")), ("else", screen),
      ])
      return [("if", isScreen), ("then", screen), ("else", other)]
    }
  }

  /// The schema of `mockup.json`.
  ///
  /// - Parameter classes: the built-in classes.
  public static func project(_ classes: ClassTable) -> String {
    file(title: "mockup: the device and system of screens, and how they are tested", classes) { _ in
      [("$ref", .string("#/$defs/project"))]
    }
  }

  private static func file(
    title: String, _ classes: ClassTable,
    _ root: (SchemaBuilder) -> [(String, DocumentValue)]
  ) -> String {
    var builder = SchemaBuilder(classes: classes)
    builder.addValues()
    builder.addClasses()
    builder.addDocuments()
    builder.addExtendedDocuments()
    let members = root(builder)
    let head: [(String, DocumentValue)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string(title)),
    ]
    let used = reachable(from: .object(members), in: builder.definitions)
    let definitions = builder.definitions.filter { used.contains($0.key) }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    return DocumentValue.object(head + members + [("$defs", .object(definitions))]).json + "\n"
  }

  /// The names of the definitions that a schema refers to, also through others.
  private static func reachable(
    from node: DocumentValue, in definitions: [String: DocumentValue]
  ) -> Set<String> {
    var found: Set<String> = []
    var open = [node]
    while let next = open.popLast() {
      for name in SchemaBuilder.references(in: next) where found.insert(name).inserted {
        if let definition = definitions[name] { open.append(definition) }
      }
    }
    return found
  }
}

/// Collects the definitions of a schema.
struct SchemaBuilder {
  let classes: ClassTable
  var definitions: [String: DocumentValue] = [:]

  /// The schema of a variable, or of a reference to a property of a custom class.
  static let variable = DocumentValue.reference("variable")
}
