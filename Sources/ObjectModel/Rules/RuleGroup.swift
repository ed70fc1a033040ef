/// Rules for one class in the same containers: they match the same objects at the same nodes. The
/// rules that the class brings itself form a group of their own.
final class RuleGroup: Sendable {
  /// The rule of the group that wins a slot.
  struct Winner: Sendable {
    let slot: PropertySlot
    let value: AppearanceValue
    let rule: RuleReference
    /// The position of the rule in the sheet.
    let order: Int
    let traitCount: Int
  }

  let classDepth: Int
  let isOfClass: Bool
  /// The depths of the container classes in the class hierarchy, outermost container first.
  let containerDepths: [Int]
  /// Positions in the sheet, ascending.
  let rules: [(order: Int, rule: RuleReference)]
  /// One for each slot that the group sets.
  let winners: [Winner]

  /// - Parameter rules: with their positions in the sheet, ascending.
  init(
    classDepth: Int, isOfClass: Bool, containerDepths: [Int],
    rules: [(order: Int, rule: RuleReference)]
  ) {
    self.classDepth = classDepth
    self.isOfClass = isOfClass
    self.containerDepths = containerDepths
    self.rules = rules
    var winners: [Winner] = []
    for (order, reference) in rules {
      let traitCount = reference.rule.traits.count
      for (slot, value) in reference.rule.values {
        let winner = Winner(
          slot: slot, value: value, rule: reference, order: order, traitCount: traitCount)
        if let known = winners.firstIndex(where: { $0.slot == slot }) {
          // The later one wins among rules with as many traits.
          if traitCount >= winners[known].traitCount { winners[known] = winner }
        } else {
          winners.append(winner)
        }
      }
    }
    self.winners = winners
  }

  func match(order: Int, traitCount: Int, embedding: [Int]) -> RuleMatch {
    RuleMatch(
      order: order, isOfClass: isOfClass, classDepth: classDepth, embedding: embedding,
      containerDepths: containerDepths, traitCount: traitCount)
  }
}

/// A group whose containers have all been found.
struct RuleActivation: Sendable {
  let group: RuleGroup
  /// The node of each container, outermost first.
  let embedding: [Int]
}
