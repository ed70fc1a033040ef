package import ObjectModel

/// Changes the constant of a constraint in its text.
package enum ConstraintEditing {
  /// A text with another constant. All else stays, blanks included.
  ///
  /// - Parameters:
  ///   - attribute: the attribute whose constant changes. Of insets only that edge does, of all else each attribute.
  ///   - constant: in points, as UIKit counts it: insets at the bottom and at the end are negative.
  /// - Returns: nil if the text is no constraint that has a constant for the attribute.
  package static func replacingConstant(
    of attribute: LayoutConstraint.Attribute?, in text: String, with constant: Double
  ) -> String? {
    guard constant.isFinite, abs(constant) <= ReadingLimits.coordinate, isText(text) else {
      return nil
    }
    var words = words(of: text)
    let signs = LayoutConstraint.Relation.allCases.map(\.sign)
    guard let relation = words.firstIndex(where: { signs.contains(String($0)) }) else { return nil }
    words.removeFirst(relation + 1)
    if words.last?.hasPrefix("@") == true { words.removeLast() }
    guard let target = words.first else { return nil }
    var result = text
    guard ConstraintText.plainNumber(target) == nil, !target.hasPrefix("$") else {
      result.replaceSubrange(target.startIndex..<target.endIndex, with: shortest(constant))
      return isText(result) ? result : nil
    }
    let item = words.dropFirst().first == "*" ? words.prefix(3) : words.prefix(1)
    let rest = words.dropFirst(item.count)
    guard let end = item.last?.endIndex else { return nil }
    let old = end..<(rest.last?.endIndex ?? end)
    if rest.first == "inset" {
      let lengths = rest.dropFirst().compactMap { ConstraintText.plainNumber($0) }
      guard let insets = insets(lengths, attribute, constant) else { return nil }
      result.replaceSubrange(old, with: " inset " + insets.map(shortest).joined(separator: " "))
    } else {
      let sign = constant < 0 ? "-" : "+"
      result.replaceSubrange(old, with: constant == 0 ? "" : " \(sign) \(shortest(abs(constant)))")
    }
    return isText(result) ? result : nil
  }

  private static func isText(_ text: String) -> Bool {
    (try? ConstraintText { _ in .constant(0) }.constraints(text)) != nil
  }

  private static func words(of text: String) -> [Substring] { text.split(separator: " ") }

  /// Insets with another length at an edge, as few numbers as say it; nil for what is no edge.
  private static func insets(
    _ lengths: [Double], _ attribute: LayoutConstraint.Attribute?, _ constant: Double
  ) -> [Double]? {
    var all: [Double]
    switch lengths.count {
    case 1: all = [lengths[0], lengths[0], lengths[0], lengths[0]]
    case 2: all = [lengths[0], lengths[1], lengths[0], lengths[1]]
    case 4: all = lengths
    default: return nil
    }
    switch attribute {
    case .top: all[0] = constant
    case .left, .leading: all[1] = constant
    case .bottom: all[2] = -constant
    case .right, .trailing: all[3] = -constant
    default: return nil
    }
    guard lengths.count < 4, all[0] == all[2], all[1] == all[3] else { return all }
    return all[0] == all[1] ? [all[0]] : [all[0], all[1]]
  }
}
