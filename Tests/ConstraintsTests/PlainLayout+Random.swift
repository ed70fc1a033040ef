import Constraints

/// Layouts with the kinds of constraints that applications have, in like shares.
extension PlainLayout {
  /// Counts of 21,918 constraints in the interface files of 68 repositories: what constraints lie between.
  private static let items = [
    (11_774, Item.superview), (3_859, .view(0)), (2_029, .safeArea), (1_700, .margins),
  ]
  /// Their priorities below required.
  private static let priorities = [
    (150, 999), (144, 750), (65, 250), (30, 900), (21, 800), (6, 500),
  ]
  /// Their factors: nearly half are 1:1, of a view's own sides.
  private static let factors = [
    (45, (16, 9)), (45, (4, 3)), (91, (1, 4)), (32, (1, 3)), (30, (1, 2)), (75, (2, 1)),
  ]
  /// Their constants, in quarters of a point.
  private static let constants = [
    (9_000, 0), (3_000, 32), (2_500, 64), (2_500, 80), (1_500, 40), (900, 48), (700, 20),
    (600, -32), (400, 2), (300, -66), (300, 150),
  ]
  /// How many views a scene has: half have one or two. In applications ten of 100 have eight or more, which take exact
  /// fractions minutes; with up to 20 views, the 500 were compared once by hand.
  private static let sizes = [(20, 1), (30, 2), (15, 3), (10, 4), (5, 5)]

  private static func pick<Value>(
    _ table: [(count: Int, value: Value)], _ random: inout RandomSystem
  ) -> Value {
    var number = random.number(table.reduce(0) { $0 + $1.count })
    for (count, value) in table {
      if number < count { return value }
      number -= count
    }
    return table[0].value
  }

  init(seed: Int) {
    var random = RandomSystem(seed: seed)
    for index in 0..<Self.pick(Self.sizes, &random) {
      var view = View()
      if index > 0, random.number(3) == 0 {
        // Views with content hold no others.
        let parents = views.indices.filter { views[$0].content == nil }
        if !parents.isEmpty { view.parent = random.pick(parents) }
      }
      if random.number(2) == 0 {
        view.content = (10 + random.number(180), 10 + random.number(60))
        view.hugging = (random.pick([250, 251, 251, 750]), random.pick([250, 251]))
        view.resistance = (random.pick([750, 750, 749, 751]), 750)
      }
      views.append(view)
      for isHorizontal in [true, false] { place(index, isHorizontal, &random) }
    }
  }

  private mutating func place(_ view: Int, _ isHorizontal: Bool, _ random: inout RandomSystem) {
    let start = isHorizontal ? Attribute.leading : .top
    let end = isHorizontal ? Attribute.trailing : .bottom
    let size = isHorizontal ? Attribute.width : .height
    let center = isHorizontal ? Attribute.centerX : .centerY
    func edge(_ attribute: Attribute, _ random: inout RandomSystem) -> Constraint {
      var item = Self.pick(Self.items, &random)
      var result = Constraint(attribute: attribute, other: attribute)
      let constant = Self.pick(Self.constants, &random)
      if case .view = item {
        let others = views.indices.filter { $0 != view && views[$0].parent == views[view].parent }
        item = others.isEmpty ? .superview : .view(random.pick(others))
        // Most siblings stand one behind the other.
        if !others.isEmpty, attribute == start, random.number(4) > 0 { result.other = end }
      }
      // What bars cover of a view depends on where it lies: only the root's is asked for.
      if case .safeArea = item, views[view].parent != nil { item = .superview }
      result.item = item
      result.quarters = attribute == end ? -constant : constant
      return result
    }
    func length(_ random: inout RandomSystem) -> Constraint {
      var result = Constraint(attribute: size, other: size)
      if random.number(9) == 0 {
        // A ratio of the view's sides, or a share of the superview's.
        let isSquare = random.number(318) < 150
        result.item = isSquare || random.number(2) == 0 ? .own : .superview
        if case .own = result.item { result.other = isHorizontal ? .height : .width }
        if !isSquare { result.factor = Self.pick(Self.factors, &random) }
      } else {
        result.quarters = 4 * (20 + random.number(200))
      }
      return result
    }
    var list: [Constraint] = []
    switch random.number(10) {
    case 0..<4: list = [edge(start, &random), edge(end, &random)]
    case 4..<7: list = [edge(start, &random), length(&random)]
    case 7: list = [edge(end, &random), length(&random)]
    case 8: list = [edge(center, &random), length(&random)]
    default: list = [edge(start, &random)]
    }
    for index in list.indices {
      // 862 and 92 of 21,918 are inequalities, 422 are not required; here more, since they are what is hard.
      if random.number(10) == 0 { list[index].relation = .greaterThanOrEqual }
      if random.number(40) == 0 { list[index].relation = .lessThanOrEqual }
      if random.number(10) == 0 { list[index].priority = Self.pick(Self.priorities, &random) }
    }
    views[view].constraints += list
  }
}
