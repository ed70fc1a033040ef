/// The rules of a sheet that can match anything on a screen, as objects' styles share them.
final class RuleTable: Sendable {
  /// By place in the sheet; nil for those that can't match.
  package let rules: [RuleReference?]
  /// Numbers for the slots that rules set.
  let slotNumbers: [PropertySlot: Int]
  package let slots: [PropertySlot]

  package init(rules: [RuleReference?]) {
    self.rules = rules
    var numbers: [PropertySlot: Int] = [:]
    var slots: [PropertySlot] = []
    for case let reference? in rules {
      for slot in reference.rule.values.keys where numbers[slot] == nil {
        numbers[slot] = slots.count
        slots.append(slot)
      }
    }
    slotNumbers = numbers
    self.slots = slots
  }

  package static let empty = RuleTable(rules: [])
}

/// Rules of one class in the same containers: they match the same objects at the same nodes. What the
/// class brings for itself is a group of its own.
final class RuleGroup: Sendable {
  package let classID: ClassTable.ID
  let classDepth: Int
  package let isOfClass: Bool
  /// How derived each container class is, outermost first.
  let containerDepths: [Int]
  /// Places in the sheet, rising.
  let orders: [Int]
  /// For each slot that the group sets, by number, the rule that wins within the group.
  let winners: [(slot: Int, order: Int, traitCount: Int)]

  package init(
    classID: ClassTable.ID, isOfClass: Bool, classes: ClassTable, containers: [ClassTable.ID],
    orders: [Int], table: RuleTable
  ) {
    self.classID = classID
    self.isOfClass = isOfClass
    classDepth = classes.depth(classID)
    containerDepths = containers.map(classes.depth)
    self.orders = orders
    var winners: [(slot: Int, order: Int, traitCount: Int)] = []
    for order in orders {
      guard let rule = table.rules[order]?.rule else { continue }
      let traitCount = rule.traits.count
      for slot in rule.values.keys {
        guard let slot = table.slotNumbers[slot] else { continue }
        if let known = winners.firstIndex(where: { $0.slot == slot }) {
          // Orders rise, so that of equals the later one stays.
          guard traitCount >= winners[known].traitCount else { continue }
          winners[known] = (slot, order, traitCount)
        } else {
          winners.append((slot, order, traitCount))
        }
      }
    }
    self.winners = winners
  }

  package func match(order: Int, traitCount: Int, embedding: [Int]) -> RuleMatch {
    RuleMatch(
      order: order, isOfClass: isOfClass, classDepth: classDepth, embedding: embedding,
      containerDepths: containerDepths, traitCount: traitCount)
  }
}

/// The groups that match in some containers, as a list from the innermost containers outward.
final class RuleState: Sendable {
  /// Rules whose containers have all been found.
  struct Activation: Sendable {
    package let group: RuleGroup
    /// The node of each container, outermost first.
    package let embedding: [Int]
  }

  /// Tells states apart; those of equal walks are one.
  package let number: Int
  package let outer: RuleState?
  /// What the innermost container completed.
  let activations: [Activation]

  package init(number: Int, outer: RuleState?, activations: [Activation]) {
    self.number = number
    self.outer = outer
    self.activations = activations
  }

  package static let empty = RuleState(number: 0, outer: nil, activations: [])
}
