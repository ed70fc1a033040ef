import Controls
import Raster

/// What can be wrong with a document that is sound JSON; `message` is its sentence.
enum DocumentProblem: Error {
  // Values.
  case wrongKind(expected: String, found: DocumentValue)
  case wrongCount(expected: String, found: Int)
  case outOfRange(Double, ClosedRange<Double>)
  case notWhole(Double)
  case unknownKey(String, of: String, known: [String])
  case unknownName(String, String, known: [String])
  case missingKey(String, of: String)
  case missingForm(String, examples: [String])
  case noOneForm(String, forms: [String])
  case onlyWith(String, String)
  case notReadYet(String)
  case tooDeep(limit: Int)
  case textTooLong(Int, limit: Int)

  // Colours, fonts, images, drawings.
  case badHexColor(String)
  case colorNeedsSystem(String, since: Int, system: Int)
  case notAFont(found: DocumentValue)
  case unknownFont(String, known: [String], places: [String])
  case systemFont(Unicode.Scalar, path: String)
  case noGlyph(Unicode.Scalar)
  case standInFont(String, standIn: String)
  case image(ImageFailure)
  case namedColor(MissingColor)
  case emptyAnimation
  case imageTooLarge(Size, limit: Double)
  case tooManyBytes(Int, limit: Int)
  case tooManyOperations(limit: Int)
  case emptyDash
  case badStops(colors: Int, locations: Int)
  case badPathData(SVGPathError)
  case pathTooLarge(limit: Double)

  // Variables.
  case unknownVariable(String, known: [String])
  case variableCycle([String])
  case badVariableName(String)
  case tooManySubstitutions(limit: Int)

  // Objects and their properties.
  case missingClass(base: String)
  case unknownClass(String, known: [String])
  case classNotDrawnYet(String)
  case wrongClass(String, base: String)
  case classNeedsSystem(String, since: Int, system: Int)
  case emptyID
  case duplicateID(String, first: SourcePosition)
  case unknownID(String, known: [String])
  case unknownProperty(String, of: String, known: [String])
  case propertyNeedsSystem(String, since: Int, system: Int)
  case propertyNotDrawnYet(String, of: String)
  case axes(AxisError, of: String)
  case sameSlot(String, first: String)

  // Rules.
  case ruleForClassNotDrawnYet(String)
  case notAContainer(String)
  case notAppearanceType(String, type: String)
  case booleanRule(String)
  case ruleForPart(String, String, owner: String)
  case readBeforeRules(String)
  case noProxy(String)
  case viewInItself
  case tooManyObjects(limit: Int, depth: Int)

  // Classes of documents.
  case badClassName(String)
  case redefinesBuiltIn(String)
  case classDefinedTwice(String, file: String, position: SourcePosition)
  case classCycle([String])
  case tooManySuperclasses(limit: Int)
  case wrongReference(String, type: String, expected: String)
  case boundsNotHere(String)
  case referenceInside(String)
  case idInClass(String)
  case partIsNoObject(String)
  case contentNeedsView(String, String, ClassDefinition.Kind)
  case contentInContainer(String, String, String)
  case builtFromItself([String])
  case tooManyParts(limit: Int, depth: Int)
  case badPropertyName(String)
  case shadowsProperty(String, of: String, type: String)
  case unknownPropertyType(String, known: [String])
  case axisIsNoInteger(found: DocumentValue)

  // The document as a whole.
  case themeCycle([String])
  case unsupportedVersion(found: DocumentValue)
  case unknownDevice(String, known: [String])
  case surfaceTooLarge(width: Int, height: Int, limits: SurfaceLimits)
  case lookNotDrawnYet(String)
  case unusableFile(String, kind: String, AssetError)
  case badFontFile(String, FontError)
  case noFontsIn(String)
  case sameThemeName(String)

  /// Whether something that the document names is missing or unreadable.
  var isUnusableInput: Bool {
    switch self {
    case .unknownFont, .image, .namedColor, .unusableFile, .badFontFile, .noFontsIn: true
    default: false
    }
  }
}
