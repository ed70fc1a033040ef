/// The rules of a sheet by what they match.
///
/// It holds names alone, so that every screen with the sheet can use it.
final class RuleIndex: Sendable {
  /// The names of classes and of containers.
  let names: [String]
  /// The lists of containers that rules have, outermost first, as indices of `names`. The first one is empty.
  let chains: [[Int]]
  /// In the order of their first rules.
  let groups: [RuleGroup]
  /// Whether a rule would set more if it were known.
  let hasUnknown: Bool

  /// An index without rules.
  static let empty = RuleIndex()

  /// What the rules of a group have in common.
  private struct Key: Hashable {
    let name: Int
    let chain: Int
    let traits: Int
    let isOfClass: Bool
  }

  /// Values by the numbers that they got when they were met first.
  private struct Numbers<Value: Hashable> {
    private(set) var values: [Value]
    /// Empty while there are few: most sheets are done before a hash table is worth its making.
    private var numbers: [Value: Int] = [:]
    /// Of the latest value: rules for one class mostly follow each other.
    private var latest = 0

    /// The number of values that are compared one after the other.
    private static var few: Int { 16 }

    init(_ values: [Value] = []) { self.values = values }

    mutating func number(of value: Value) -> Int {
      if latest < values.count, values[latest] == value { return latest }
      if let known = numbers.isEmpty ? values.firstIndex(of: value) : numbers[value] {
        latest = known
        return known
      }
      latest = values.count
      values.append(value)
      if !numbers.isEmpty {
        numbers[value] = latest
      } else if values.count > Self.few {
        for (number, value) in values.enumerated() { numbers[value] = number }
      }
      return latest
    }
  }

  /// An index without rules.
  private init() {
    (names, chains, groups, hasUnknown) = ([], [], [], false)
  }

  /// - Complexity: O(rules).
  init(_ rules: [AppearanceRule]) {
    var names = Numbers<String>()
    var chains = Numbers<[Int]>([[]])
    var traits = Numbers<TraitRequirements>([.none])
    var keys = Numbers<Key>()
    var orders: [[Int]] = []
    var hasUnknown = false
    for order in rules.indices {
      hasUnknown = hasUnknown || !rules[order].unknown.isEmpty
      let containers = rules[order].containedIn
      let key = Key(
        name: names.number(of: rules[order].className),
        chain: containers.isEmpty
          ? 0 : chains.number(of: containers.reversed().map { names.number(of: $0) }),
        traits: rules[order].traits.isNone ? 0 : traits.number(of: rules[order].traits),
        isOfClass: rules[order].isOfClass)
      let group = keys.number(of: key)
      if group == orders.count { orders.append([]) }
      orders[group].append(order)
    }
    self.names = names.values
    self.chains = chains.values
    self.hasUnknown = hasUnknown
    groups = zip(keys.values, orders).map { key, orders in
      RuleGroup(
        name: key.name, chain: key.chain, traits: traits.values[key.traits],
        isOfClass: key.isOfClass, orders: orders, rules: rules)
    }
  }
}

/// Rules for one class in the same containers and traits: they match the same objects at the same nodes. The rules that the class
/// brings itself form groups of their own.
final class RuleGroup: Sendable {
  /// The rule of the group that wins a slot.
  final class Winner: Sendable {
    let slot: PropertySlot
    let value: AppearanceValue
    let rule: RuleReference
    /// The position of the rule in the sheet.
    let order: Int

    init(_ slot: PropertySlot, _ value: AppearanceValue, rule: RuleReference, order: Int) {
      self.slot = slot
      self.value = value
      self.rule = rule
      self.order = order
    }
  }

  /// What only groups that can match are asked for.
  private struct Contents: Sendable {
    let rules: [(order: Int, rule: RuleReference)]
    let winners: [Winner]

    init(_ orders: [Int], of rules: [AppearanceRule]) {
      self.rules = orders.map { ($0, RuleReference(rules[$0])) }
      var winners: [Winner] = []
      var places: [PropertySlot: Int] = [:]
      for (order, reference) in self.rules {
        for (slot, value) in reference.rule.values {
          let winner = Winner(slot, value, rule: reference, order: order)
          if let known = places[slot] {
            winners[known] = winner
          } else {
            places[slot] = winners.count
            winners.append(winner)
          }
        }
      }
      self.winners = winners
    }
  }

  /// The class, as an index of the names.
  let name: Int
  /// The containers, as an index of the chains.
  let chain: Int
  let traits: TraitRequirements
  let isOfClass: Bool
  private let contents: Lazy<Contents>

  /// - Parameters:
  ///   - orders: the positions of the group's rules in the sheet, ascending.
  ///   - rules: all rules of the sheet.
  fileprivate init(
    name: Int, chain: Int, traits: TraitRequirements, isOfClass: Bool, orders: [Int],
    rules: [AppearanceRule]
  ) {
    self.name = name
    self.chain = chain
    self.traits = traits
    self.isOfClass = isOfClass
    contents = Lazy { Contents(orders, of: rules) }
  }

  /// With their positions in the sheet, ascending.
  var rules: [(order: Int, rule: RuleReference)] { contents.value.rules }
  /// One for each slot that the group sets: that of the latest rule.
  var winners: [Winner] { contents.value.winners }
}
