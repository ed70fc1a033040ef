extension TableEntry {
  /// The kinds of the arguments that a text takes, by their numbers from 1.
  package enum ArgumentKind: String, Sendable, Hashable {
    case text, wholeNumber, number, character
  }

  /// What the text takes in any of its forms.
  package var arguments: [Int: ArgumentKind] {
    var result: [Int: ArgumentKind] = [:]
    _ = collect(text, own: nil, first: 1, depth: 0, into: &result)
    return result
  }

  /// The forms of plurals in the text and its variables.
  package var forms: [Set<PluralCategory>] {
    (variables.sorted { $0.key < $1.key }.map(\.value.variants) + [text]).flatMap(\.forms)
  }

  /// Adds the arguments of texts, and returns the number of the next one behind them.
  private func collect(
    _ variants: TextVariants, own: Int?, first: Int, depth: Int,
    into result: inout [Int: ArgumentKind]
  ) -> Int {
    guard depth < 4 else { return first }
    var next = first
    for text in variants.texts.prefix(100) {
      var counter = first
      var takesOwn = own != nil
      for piece in FormatReader.pieces(text, isVariable: own != nil) {
        switch piece {
        case .literal, .percent: continue
        case .number: result[own ?? 1] = .wholeNumber
        case .specifier(let specifier):
          // A space makes "50% discount" of what was meant as a percent sign.
          guard !specifier.showsSpace, let kind = specifier.kind else { continue }
          var index = specifier.position
          if index == nil, takesOwn, specifier.wantsNumber {
            index = own
            takesOwn = false
          }
          if index == nil {
            index = counter
            counter += 1
          }
          result[index ?? 1] = kind
        case .variable(let name, let position, _):
          guard let variable = variables[name] else { continue }
          let index = position ?? variable.argument ?? counter
          result[index] = .wholeNumber
          let inner = collect(
            variable.variants, own: index, first: index + 1, depth: depth + 1, into: &result)
          if position == nil, variable.argument == nil { counter = max(counter + 1, inner) }
        }
      }
      next = max(next, counter)
    }
    return next
  }
}

extension FormatSpecifier {
  /// The kind of argument; nil for specifiers that are not supported.
  fileprivate var kind: TableEntry.ArgumentKind? {
    switch conversion {
    case "@": .text
    case "c", "C": .character
    case "f", "F": .number
    case _ where FormatSpecifier.conversions.contains(conversion): .wholeNumber
    default: nil
    }
  }
}

extension TextVariants {
  fileprivate var forms: [Set<PluralCategory>] {
    switch self {
    case .text, .width: []
    case .plural(let forms): [Set(forms.keys)] + forms.values.flatMap(\.forms)
    case .device(let devices): devices.sorted { $0.key < $1.key }.flatMap(\.value.forms)
    }
  }
}
