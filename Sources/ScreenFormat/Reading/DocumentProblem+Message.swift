import Controls
import Raster

extension DocumentProblem {
  /// The sentence that tells the user.
  var message: String {
    switch self {
    case .wrongKind, .wrongCount, .outOfRange, .notWhole, .unknownKey, .unknownName, .missingKey,
      .missingForm, .noOneForm, .onlyWith, .notReadYet, .tooDeep,
      .textTooLong:
      valueMessage
    case .badHexColor, .colorNeedsSystem, .notAFont, .unknownFont, .standInFont, .systemFont,
      .noGlyph, .image,
      .namedColor,
      .emptyAnimation,
      .imageTooLarge, .tooManyBytes, .tooManyOperations, .emptyDash, .badStops, .badPathData,
      .pathTooLarge:
      drawingMessage
    case .unknownVariable, .variableCycle, .badVariableName, .tooManySubstitutions:
      variableMessage
    case .missingClass, .unknownClass, .classNotDrawnYet, .wrongClass, .classNeedsSystem, .emptyID,
      .duplicateID, .unknownID, .unknownProperty, .propertyNeedsSystem,
      .propertyNotDrawnYet, .axes, .sameSlot, .ruleForClassNotDrawnYet, .notAContainer,
      .notAppearanceType, .booleanRule, .ruleForPart, .readBeforeRules, .noProxy, .viewInItself,
      .tooManyObjects:
      objectMessage
    case .badClassName, .redefinesBuiltIn, .classDefinedTwice, .classCycle, .tooManySuperclasses,
      .badPropertyName,
      .unknownPropertyType, .axisIsNoInteger:
      classMessage
    case .wrongReference, .boundsNotHere, .referenceInside, .idInClass, .partIsNoObject,
      .contentNeedsView, .contentInContainer, .builtFromItself, .tooManyParts, .shadowsProperty,
      .themeCycle:
      customMessage
    case .unsupportedVersion, .unknownDevice, .surfaceTooLarge, .lookNotDrawnYet,
      .unusableFile, .badFontFile, .noFontsIn, .sameThemeName:
      documentMessage
    }
  }

  private var valueMessage: String {
    switch self {
    case .wrongKind(let expected, let found):
      return "expected \(expected), found \(Self.described(found))"
    case .wrongCount(let expected, let found):
      return "expected \(expected), found \(Self.count(found, "element"))"
    case .outOfRange(let number, let range) where number < 0 && range.lowerBound == 0:
      return "\(shortest(number)) is negative"
    case .outOfRange(let number, let range):
      return "\(shortest(number)) is not between \(shortest(range.lowerBound)) and "
        + shortest(range.upperBound)
    case .notWhole(let number):
      return "expected a whole number, found \(shortest(number))"
    case .textTooLong(let count, let limit):
      return "a text of \(count) bytes is too long; at most \(limit)"
    case .unknownKey(let key, let kind, let known):
      return Self.withSuggestion("unknown key \(quoted(key)) in \(kind)", key, known)
    case .unknownName(let kind, let name, let known):
      return Self.withChoices("unknown \(kind) \(quoted(name))", name, known)
    case .missingKey(let key, let kind):
      return "\(kind) needs \(quoted(key))"
    case .missingForm(let kind, let examples):
      return "this does not say which \(Self.noun(kind)); write \(Self.or(examples))"
    case .noOneForm(let kind, let forms):
      return "expected one of \(Self.or(forms.map(quoted))) for \(kind)"
    case .onlyWith(let key, let other):
      return "\(quoted(key)) goes with \(quoted(other)) only"
    case .notReadYet(let what):
      return "\(what) are not read yet"
    case .tooDeep(let limit):
      return "values are nested more than \(limit) levels deep"
    default: return ""
    }
  }

  private var variableMessage: String {
    switch self {
    case .unknownVariable(let name, let known):
      return Self.withSuggestion(
        "unknown variable \(quoted("$" + name))", "$" + name, known.map { "$" + $0 })
        + " (write \"$$\(Quotation.escaped(name))\" for the text itself)"
    case .variableCycle(let names):
      return "the variable is made of itself: "
        + names.map { "$" + Quotation.escaped($0) }.joined(separator: " → ")
    case .badVariableName(let name):
      return "\(quoted(name)) can't name a variable; "
        + (name == "tintColor"
          ? "$tintColor is the tint"
          : "use letters, digits, _ and -, beginning with a letter or _")
    case .tooManySubstitutions(let limit):
      return "variables come to more than \(limit) values"
    default: return ""
    }
  }

  // MARK: Parts of sentences

  func quoted(_ text: String) -> String { Quotation.single(text) }

  /// A value as messages show it: short ones themselves.
  static func described(_ value: DocumentValue) -> String {
    switch value {
    case .string(let text): Quotation.double(text)
    case .number(_, let text): Quotation.escaped(text)
    case .bool(let flag): "\(flag)"
    default: value.kindName
    }
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  static func or(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// `a colour` without its article.
  static func noun(_ kind: String) -> String {
    for article in ["an ", "a "] where kind.hasPrefix(article) {
      return String(kind.dropFirst(article.count))
    }
    return kind
  }

  static func withSuggestion(_ sentence: String, _ name: String, _ known: [String]) -> String {
    guard let nearest = NearestName.suggest(name, among: known) else { return sentence }
    return "\(sentence); did you mean \(Quotation.single(nearest))?"
  }

  /// As `withSuggestion`; with nothing near, a short list is given whole.
  static func withChoices(_ sentence: String, _ name: String, _ known: [String]) -> String {
    if NearestName.suggest(name, among: known) != nil {
      return withSuggestion(sentence, name, known)
    }
    guard !known.isEmpty, known.count <= 12 else { return sentence }
    return "\(sentence); expected \(or(known.map(Quotation.single)))"
  }
}
