import ObjectModel

/// Checks the superclasses of declared classes.
struct ClassHierarchy: DocumentReading {
  let context: ReadingContext

  /// The classes whose superclasses are known and that do not derive from themselves.
  ///
  /// - Parameters:
  ///   - declared: every declared class, by name.
  ///   - order: their names in the order of the documents.
  func usable(_ declared: [String: DeclaredClass], order: [String]) -> [DeclaredClass] {
    var broken = context.classes.broken
    broken.formUnion(withUnknownSuperclass(declared, order: order))
    broken.formUnion(withWrongLineage(declared, order: order))
    // A class below a broken one is broken too, without a message of its own.
    return order.compactMap { declared[$0] }.filter { declaration in
      var next: DeclaredClass? = declaration
      while let current = next {
        if broken.contains(current.name) || broken.contains(current.superclass) { return false }
        next = declared[current.superclass]
      }
      return true
    }
  }

  /// Reports classes whose superclass is neither declared nor built in.
  private func withUnknownSuperclass(
    _ declared: [String: DeclaredClass], order: [String]
  ) -> Set<String> {
    var broken: Set<String> = []
    for name in order {
      guard let declaration = declared[name] else { continue }
      let superclass = declaration.superclass
      if classes.id(named: superclass) != nil || declared[superclass] != nil
        || context.classes.broken.contains(superclass)
      {
        continue
      }
      broken.insert(name)
      if KnownClasses.notDrawnYet.contains(superclass) {
        report(ObjectProblem.notDrawnYet(superclass), at: declaration.superclassCursor)
      } else {
        report(
          ObjectProblem.unknownClass(
            superclass, known: context.diagnostics.suggestsNames ? classes.names + order : []),
          at: declaration.superclassCursor)
      }
    }
    return broken
  }

  /// Reports classes that derive from themselves, or from too many others.
  private func withWrongLineage(
    _ declared: [String: DeclaredClass], order: [String]
  ) -> Set<String> {
    var broken: Set<String> = []
    var cycles: Set<String> = []
    var isLineageShort = true
    for name in order {
      var chain: [String] = []
      var next: String? = name
      while let current = next, let declaration = declared[current], !chain.contains(current),
        !cycles.contains(current)
      {
        chain.append(current)
        next = declaration.superclass
        guard chain.count <= ReadingLimits.superclasses + 1 else {
          // Reported once: thousands of classes may derive from one another.
          if isLineageShort, let declaration = declared[name] {
            report(
              ClassProblem.tooManySuperclasses(limit: ReadingLimits.superclasses),
              at: declaration.superclassCursor)
          }
          isLineageShort = false
          broken.insert(name)
          break
        }
      }
      if let current = next, let start = chain.firstIndex(of: current),
        let declaration = declared[current]
      {
        let cycle = Array(chain[start...])
        cycles.formUnion(cycle)
        report(ClassProblem.cycle(cycle + [current]), at: declaration.superclassCursor)
      }
    }
    return broken.union(cycles)
  }
}
