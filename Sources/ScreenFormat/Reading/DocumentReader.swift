import Controls
import ObjectModel
import Raster
import Text

/// Decodes the values of one screen's documents, and collects everything that is wrong with them.
///
/// Every function reports what it cannot decode and returns nil; none stops at a first error.
struct DocumentReader {
  /// How deep values may stand in one another once variables are replaced.
  static let depthLimit = 2 * JSONParser.depthLimit + 16
  /// How many values may come out of variables.
  static let substitutionLimit = 100_000

  var diagnostics: Diagnostics
  var classes = ClassTable()
  /// Classes whose declaration is wrong: their objects are not judged.
  var brokenClasses: Set<String> = []
  /// The iOS version whose look is drawn.
  let system: Int
  let scale: Double
  let limits: SurfaceLimits
  /// By name, without `$`.
  var variables: [String: DocumentNode] = [:]
  var assets: AssetLibrary
  var fonts = FontBook.embedded
  /// The files and folders that fonts were read from, for messages.
  var fontPlaces: [String] = []
  /// Characters for which a font was looked for.
  var knownCharacters: Set<Unicode.Scalar> = []
  var fontSearches = 0
  /// Fonts of the machine that are used.
  var systemFonts: Set<SystemFont> = []
  /// Names of fonts of which it was said that another stands in.
  var toldStandIns: Set<String> = []
  /// The place of every id.
  var ids: [String: SourcePosition] = [:]
  /// The defaults of a custom class's properties.
  var classDefaults: [ClassTable.ID: [PropertySlot: AppearanceValue]] = [:]
  /// The properties that documents declare, by class.
  var declaredProperties: [ClassTable.ID: Set<String>] = [:]
  /// Set while what many objects will have is read: of a class, or of a rule.
  var isReadingShared = false
  /// By class: where its `subviews` stand.
  var partCursors: [String: Cursor] = [:]
  /// By rule: where it sets views.
  var viewCursors: [AppearanceRule.Origin: Cursor] = [:]
  /// Set while a class's drawing or subviews are read.
  var scope: TemplateScope?
  var substituted = 0
  /// Properties of which it was said that they are not drawn.
  var toldNotDrawn: Set<PropertyDeclaration> = []

  mutating func report(_ problem: some DocumentProblem, at cursor: Cursor) {
    diagnostics.add(problem, .error, at: cursor)
  }

  mutating func warn(_ problem: some DocumentProblem, at cursor: Cursor) {
    diagnostics.add(problem, .warning, at: cursor)
  }

  /// What may stand after `$` here.
  private var knownVariables: [String] {
    let own = scope.map { classes.properties(of: $0.classID).map(\.name) } ?? []
    return variables.keys.sorted() + ["tintColor"] + own
  }

  /// The value itself, or the variable's that it names; nil after an error.
  mutating func resolved(_ cursor: Cursor) -> Cursor? {
    var result = cursor
    if !result.expanding.isEmpty {
      substituted += 1
      guard substituted <= Self.substitutionLimit else {
        // Told once: everything after it would only repeat it.
        if substituted == Self.substitutionLimit + 1 {
          report(VariableProblem.tooManyValues(limit: Self.substitutionLimit), at: result)
        }
        return nil
      }
    }
    while let text = result.node.string, let name = Variable.name(in: text), !isReference(name) {
      if let start = result.expanding.firstIndex(of: name) {
        report(VariableProblem.cycle(Array(result.expanding[start...]) + [name]), at: result)
        return nil
      }
      guard let value = variables[name] else {
        report(VariableProblem.unknown(name, known: knownVariables), at: result)
        return nil
      }
      result = result.replaced(by: value, variable: name)
    }
    guard result.path.steps.count <= Self.depthLimit else {
      report(ValueProblem.tooDeep(limit: JSONParser.depthLimit), at: result)
      return nil
    }
    return result
  }
}

/// How documents write the use of a variable.
enum Variable {
  /// The tint of the object, which is no variable of the document's.
  static let tint = "$tintColor"

  /// The name in `$name`; nil for any other text, `$4.99` and `$$name` among them.
  static func name(in text: String) -> String? {
    guard text.utf8.first == UInt8(ascii: "$"), text != tint else { return nil }
    let name = text.dropFirst()
    return isName(name) ? String(name) : nil
  }

  /// Whether `name` can be used with `$` before it.
  static func isName(_ name: some StringProtocol) -> Bool {
    guard let first = name.unicodeScalars.first, first == "_" || first.properties.isAlphabetic
    else { return false }
    return name.unicodeScalars.allSatisfy {
      $0 == "_" || $0 == "-" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
    }
  }

  /// A text as it is meant: `$$` at its start is one `$`.
  static func unescaped(_ text: String) -> String {
    text.hasPrefix("$$") ? String(text.dropFirst()) : text
  }
}
