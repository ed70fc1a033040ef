import Constraints
import Testing

@Suite struct LinearSystemTests {
  typealias Term = LinearSystem.Term

  /// A row of 300 points with labels of 80 and 60 that hug and resist as given, 10 apart.
  private static func row(hugging: [Double], resistance: [Double], width: Double = 300) -> [Double]
  {
    var system = LinearSystem()
    let intrinsic = [80.0, 60]
    let origins = intrinsic.map { _ in system.addVariable() }
    let widths = intrinsic.map { _ in system.addVariable(isNonNegative: true) }
    system.add([Term(origins[0])], .equal, 0)
    system.add([Term(origins[1]), Term(origins[0], -1), Term(widths[0], -1)], .equal, 10)
    system.add([Term(origins[1]), Term(widths[1])], .equal, width)
    for index in intrinsic.indices {
      system.add(
        [Term(widths[index])], .lessThanOrEqual, intrinsic[index], priority: hugging[index])
      system.add(
        [Term(widths[index])], .greaterThanOrEqual, intrinsic[index], priority: resistance[index])
    }
    return widths.compactMap { system.solution()?.value($0) }
  }

  @Test func `what hugs least is stretched, and what resists least is compressed`() {
    #expect(Self.row(hugging: [250, 251], resistance: [750, 750]) == [230, 60])
    #expect(Self.row(hugging: [251, 250], resistance: [750, 750]) == [80, 210])
    #expect(Self.row(hugging: [250, 250], resistance: [750, 751], width: 100) == [30, 60])
    #expect(Self.row(hugging: [250, 250], resistance: [751, 750], width: 100) == [80, 10])
  }

  @Test func `any error of a level weighs more than all below`() {
    var system = LinearSystem()
    let x = system.addVariable()
    system.add([Term(x)], .equal, 1, priority: 500.5)
    for _ in 0..<1000 { system.add([Term(x)], .equal, 1000, priority: 500) }
    #expect(system.solution()?.value(x) == 1)
  }

  @Test func `lengths stay 0 or more`() throws {
    var system = LinearSystem()
    let width = system.addVariable(isNonNegative: true)
    let x = system.addVariable()
    system.add([Term(width)], .equal, -5, priority: 999)
    system.add([Term(x), Term(width)], .equal, -3)
    let solution = try #require(system.solution())
    #expect(solution.values == [0, -3])
  }

  @Test func `what nothing decides is near 0, variables in their order`() throws {
    var system = LinearSystem()
    let variables = (0..<3).map { _ in system.addVariable() }
    system.add([Term(variables[1]), Term(variables[2])], .equal, 7)
    let solution = try #require(system.solution(findings: .ambiguity))
    #expect(solution.values == [0, 0, 7])
    #expect(solution.ambiguous == variables)
  }

  @Test func `wishes choose, and leave ambiguous what they choose`() throws {
    var system = LinearSystem()
    let x = system.addVariable()
    let y = system.addVariable()
    system.add([Term(x)], .greaterThanOrEqual, 3, priority: 250)
    system.add([Term(x)], .equal, 20, priority: 0.5)
    system.add([Term(y)], .equal, 4, priority: 250)
    let solution = try #require(system.solution(findings: .ambiguity))
    #expect(solution.values == [20, 4])
    #expect(solution.ambiguous == [x])
  }

  @Test func `of required constraints in conflict the last is broken, with those it contradicts`()
    throws
  {
    var system = LinearSystem()
    let x = system.addVariable()
    let y = system.addVariable()
    let width = system.addVariable(isNonNegative: true)
    system.add([Term(x)], .equal, 10)
    system.add([Term(y)], .greaterThanOrEqual, 4)
    system.add([Term(y), Term(x, -1)], .equal, 5)
    system.add([Term(y)], .lessThanOrEqual, 12)
    system.add([Term(x), Term(width)], .equal, 6)
    system.add([Term(width)], .equal, 30)
    let solution = try #require(system.solution())
    #expect(solution.values == [10, 15, 30])
    #expect(
      solution.conflicts == [
        LinearSystem.Conflict(broken: 3, others: [0, 2]),
        LinearSystem.Conflict(broken: 4, others: [0], nonNegative: [width]),
      ])
  }

  @Test func `a constraint between constants holds or is in conflict alone`() throws {
    var system = LinearSystem()
    system.add([], .equal, 0)
    system.add([], .greaterThanOrEqual, 1)
    system.add([], .equal, 1, priority: 999)
    let conflicts = try #require(system.solution()).conflicts
    #expect(conflicts == [LinearSystem.Conflict(broken: 1, others: [])])
  }

  @Test func `reasons are the constraints that hold exactly and decide a value`() throws {
    var system = LinearSystem()
    let x = system.addVariable()
    let width = system.addVariable(isNonNegative: true)
    system.add([Term(x)], .equal, 10)
    system.add([Term(x), Term(width)], .equal, 100, priority: 750)
    system.add([Term(width)], .lessThanOrEqual, 200, priority: 800)
    system.add([Term(width)], .equal, 50, priority: 250)
    let solution = try #require(system.solution(findings: .reasons))
    #expect(solution.values == [10, 90])
    #expect(solution.reasons == [[0], [0, 1]])
  }

  @Test func `numbers that are not finite or out of bounds are refused`() {
    var system = LinearSystem()
    let x = system.addVariable()
    for number in [.nan, .infinity, -.infinity, 1e10, 1e-10, -1e300] {
      #expect(system.add([Term(x)], .equal, number) == nil)
      #expect(system.add([Term(x, number)], .equal, 1) == nil)
    }
    #expect(system.add([Term(x)], .equal, 1, priority: .nan) == nil)
    #expect(system.constraints.isEmpty)
  }

  @Test func `chains of large factors end with finite values`() throws {
    var system = LinearSystem()
    var last = system.addVariable()
    system.add([Term(last)], .equal, 1e9)
    for _ in 0..<100 {
      let next = system.addVariable()
      system.add([Term(next), Term(last, -1e9)], .equal, 1)
      last = next
    }
    let solution = try #require(system.solution())
    #expect(solution.values.allSatisfy { $0.isFinite })
    #expect(!solution.conflicts.isEmpty)
  }

  @Test func `work is bounded`() {
    var system = LinearSystem()
    let variables = (0..<25).map { _ in system.addVariable() }
    for a in variables {
      for b in variables where a != b {
        system.add([Term(a), Term(b, -1)], .greaterThanOrEqual, 1, priority: 500)
      }
    }
    #expect(system.solution(LinearSystem.Limits(work: 1000)) == nil)
    #expect(system.solution(LinearSystem.Limits(terms: 100)) == nil)
    #expect(system.solution() != nil)
  }

  @Test func `terms are counted to the last one`() throws {
    var system = LinearSystem()
    let sizes = (0..<30).map { _ in system.addVariable(isNonNegative: true) }
    for (a, b) in zip(sizes, sizes.dropFirst()) {
      system.add([Term(a), Term(b, -1)], .greaterThanOrEqual, 1)
      system.add([Term(a), Term(b, 1)], .equal, 70, priority: 500)
    }
    let work = try #require(system.solution()).work
    #expect(system.solution(LinearSystem.Limits(work: work)) != nil)
    #expect(system.solution(LinearSystem.Limits(work: work - 1)) == nil)
    // As many terms are kept as allow an answer, and not one less.
    let terms = try #require(
      (1...2_000).first { system.solution(LinearSystem.Limits(terms: $0)) != nil })
    #expect(terms > 30)
    #expect(system.solution(LinearSystem.Limits(terms: terms - 1)) == nil)
  }

  @Test func `the search for what contradicts, and for what is ambiguous, is work`() throws {
    /// Views beside each other that are as wide as each other, in a room that is too small or not.
    func system(room: Double) -> LinearSystem {
      var system = LinearSystem()
      let widths = (0..<20).map { _ in system.addVariable(isNonNegative: true) }
      for (a, b) in zip(widths, widths.dropFirst()) {
        system.add([Term(a), Term(b, -1)], .equal, 0)
      }
      for width in widths { system.add([Term(width)], .greaterThanOrEqual, 10) }
      system.add(widths.map { Term($0) }, .lessThanOrEqual, room)
      return system
    }
    let fitting = try #require(system(room: 300).solution())
    let tight = try #require(system(room: 100).solution())
    #expect(fitting.conflicts.isEmpty)
    #expect(!tight.conflicts.isEmpty)
    // Both passes count: one that finds a contradiction, and one that tells with what.
    #expect(tight.work > fitting.work * 3 / 2)
    let searched = try #require(system(room: 300).solution(findings: .ambiguity))
    #expect(!searched.ambiguous.isEmpty)
    #expect(searched.work > fitting.work)
    #expect(
      system(room: 300).solution(LinearSystem.Limits(work: fitting.work), findings: .ambiguity)
        == nil)
    #expect(system(room: 300).solution(LinearSystem.Limits(work: fitting.work)) != nil)
  }

  @Test func `parts of a system that nothing joins are solved alone`() throws {
    /// Rows of two views, and what solving them takes.
    func work(rows: Int) throws -> Int {
      var system = LinearSystem()
      for _ in 0..<rows {
        let x = system.addVariable()
        let widths = (0..<2).map { _ in system.addVariable(isNonNegative: true) }
        system.add([Term(x), Term(widths[0], -1)], .equal, 8)
        system.add([Term(x), Term(widths[1])], .equal, 300)
        for width in widths {
          system.add([Term(width)], .lessThanOrEqual, 40, priority: 250)
          system.add([Term(width)], .greaterThanOrEqual, 40, priority: 750)
        }
      }
      return try #require(system.solution()).work
    }
    let one = try work(rows: 1)
    #expect(one > 0)
    #expect(try work(rows: 500) == 500 * one)
  }

  @Test func `a thousand priorities are a thousand levels`() throws {
    var system = LinearSystem()
    let x = system.addVariable()
    let y = system.addVariable()
    for priority in 1...999 {
      system.add([Term(x), Term(y, -1)], .equal, Double(priority), priority: Double(priority))
      system.add([Term(x)], .lessThanOrEqual, Double(priority), priority: Double(priority) - 0.5)
    }
    let solution = try #require(system.solution())
    #expect(solution.values == [0, -999])
  }
}

/// Answers are those of the second solver.
@Suite struct ExactSolverTests {
  @Test(arguments: 0..<8) func `answers are those of exact fractions`(block: Int) throws {
    var compared = 0
    for seed in (block * 50)..<(block * 50 + 50) {
      var random = RandomSystem(seed: seed + 1)
      let system = random.system(priorities: [750, 251, 250, 0.5])
      let answer = system.solution()
      let solution = try #require(answer, "seed \(seed)")
      guard let exact = try? ExactSolver.answer(system) else { continue }
      compared += 1
      #expect(solution.conflicts.map(\.broken) == exact.broken, "seed \(seed)")
      for (index, value) in exact.values.enumerated() {
        let difference = abs(value.double - solution.values[index])
        #expect(difference < 1e-6, "seed \(seed): \(index) is \(value.double)")
      }
    }
    #expect(compared > 40)
  }

  @Test(arguments: 0..<6) func `conflicts are minimal`(block: Int) throws {
    var found = 0
    for seed in (block * 50)..<(block * 50 + 50) {
      var random = RandomSystem(seed: seed + 10_000)
      let system = random.system(priorities: [250], requiredShare: 100)
      let answer = system.solution()
      let solution = try #require(answer, "seed \(seed)")
      for conflict in solution.conflicts {
        found += 1
        let set = conflict.others + [conflict.broken]
        // A least value that is not part of the conflict does not count.
        let system = system.with(nonNegative: conflict.nonNegative)
        #expect(conflict.others.allSatisfy { $0 < conflict.broken }, "seed \(seed)")
        let isFeasible = try ExactSolver.isFeasible(system, set)
        #expect(!isFeasible, "seed \(seed)")
        for left in set {
          let isFeasible = try ExactSolver.isFeasible(system, set.filter { $0 != left })
          #expect(isFeasible, "seed \(seed): without \(left)")
        }
      }
    }
    #expect(found > 10)
  }

  @Test func `finding reasons changes no value`() throws {
    for seed in 0..<300 {
      var random = RandomSystem(seed: seed + 50_000)
      let system = random.system(priorities: [750, 250, 0.5])
      let plain = try #require(system.solution())
      let explained = try #require(system.solution(findings: [.reasons, .ambiguity]))
      #expect(plain.values == explained.values, "seed \(seed)")
    }
  }
}

extension LinearSystem {
  /// The same constraints between variables of which only these have to be 0 or more.
  fileprivate func with(nonNegative: [Variable]) -> LinearSystem {
    var result = LinearSystem()
    for index in isNonNegative.indices {
      let isListed = nonNegative.contains { $0.index == index }
      _ = result.addVariable(isNonNegative: isListed)
    }
    for constraint in constraints {
      result.add(
        constraint.terms, constraint.relation, constraint.constant, priority: constraint.priority)
    }
    return result
  }
}
