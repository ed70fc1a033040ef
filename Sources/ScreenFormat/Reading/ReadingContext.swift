import ObjectModel
import Raster

/// The state that the readers of one screen's documents share, and their findings.
///
/// Each reader decodes values of one topic. None stops at a first error: what cannot be decoded is
/// reported here, and nil takes its place.
final class ReadingContext {
  /// The iOS version whose look is drawn.
  let system: Int
  /// Pixels a point.
  let scale: Double
  /// The greatest size of the screen and its images.
  let limits: SurfaceLimits

  /// Whether a box is drawn where an image can't be loaded.
  var keepsGoing = false
  /// Whether a text that the language lacks is an error.
  var requiresTexts = false
  /// The images that can't be loaded, if that is no error.
  var missing = Diagnostics()
  /// Everything that is wrong so far.
  var diagnostics: Diagnostics
  /// The values of variables by name, without `$`.
  var variables: [String: DocumentNode] = [:]
  /// The tokens that have no value, by the names that their variables would have.
  var tokensWithoutValue: [String: TokenWithoutValue] = [:]
  /// The number of values that came out of variables so far.
  var substitutionCount = 0
  /// Whether these were reported as too many.
  var hasTooManySubstitutions = false
  /// The bytes of the images that documents draw or fill with a colour.
  var drawnBytes = 0.0
  var assets: AssetLibrary
  var strings: StringLibrary
  /// The places that name texts of tables.
  var textUses: [TextUse] = []
  /// The localized texts of the value that is being read.
  var textOrigins: [TextOrigin] = []
  var fonts = FontLibrary()
  var symbols = SymbolLibrary()
  var classes: KnownClassTable {
    didSet {
      plainSettings = PlainSettings()
      plainClasses = PlainClasses()
    }
  }
  /// What keys of objects set, where there is nothing to tell of them: many objects have the same keys.
  var plainSettings = PlainSettings()
  /// The classes of objects, where there was nothing to tell of them.
  var plainClasses = PlainClasses()
  var objects = ObjectRecord()
  /// Whether what is being read lies in a value that the screen's system ignores: nothing is warned
  /// about there.
  private(set) var isIgnoring = false
  /// The unknown values that the value being read uses; nil where it has to be known.
  private var unknownUses: [UnknownUse]?
  /// Whether colours that are not known are drawn magenta.
  var marksUnknown = false
  /// The custom class whose drawing or subviews are being read; nil outside of them.
  var scope: TemplateScope?

  /// Creates a context that knows no variables, fonts or custom classes yet.
  ///
  /// - Parameter classes: the built-in classes.
  init(
    classes: ClassTable, system: Int, limits: SurfaceLimits, assets: AssetLibrary,
    diagnostics: Diagnostics
  ) {
    self.classes = KnownClassTable(table: classes)
    self.system = system
    self.scale = assets.target.traits.displayScale
    self.limits = limits
    self.assets = assets
    strings = StringLibrary(loader: assets.loader, decodedFiles: assets.decodedFiles)
    self.diagnostics = diagnostics
  }

  /// Takes over the variables and what is allowed from a context that knows less of the screen.
  func takeNames(of other: ReadingContext) {
    variables = other.variables
    tokensWithoutValue = other.tokensWithoutValue
    keepsGoing = other.keepsGoing
    requiresTexts = other.requiresTexts
    marksUnknown = other.marksUnknown
  }

  /// Reads a value that the screen's system ignores. What is wrong in it is reported all the same.
  func ignoring<Value>(_ read: () -> Value) -> Value {
    let outer = isIgnoring
    isIgnoring = true
    defer { isIgnoring = outer }
    return read()
  }

  /// Reads a value that need not be known.
  ///
  /// - Parameter part: the key of the value within the one that is read around it; nil for a property's own.
  /// - Returns: the value, nil where it is wrong or not known, and the unknown values that it uses.
  func notingUnknown<Value>(
    part: String? = nil, _ read: () -> Value?
  ) -> (value: Value?, unknown: [UnknownUse]) {
    let outer = unknownUses
    unknownUses = []
    let value = read()
    let uses = unknownUses ?? []
    unknownUses = outer
    let isUnknown = uses.contains { $0.part == nil }
    // Objects of a screen tell their own; a rule tells all that is in its values.
    if let part, objects.isShared {
      for var use in uses {
        use.part = [part, use.part].compactMap(\.self).joined(separator: ".")
        _ = noteUnknown(use)
      }
    }
    return (isUnknown ? nil : value, uses)
  }

  /// Notes that the value which is being read uses an unknown one.
  ///
  /// - Returns: whether it may.
  func noteUnknown(_ use: UnknownUse) -> Bool {
    guard let known = unknownUses else { return false }
    if known.count < ReadingLimits.unknownUses, !known.contains(use) { unknownUses?.append(use) }
    return true
  }

  /// Whether `$name` refers to a property of the custom class being read, or to the index of a
  /// repetition, rather than to a variable.
  func isReference(_ name: String) -> Bool {
    guard let scope else { return false }
    if scope.hasIndex, name == "index" { return true }
    if scope.declared.contains(name) { return true }
    return variables[name] == nil && classes.table.property(name, of: scope.classID) != nil
  }

  /// The names that may follow `$` here, for suggestions.
  var variableNames: [String] {
    guard diagnostics.suggestsNames else { return [] }
    let own = scope.map { classes.table.properties(of: $0.classID).map(\.name) } ?? []
    return variables.keys.sorted() + ["tintColor"] + own
  }
}
