import Controls
import ObjectModel
import TestSupport
import Testing

/// The resolver over random trees, class hierarchies, rules and traits.
@Suite struct ResolverPropertyTests {
  /// The values that rules give each object: for each slot the rules' values, strongest first.
  private func results(_ tree: StyledTree) -> [[[AppearanceValue]]] {
    tree.objects.map { object in
      RandomStage.slots.map { slot in
        (object.style.candidates[slot] ?? []).filter { $0.source == .appearance }.map(\.value)
      }
    }
  }

  @Test("it agrees with a reference that tries every embedding", arguments: 0..<400)
  func agreesWithReference(seed: Int) throws {
    let stage = RandomStage(seed: seed, isWide: true)
    let tree = try stage.resolved()
    let naive = NaiveResolver(tree: tree, rules: stage.rules)
    for (index, object) in tree.objects.enumerated() {
      for slot in RandomStage.slots {
        let expected = naive.matches(slot, of: index)
        let found = (object.style.candidates[slot] ?? []).filter { $0.source == .appearance }
        #expect(
          found.compactMap { $0.rule?.origin.index } == expected.map(\.rule.origin.index),
          "\(object.path) \(slot.name)")
        let winner = object.style.winner(slot)
        if let own = object.element.values[slot] {
          #expect(winner?.value == own)
          #expect(winner?.source == .instance)
        } else {
          #expect(winner?.rule?.origin == expected.first?.rule.origin)
        }
        let losers = object.style.overridden(slot)
        #expect(losers.count == found.count - (winner?.source == .appearance ? 1 : 0))
      }
    }
  }

  @Test func `the stages are worth the trouble`() throws {
    var rulesOfMany = 0
    var losers: [String: Int] = [:]
    for seed in 0..<60 {
      let tree = try RandomStage(seed: seed, isWide: true).resolved()
      for object in tree.objects {
        for slot in RandomStage.slots {
          let overridden = object.style.overridden(slot)
          if overridden.count > 1 { rulesOfMany += 1 }
          for loser in overridden { losers["\(loser.reason)".firstWord, default: 0] += 1 }
        }
      }
    }
    #expect(rulesOfMany > 500)
    // Each of the reasons that rules can lose for, often.
    let reasons = [
      "instance", "ofClass", "lessDerivedClass", "furtherIn", "shorterChain", "fewerTraits",
      "lessDerivedContainer", "earlier",
    ]
    for reason in reasons { #expect(losers[reason, default: 0] > 20, "\(reason): \(losers)") }
  }

  @Test("the order of unrelated rules never matters", arguments: 0..<100)
  func orderOfUnrelatedRules(seed: Int) throws {
    var stage = RandomStage(seed: seed)
    let expected = results(try stage.resolved())
    // Rules for different properties have nothing to do with each other: they may be interleaved
    // in any way.
    let order = stage.shuffled(Array(stage.rules.indices))
    var waiting = RandomStage.slots.map { slot in
      stage.rules.filter { $0.values[slot] != nil }[...]
    }
    let interleaved = order.compactMap { index -> AppearanceRule? in
      let place = RandomStage.slots.firstIndex { stage.rules[index].values[$0] != nil }
      return place.flatMap { waiting[$0].popFirst() }
    }
    #expect(interleaved.count == stage.rules.count)
    #expect(results(try stage.resolved(interleaved)) == expected)

    // Order decides only where nothing else does.
    let shuffled = stage.shuffled(stage.rules)
    let tree = try stage.resolved()
    let other = try stage.resolved(shuffled)
    for (a, b) in zip(tree.objects, other.objects) {
      for slot in RandomStage.slots
      where !a.style.overridden(slot).contains(where: { $0.reason == .earlier }) {
        #expect(a.style.winner(slot)?.value == b.style.winner(slot)?.value, "\(a.path)")
      }
    }
  }

  @Test("adding rules that do not match changes nothing", arguments: 0..<100)
  func idleRules(seed: Int) throws {
    var stage = RandomStage(seed: seed)
    let tree = try stage.resolved()
    var rules = stage.rules
    for index in 0..<40 {
      let rule = stage.randomRule(1000 + index)
      let naive = NaiveResolver(tree: tree, rules: [rule])
      let matches = tree.objects.indices.contains { object in
        RandomStage.slots.contains { !naive.matches($0, of: object).isEmpty }
      }
      if !matches { rules.insert(rule, at: index % (rules.count + 1)) }
    }
    #expect(rules.count > stage.rules.count)
    #expect(results(try stage.resolved(rules)) == results(tree))
  }
}

extension String {
  /// The text before the first parenthesis.
  fileprivate var firstWord: String { String(prefix { $0 != "(" }) }
}
