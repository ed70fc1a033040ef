/// Rules for one class in the same containers: they match the same objects at the same nodes. The
/// rules that the class brings itself form a group of their own.
final class RuleGroup: Sendable {
  /// The rule of the group that wins a slot.
  final class Winner: Sendable {
    let slot: PropertySlot
    /// The number of the slot among those that rules set.
    let slotNumber: Int
    let value: AppearanceValue
    let rule: RuleReference
    /// The position of the rule in the sheet.
    let order: Int
    let traitCount: Int

    init(
      _ slot: PropertySlot, number: Int, _ value: AppearanceValue, rule: RuleReference, order: Int
    ) {
      self.slot = slot
      slotNumber = number
      self.value = value
      self.rule = rule
      self.order = order
      traitCount = rule.rule.traits.count
    }
  }

  let classID: ClassTable.ID
  let isOfClass: Bool
  private let classDepth: Int
  /// The depths of the container classes in the class hierarchy, outermost container first.
  private let containerDepths: [Int]
  /// Positions in the sheet, ascending.
  let rules: [(order: Int, rule: RuleReference)]
  /// One for each slot that the group sets.
  let winners: [Winner]

  /// - Parameters:
  ///   - containers: the containers' classes, outermost first.
  ///   - rules: with their positions in the sheet, ascending.
  ///   - slotNumbers: the numbers of slots; new slots get the next ones.
  init(
    classID: ClassTable.ID, isOfClass: Bool, classes: ClassTable, containers: [ClassTable.ID],
    rules: [(order: Int, rule: RuleReference)], slotNumbers: inout [PropertySlot: Int]
  ) {
    self.classID = classID
    self.isOfClass = isOfClass
    classDepth = classes.depth(classID)
    containerDepths = containers.map(classes.depth)
    self.rules = rules
    var winners: [Winner] = []
    for (order, reference) in rules {
      for (slot, value) in reference.rule.values {
        let number = slotNumbers[slot] ?? slotNumbers.count
        slotNumbers[slot] = number
        let winner = Winner(slot, number: number, value, rule: reference, order: order)
        if let known = winners.firstIndex(where: { $0.slotNumber == number }) {
          // The later one wins among rules with as many traits.
          if winner.traitCount >= winners[known].traitCount { winners[known] = winner }
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
