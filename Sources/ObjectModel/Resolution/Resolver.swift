import Raster

/// Resolves a composed tree: which value each object has for each slot, and what tint reaches it.
public struct Resolver: Sendable {
  /// Which rules objects were given when they entered the window.
  ///
  /// A document's objects all enter at once. In a running application rules change in between:
  /// an object has those of its last entry, and what it contains has the same unless it entered
  /// later itself (UIAppearance reference).
  package struct Entries: Sendable {
    package var sheets: [AppearanceSheet]
    /// By object id: the place of its sheet in `sheets`. The window has the first.
    package var sheetIndices: [String: Int]

    /// - Parameter sheetIndices: by object id; an object that is not named has its container's sheet.
    package init(sheets: [AppearanceSheet], sheetIndices: [String: Int] = [:]) {
      self.sheets = sheets
      self.sheetIndices = sheetIndices
    }
  }

  private let context: ScreenContext
  private let entries: Entries
  /// What is resolved so far.
  private var tree: StyledTree
  /// In tree order; made before the walk, since it tells which rules can match at all.
  private var classIDs: [ClassTable.ID] = []
  /// For each of the tree's traits in turn, one a sheet.
  private var matchers: [RuleMatcher] = []
  /// By class, whether rules for it can match.
  private var present: [Bool]
  /// The objects that the walk is in, outermost first.
  private var containers: [RuleMatcher.Container] = []
  /// Whether the walk adds objects to the tree: subviews that custom classes build, views that rules
  /// set, and other parts that objects have because of rules.
  private var addsObjects = false
  /// How many more objects it may add.
  private var objectBudget = Resolver.objectLimit
  /// The rules whose views the walk is in, outermost first.
  private var makers: [RuleReference] = []

  /// The most objects that the custom classes and the rules of a screen may add to it.
  public static let objectLimit = 100_000
  /// Nothing is added to an object that lies deeper than this below the window.
  public static let depthLimit = 1000

  /// What comes down to an object from above.
  private struct Surroundings {
    package var tint: Tint
    /// In `entries.sheets`.
    package var sheet = 0
    /// In the tree's `traits`.
    package var traits = 0
  }

  private init(_ root: Element, entries: Entries, context: ScreenContext) {
    self.context = context
    self.entries = entries
    tree = StyledTree(context: context, objects: [], traits: [context.traits])
    present = Array(repeating: false, count: context.classes.entries.count)
    collectClasses(root)
    addsObjects = context.classes.entries.indices.contains { index in
      present[index] && context.classes.entries[index].content?.subviews.isEmpty == false
    }
    if !addsObjects {
      addMatchers(for: context.traits)
      addsObjects = matchers.contains(where: \.shapesObjects)
    }
    if addsObjects {
      // Which classes there will be is known only as objects are added.
      present = Array(repeating: true, count: present.count)
      matchers = []
      addMatchers(for: context.traits)
    }
    tree.objects.reserveCapacity(classIDs.count)
  }

  private mutating func addMatchers(for traits: Traits) {
    matchers += entries.sheets.map {
      RuleMatcher(
        $0, classes: context.classes, system: context.system, traits: traits, present: present)
    }
  }

  /// The place in the tree's `traits` of those that an object has.
  private mutating func traitsIndex(of element: Element, in outer: Int) -> Int {
    let overrides = element.traitOverrides
    guard !overrides.isEmpty else { return outer }
    let own = tree.traits[outer].overridden(by: overrides)
    if let known = tree.traits.firstIndex(of: own) { return known }
    tree.traits.append(own)
    addMatchers(for: own)
    return tree.traits.count - 1
  }

  /// - Complexity: O(objects + rules), the rules once for each combination of traits that objects
  ///   have. An object in a place (its class, and the containers that rules speak of) that was not
  ///   met before costs O(rules on it); rules whose class or containers are not on the screen cost
  ///   nothing beyond being read.
  public static func resolve(
    _ root: Element, sheet: AppearanceSheet, context: ScreenContext
  ) -> StyledTree {
    resolve(root, entries: Entries(sheets: [sheet]), context: context)
  }

  package static func resolve(
    _ root: Element, entries: Entries, context: ScreenContext
  ) -> StyledTree {
    var resolver = Resolver(root, entries: entries, context: context)
    // The look's tint is a colour, no pattern.
    let tint = Tint(context.look.defaultTint, traits: context.traits)
    resolver.visit(
      root, place: ObjectPlace(root, in: nil, number: nil), passed: PassedValues(),
      in: Surroundings(tint: tint ?? Tint(specific: .clear, mode: .normal)))
    return resolver.tree
  }

  private mutating func collectClasses(_ element: Element) {
    // A class that the table does not know can't come from a checked document.
    let id = context.classes.id(named: element.className) ?? ClassTable.ID(index: 0)
    classIDs.append(id)
    if !present[id.index] {
      for ancestor in context.classes.lineage(id) { present[ancestor.index] = true }
    }
    for child in element.children { collectClasses(child) }
  }

  @discardableResult
  private mutating func visit(
    _ composed: Element, place: ObjectPlace, passed: PassedValues, in outer: Surroundings
  ) -> Int {
    var element = composed
    let index = tree.objects.count
    let id =
      addsObjects
      ? context.classes.id(named: element.className) ?? ClassTable.ID(index: 0) : classIDs[index]
    var inner = outer
    if !entries.sheetIndices.isEmpty, let objectID = element.id {
      inner.sheet = entries.sheetIndices[objectID] ?? outer.sheet
    }
    inner.traits = traitsIndex(of: element, in: outer.traits)
    if inner.traits != outer.traits {
      inner.tint = inner.tint.adapted(to: tree.traits[inner.traits])
    }
    let inherited = inner.tint
    let matcher = inner.traits * entries.sheets.count + inner.sheet
    matchers[matcher].move(to: containers)
    var style = ResolvedStyle(
      instance: element.values,
      given: passed.given.merging(element.given) { _, own in own },
      rules: matchers[matcher].style(of: id),
      defaults: passed.defaults(over: element.defaults))
    containers.append(RuleMatcher.Container(classID: id, object: index))
    if let rule = element.maker { makers.append(rule) }
    defer {
      containers.removeLast()
      if element.maker != nil { makers.removeLast() }
    }
    if !style.rules.shaping.isEmpty {
      shape(&element, &style, passed: passed, traits: tree.traits[inner.traits])
    }
    let (tint, source) = tint(
      style, inherited: inherited, traits: tree.traits[inner.traits], isRoot: index == 0)
    tree.objects.append(
      StyledObject(
        element: element, classID: id, place: place, children: [], style: style, tint: tint,
        tintSource: source, inheritedTint: inherited, traitsIndex: inner.traits))
    let children = addsObjects ? withParts(of: index, element.children) : element.children
    guard !children.isEmpty else { return index }

    inner.tint = TintInheritance.handedOn(
      tint, of: id, inherited: inherited, context: context)
    // Made in one go, so that no second reference to the tree's objects is left when they grow.
    let passedToChildren = Self.passedValues(for: children, of: tree.node(index))
    let numbers = ObjectPlace.numbers(of: children)
    var indices: [Int] = []
    indices.reserveCapacity(children.count)
    for (position, child) in children.enumerated() {
      indices.append(
        visit(
          child, place: ObjectPlace(child, in: place, number: numbers[position]),
          passed: passedToChildren[position], in: inner))
    }
    tree.objects[index].children = indices
    return index
  }

  /// The children with the subviews that the object's class, if a document declared it, builds from
  /// what the object was given.
  private mutating func withParts(of index: Int, _ children: [Element]) -> [Element] {
    guard let content = context.classes.content(of: tree.objects[index].classID),
      !content.subviews.isEmpty
    else { return children }
    let node = tree.node(index)
    let parts = content.parts(of: node)
    guard spend(parts.reduce(0) { $0 + $1.count }) else {
      tell(.tooManyParts(className: node.element.className))
      return children
    }
    return content.compose(parts, over: children, of: node)
  }

  /// Composes the object anew with what rules set of its parts.
  ///
  /// A proxy's view is one view in UIKit; here every object that takes it has its own.
  private mutating func shape(
    _ element: inout Element, _ style: inout ResolvedStyle, passed: PassedValues, traits: Traits
  ) {
    let before = element.defaults
    for shaping in style.rules.shaping
    where style.instance[shaping.slot] == nil && style.given[shaping.slot] == nil {
      if case .object(var view) = shaping.value {
        guard canHold(view, by: shaping.rule) else { continue }
        view.maker = shaping.rule
        element.defaults[shaping.slot] = .object(view)
      } else {
        element.defaults[shaping.slot] = shaping.value
      }
    }
    Screen.compose(&element, ComposeContext(context, traits: traits))
    var defaults = passed.defaults(over: element.defaults)
    // What rules set is no default: it stood among them for composing alone.
    for shaping in style.rules.shaping {
      defaults[shaping.slot] = passed.defaults[shaping.slot] ?? before[shaping.slot]
    }
    style = ResolvedStyle(
      instance: style.instance, given: style.given, rules: style.rules, defaults: defaults)
  }

  /// Whether a rule's view can be added here; tells of it where not.
  private mutating func canHold(_ view: Element, by rule: RuleReference) -> Bool {
    guard !makers.contains(where: { $0 === rule }) else {
      tell(.viewInItself(rule.rule.origin))
      return false
    }
    guard spend(view.count) else {
      tell(.tooManyViews(rule.rule.origin))
      return false
    }
    return true
  }

  /// Takes objects off the budget; false where it has fewer, or where the tree is deep enough.
  private mutating func spend(_ count: Int) -> Bool {
    guard count <= objectBudget, containers.count <= Self.depthLimit else { return false }
    objectBudget -= count
    return true
  }

  private mutating func tell(_ problem: ResolutionProblem) {
    if !tree.problems.contains(problem) { tree.problems.append(problem) }
  }

  private static func passedValues(
    for children: [Element], of node: StyledNode
  ) -> [PassedValues] {
    let objectClass = node.objectClass
    return children.map { objectClass.values(for: $0, of: node) }
  }

  /// The tint that the object draws with: what was set, else what comes from above.
  private func tint(
    _ style: ResolvedStyle, inherited: Tint, traits: Traits, isRoot: Bool
  ) -> (Tint, Candidate.Source) {
    var result = inherited
    var source = isRoot ? Candidate.Source.default : .inherited
    // The object's own tint can't be its own tint: `$tintColor` here means what is above.
    func tint(_ value: AppearanceValue) -> Tint? {
      guard case .color(let color) = value else { return nil }
      return Tint(color, inherited: inherited, traits: traits)
    }
    if let winner = style.winner(View.tintColor.slot), let own = tint(winner.value) {
      result = own
      source = winner.source
    } else if let own = style.defaults[View.tintColor.slot].flatMap(tint) {
      result = own
      source = .default
    }
    if let value = style.value(View.tintAdjustmentMode.slot),
      let mode = TintAdjustmentMode(value), mode != .automatic
    {
      result.mode = mode
    }
    return (result, source)
  }
}
