/// Makes the text that is shown of an entry of a table: chooses its variants and inserts the arguments.
package struct TextFormatter: Sendable {
  /// The rules of the language.
  let rules: PluralRules
  /// `iphone` or `ipad`.
  let device: String
  /// The width for which a text is asked for; nil takes the widest.
  let presentationWidth: Int?
  /// The arguments; nil for a text that is no format.
  package var arguments: [FormatArgument]?
  let pseudoLanguage: PseudoLanguage?

  /// What is wrong so far: the first of it, and nothing twice.
  package private(set) var problems: [FormatProblem] = []

  private var variables: [String: TextVariable] = [:]
  private var byteCount = 0
  private var expansionCount = 0

  /// The most bytes of a text.
  package static let byteLimit = 1 << 20
  /// The most variables within one another, and of a text as a whole.
  private static let depthLimit = 16
  private static let expansionLimit = 1000
  /// The most problems of a text that are told.
  private static let problemLimit = 20

  package init(
    rules: PluralRules, device: String, presentationWidth: Int? = nil,
    arguments: [FormatArgument]?, pseudoLanguage: PseudoLanguage? = nil
  ) {
    self.rules = rules
    self.device = device
    self.presentationWidth = presentationWidth
    self.arguments = arguments
    self.pseudoLanguage = pseudoLanguage
  }

  /// The text of an entry.
  package mutating func text(of entry: TableEntry) -> String {
    variables = entry.variables
    byteCount = 0
    expansionCount = 0
    let number = mainNumber(of: entry.text)
    var result = ""
    if let template = chosen(entry.text, number: number) {
      if !isBounded(template) {
        result = template
      } else if arguments == nil, entry.variables.isEmpty {
        noteMissing(in: template)
        result = pseudoLanguage?.literal(template) ?? template
      } else {
        var counter = 1
        result = expanded(template, counter: &counter)
      }
    }
    return pseudoLanguage?.whole(result) ?? result
  }

  // MARK: Variants

  /// The number that the forms of an entry itself depend on: that of its first specifier for numbers.
  private func mainNumber(of variants: TextVariants) -> Double? {
    guard let arguments else { return nil }
    var counter = 0
    let longest = variants.longest
    guard longest.utf8.count <= Self.byteLimit else { return nil }
    for piece in FormatReader.pieces(longest, isVariable: false) {
      guard case .specifier(let specifier) = piece else { continue }
      if specifier.position == nil { counter += 1 }
      let index = (specifier.position ?? counter) - 1
      if specifier.wantsNumber, arguments.indices.contains(index) {
        return arguments[index].number
      }
    }
    return arguments.lazy.compactMap(\.number).first
  }

  /// The text among variants; nil if there is none that fits.
  private mutating func chosen(_ variants: TextVariants, number: Double?) -> String? {
    var variants = variants
    for _ in 0..<Self.depthLimit {
      switch variants {
      case .text(let text): return text
      case .plural(let forms):
        guard let form = form(of: forms, number: number) else { return nil }
        variants = form
      case .device(let devices):
        guard
          let own = devices[device] ?? devices["other"]
            ?? devices.min(by: { $0.key < $1.key })?.value
        else {
          note(.noDevice(device))
          return nil
        }
        if devices[device] == nil, devices["other"] == nil { note(.noDevice(device)) }
        variants = own
      case .width(let widths):
        let fitting = widths.keys.filter { $0 <= presentationWidth ?? .max }.max()
        guard let width = fitting ?? widths.keys.min(), let text = widths[width] else { return nil }
        return text
      }
    }
    return nil
  }

  private mutating func form(
    of forms: [PluralCategory: TextVariants], number: Double?
  ) -> TextVariants? {
    // Where there is a form for zero, it is taken in every language.
    if number == 0, let zero = forms[.zero] { return zero }
    let category = number.map { rules.category(of: $0) } ?? .other
    if let form = forms[category] ?? forms[.other] { return form }
    note(.noForm(category))
    return nil
  }

  // MARK: Values

  private mutating func note(_ problem: FormatProblem) {
    guard problems.count < Self.problemLimit, !problems.contains(problem) else { return }
    problems.append(problem)
  }

  /// Whether a text can have a form: one that is too long is not looked into.
  private mutating func isBounded(_ text: String) -> Bool {
    if text.utf8.count <= Self.byteLimit { return true }
    note(.tooLong(limit: Self.byteLimit))
    return false
  }

  private mutating func noteMissing(in template: String) {
    for piece in FormatReader.pieces(template, isVariable: false) {
      // A space makes "50% discount" of what was meant as a percent sign.
      if case .specifier(let specifier) = piece, !specifier.showsSpace {
        note(.missingArgument(specifier.text, number: specifier.position ?? 1))
      }
    }
  }

  private mutating func expanded(
    _ template: String, counter: inout Int, own: (argument: Int, specifier: String)? = nil,
    depth: Int = 0
  ) -> String {
    var result = ""
    var takesOwn = own != nil
    for piece in FormatReader.pieces(template, isVariable: own != nil) {
      var part: String
      switch piece {
      case .literal(let text): part = pseudoLanguage?.literal(text) ?? text
      case .percent: part = "%"
      case .number:
        let specifier = own.flatMap { Self.specifier("%\($0.specifier)") }
        part = specifier.map { inserted($0, own?.argument ?? 1) } ?? "%arg"
      case .specifier(let specifier):
        var index = specifier.position
        if index == nil, takesOwn, specifier.wantsNumber {
          index = own?.argument
          takesOwn = false
        }
        if index == nil {
          index = counter
          counter += 1
        }
        part = inserted(specifier, index ?? 1)
      case .variable(let name, let position, let text):
        part = variable(name, position, text, counter: &counter, depth: depth)
      }
      byteCount += part.utf8.count
      guard byteCount <= Self.byteLimit else {
        note(.tooLong(limit: Self.byteLimit))
        return result
      }
      result += part
    }
    return result
  }

  private static func specifier(_ text: String) -> FormatSpecifier? {
    guard case .specifier(let specifier)? = FormatReader.pieces(text, isVariable: false).first
    else { return nil }
    return specifier
  }

  private mutating func inserted(_ specifier: FormatSpecifier, _ number: Int) -> String {
    guard FormatSpecifier.conversions.contains(specifier.conversion), !specifier.hasStar else {
      note(.unsupported(specifier.text))
      return specifier.text
    }
    guard !specifier.isTooWide else {
      note(.tooWide(specifier.text, limit: FormatSpecifier.widthLimit))
      return specifier.text
    }
    guard let arguments, arguments.indices.contains(number - 1) else {
      note(.missingArgument(specifier.text, number: number))
      return specifier.text
    }
    guard let text = specifier.inserted(arguments[number - 1]) else {
      note(
        .wrongKind(specifier.text, number: number, found: arguments[number - 1].kindName))
      return specifier.text
    }
    return text
  }

  private mutating func variable(
    _ name: String, _ position: Int?, _ written: String, counter: inout Int, depth: Int
  ) -> String {
    guard let variable = variables[name] else {
      note(.unknownVariable(name))
      return written
    }
    expansionCount += 1
    guard depth < Self.depthLimit, expansionCount <= Self.expansionLimit else {
      // Told once: each of the others is a part of the same circle.
      if !problems.contains(where: { if case .tooDeep = $0 { true } else { false } }) {
        note(.tooDeep(name))
      }
      return written
    }
    let argument = position ?? variable.argument ?? counter
    var number: Double?
    if let arguments, arguments.indices.contains(argument - 1) {
      number = arguments[argument - 1].number
      if number == nil {
        note(
          .wrongKind(written, number: argument, found: arguments[argument - 1].kindName))
      }
    } else {
      note(.missingArgument(written, number: argument))
    }
    guard number != nil, let template = chosen(variable.variants, number: number),
      isBounded(template)
    else {
      return written
    }
    // What follows within it begins behind its own argument.
    var inner = argument + 1
    let result = expanded(
      template, counter: &inner, own: (argument, variable.specifier), depth: depth + 1)
    if position == nil, variable.argument == nil { counter = max(counter + 1, inner) }
    return result
  }
}
