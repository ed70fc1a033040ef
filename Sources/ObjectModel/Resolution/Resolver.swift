import Raster

/// Resolves a window: finds the objects of the screen, each object's value for each slot, and its
/// tint.
package struct Resolver: Sendable {
  /// The rules that objects got when they entered the window.
  ///
  /// A document's objects all enter at once. In a running application rules change in between: an
  /// object has the rules of its last entry, and so have the objects in it unless they entered
  /// later (UIAppearance reference).
  package struct Entries: Sendable {
    package var sheets: [AppearanceSheet]
    /// The index in `sheets` of an object's rules, by the object's id. The window has the first.
    package var sheetIndices: [String: Int]

    /// Creates entries.
    ///
    /// - Parameter sheetIndices: by object id; other objects have their container's sheet.
    package init(sheets: [AppearanceSheet], sheetIndices: [String: Int] = [:]) {
      self.sheets = sheets
      self.sheetIndices = sheetIndices
    }
  }

  private let context: ScreenContext
  private let entries: Entries
  /// The objects resolved so far.
  private var tree: StyledTree
  /// One for each of the tree's traits.
  private var composeContexts: [ComposeContext] = []
  /// For each of the tree's traits in turn, one for each sheet.
  private var matchers: [RuleMatcher] = []
  /// The objects that the walk is in, outermost first.
  private var containers: [RuleMatcher.Container] = []
  /// The number of objects that custom classes and rules may still add.
  private var objectBudget = Resolver.objectLimit
  private var sharedDefaults = SharedDefaults()
  private var classFacts: ClassFacts
  private var lastTints: Shared<StyledObject.Tints>?
  /// By class: which of the objects numbered so far is the last one of it.
  private var lastSiblings: ContiguousArray<Int?>
  /// The number of objects that were numbered among their siblings.
  private var siblingsSeen = 0
  /// Whether an object has constraints or arranges others.
  private var needsLayoutRoots = false
  /// The rules whose views the walk is in, outermost first.
  private var enclosingRules: [RuleReference] = []

  /// The most objects that the custom classes and the rules of a screen may add to it.
  package static let objectLimit = 100_000
  /// The depth below the window beyond which custom classes and rules add nothing.
  package static let depthLimit = 1000

  /// A child before it is visited, in little memory: a table may have a hundred thousand.
  private struct Sibling {
    private let storedClass: Int32
    private var storedNumber: Int32 = -1

    init(_ id: ClassTable.ID?) { storedClass = id.map { Int32($0.index) } ?? -1 }

    /// The class; nil for one that the table does not know.
    var id: ClassTable.ID? { storedClass < 0 ? nil : ClassTable.ID(index: Int(storedClass)) }

    /// The index among siblings of its class; nil without such siblings.
    var number: Int? {
      get { storedNumber < 0 ? nil : Int(storedNumber) }
      set { storedNumber = newValue.map { Int32(clamping: $0) } ?? -1 }
    }
  }

  /// Inherited from the object above.
  private struct Surroundings {
    /// The tints of objects that set none, shared by all of them.
    var tints: Shared<StyledObject.Tints>
    /// An index of `entries.sheets`.
    var sheet = 0
    /// An index of the tree's `traits`.
    var traits = 0
    /// Values that classes have for parts below.
    var partValues: [PartValues] = []
  }

  private init(entries: Entries, context: ScreenContext) {
    self.context = context
    self.entries = entries
    classFacts = ClassFacts(context)
    lastSiblings = ContiguousArray(repeating: nil, count: context.classes.entries.count)
    tree = StyledTree(context: context)
    add(context.traits)
  }

  private mutating func add(_ traits: Traits) {
    tree.traits.append(traits)
    composeContexts.append(ComposeContext(context, traits: traits))
    matchers += entries.sheets.map {
      RuleMatcher($0.index, classes: context.classes, system: context.system, traits: traits)
    }
  }

  /// The index in the tree's `traits` of those that an object has.
  private mutating func traitsIndex(of element: Element, in outer: Int) -> Int {
    let overrides = element.traitOverrides
    guard !overrides.isEmpty else { return outer }
    let own = tree.traits[outer].overridden(
      by: overrides, system: context.system)
    if let known = tree.traits.firstIndex(of: own) { return known }
    add(own)
    return tree.traits.count - 1
  }

  /// Resolves a window in one walk: each object gets its values, then its class makes its parts,
  /// then the walk goes down.
  ///
  /// - Parameters:
  ///   - window: as a document describes it, not composed.
  ///   - sheet: the rules.
  /// - Complexity: O(objects + rules), the rules once for each combination of traits that objects
  ///   have. An object in containers that were not met before costs O(rules for its class). Rules
  ///   whose class or containers are not on the screen cost nothing beyond being listed.
  package static func resolve(
    _ window: Element, sheet: AppearanceSheet, context: ScreenContext
  ) -> StyledTree {
    resolve(window, entries: Entries(sheets: [sheet]), context: context)
  }

  package static func resolve(
    _ window: Element, entries: Entries, context: ScreenContext
  ) -> StyledTree {
    var resolver = Resolver(entries: entries, context: context)
    if context.rowLimit == nil { resolver.tree.objects.reserveCapacity(window.count) }
    // The look's tint is a colour, no pattern.
    let tint = Tint(context.look.defaultTint, traits: context.traits)
    resolver.visit(
      window, context.classes.id(named: window.className),
      path: ObjectPath(window, in: nil, number: nil), passed: PassedValues(),
      in: Surroundings(tints: inherited(tint ?? Tint(specific: .clear, mode: .normal))))
    if resolver.needsLayoutRoots { resolver.tree.layoutRoots = LayoutRoots(resolver.tree) }
    return resolver.tree
  }

  /// An object in the tree whose children are still to be visited.
  private struct Entered {
    var index: Int
    /// The rule that made it.
    var maker: RuleReference?
    var children: [Element]
    /// What the children inherit.
    var inner: Surroundings
    var behavior: any ObjectClass.Type
  }

  /// - Returns: the object's index in the tree.
  @discardableResult
  private mutating func visit(
    _ described: Element, _ id: ClassTable.ID?, path: ObjectPath, passed: PassedValues,
    in outer: Surroundings
  ) -> Int {
    // What resolving an object needs is off the stack before its children are visited: a tree may be a thousand objects deep.
    var entered = enter(described, id, path: path, passed: passed, in: outer)
    visitChildren(of: &entered, path: path)
    leave(entered.maker)
    return entered.index
  }

  private mutating func visitChildren(of entered: inout Entered, path: ObjectPath) {
    guard !entered.children.isEmpty else { return }
    let siblings = siblings(entered.children)
    var indices: [Int] = []
    indices.reserveCapacity(entered.children.count)
    for position in entered.children.indices {
      guard context.ledger.addObject() else { break }
      // The tree gets the object as it is composed. What a table made of a row is needed no longer then.
      var child = Self.visited
      swap(&child, &entered.children[position])
      indices.append(
        visit(
          child, siblings[position].id,
          path: ObjectPath(child, in: path, number: siblings[position].number),
          passed: passedValues(for: child, of: entered), in: entered.inner))
    }
    tree.setChildren(of: entered.index, to: indices)
  }

  /// Each object's class, and its index among siblings of that class.
  private mutating func siblings(_ objects: [Element]) -> [Sibling] {
    var siblings: [Sibling] = []
    siblings.reserveCapacity(objects.count)
    var isKnown = true
    let first = siblingsSeen
    for index in objects.indices {
      let id = classFacts.id(named: objects[index].className)
      siblings.append(Sibling(id))
      guard let id else {
        isKnown = false
        continue
      }
      if let last = lastSiblings[id.index], last >= first {
        siblings[last - first].number = siblings[last - first].number ?? 0
        siblings[index].number = (siblings[last - first].number ?? 0) + 1
      }
      lastSiblings[id.index] = first + index
    }
    siblingsSeen += objects.count
    if !isKnown {
      for (index, number) in ObjectPath.numbers(of: objects).enumerated() {
        siblings[index].number = number
      }
    }
    return siblings
  }

  /// In the place of objects that were visited.
  private static let visited = Element("")

  /// Resolves an object, adds it to the tree, and is in it until `leave` is called.
  private mutating func enter(
    _ described: Element, _ knownID: ClassTable.ID?, path: ObjectPath, passed: PassedValues,
    in outer: Surroundings
  ) -> Entered {
    var element = described
    // Nearly no screen has any, and a path takes long to write.
    let overrides = context.overrides.isEmpty ? nil : context.overrides[path.description]
    if let overrides { element.values.merge(overrides) { _, new in new } }
    let index = tree.objects.count
    // A class that the table does not know can't come from a checked document.
    let id = knownID ?? ClassTable.ID(index: 0)
    let facts = classFacts.facts(of: id)
    let behavior =
      element.role.hasBehavior ? context.objectClasses(id, element) : facts.behavior
    element.overrideTraits(facts.kind, system: context.system)
    var inner = outer
    if !entries.sheetIndices.isEmpty, let objectID = element.id {
      inner.sheet = entries.sheetIndices[objectID] ?? outer.sheet
    }
    inner.traits = traitsIndex(of: element, in: outer.traits)
    if inner.traits != outer.traits {
      let adapted = inner.tints.value.inherited.adapted(to: tree.traits[inner.traits])
      inner.tints = Self.inherited(adapted)
    }
    if !element.variations.isEmpty { element.vary(by: tree.traits[inner.traits], below: overrides) }
    let matcher = inner.traits * entries.sheets.count + inner.sheet
    if matchers[matcher].hasRules { matchers[matcher].move(to: containers) }
    let rules = matchers[matcher].style(of: id)
    var given = passed.given
    if !element.given.isEmpty { given.merge(element.given) { _, own in own } }
    // A rule for a superclass's property sets the one that a declared class has in its place.
    if !facts.isPlain { substitute(rules, of: id, &given) }
    let partValues =
      outer.partValues.isEmpty
      ? [] : outer.partValues.filter { $0.reach(element, id, in: context.classes) }
    for values in partValues { given.merge(values.given) { known, _ in known } }
    containers.append(RuleMatcher.Container(classID: id, object: index))
    if let rule = element.maker { enclosingRules.append(rule) }
    if knownID != nil {
      if !rules.isEmpty { element.ruleValues = values(of: rules, below: element.values, given) }
      behavior.compose(&element, composeContexts[inner.traits])
      if !facts.isPlain { addObjects(of: id, to: &element) }
    }
    var defaults = sharedDefaults.merged(passed, over: &element)
    if !facts.isPlain {
      for (slot, value) in context.classes.addedDefaults(of: id) where defaults[slot] == nil {
        defaults[slot] = value
      }
    }
    for values in partValues.reversed() { defaults.merge(values.defaults) { _, new in new } }
    let parts = element.children
    if !parts.isEmpty, !behavior.readsParts { element.children = [] }
    let style = ResolvedStyle(
      instance: element.values, given: given, rules: rules, defaults: defaults)
    needsLayoutRoots = needsLayoutRoots || facts.arranges || style.hasConstraints
    let tints =
      index > 0 && !style.mayHoldTint
      ? inner.tints
      : tints(style, inherited: inner.tints, inner.traits, isRoot: index == 0)
    tree.append(
      StyledObject(
        element: element, classID: id, location: path, style: style,
        tints: tints, traitsIndex: inner.traits))
    if let own = styleOfItself(index, behavior), described.environment == nil {
      tree.objects.removeLast()
      leave(element.maker)
      var again = described
      again.environment = .barAppearance(own)
      return enter(again, knownID, path: path, passed: passed, in: outer)
    }
    let children = facts.isPlain ? parts : withParts(of: index, parts)
    if !children.isEmpty {
      inner.tints = handedOn(tints, of: id, inherited: inner.tints)
      inner.partValues = PartValues.handedOn(outer.partValues, by: tree.node(index))
    }
    return Entered(
      index: index, maker: element.maker, children: children, inner: inner, behavior: behavior)
  }

  private mutating func leave(_ maker: RuleReference?) {
    containers.removeLast()
    if maker != nil { enclosingRules.removeLast() }
  }

  /// The interface style that an object's values give itself, where it has another.
  private func styleOfItself(
    _ index: Int, _ behavior: any ObjectClass.Type
  ) -> Traits.InterfaceStyle? {
    let node = tree.node(index)
    guard let own = behavior.interfaceStyle(of: node),
      own != node.traits.userInterfaceStyle
    else { return nil }
    return own
  }

  /// Adds the objects that the declared properties of a class hold to an object's children.
  private func addObjects(of id: ClassTable.ID, to element: inout Element) {
    for name in context.classes.objectProperties(of: id) {
      guard let object = element.object(name) else { continue }
      element.children.append(object.with(role: Element.Role(part: name)))
    }
  }

  /// Adds what rules for properties of superclasses give those that declared classes have in their place.
  private func substitute(
    _ rules: RuleStyle, of id: ClassTable.ID, _ given: inout [PropertySlot: Candidate]
  ) {
    let substitutes = context.classes.substitutes(of: id)
    for (taken, own) in substitutes.isEmpty ? [] : substitutes.sorted(by: { $0.key < $1.key }) {
      let slot = PropertySlot(own)
      if given[slot] == nil, rules.winner(slot) == nil,
        let winner = rules.winner(PropertySlot(taken))
      {
        given[slot] = winner
      }
    }
  }

  /// The values of rules that composing sees: without those that lose to what the object's maker
  /// passes on, and without views that can't be added.
  ///
  /// A proxy's view is one view in UIKit; here every object that takes it has its own.
  private mutating func values(
    of rules: RuleStyle, below instance: PropertyValues,
    _ given: [PropertySlot: Candidate]
  ) -> any RuleValues {
    let isOverridden = given.keys.contains { rules.filter.mayHold($0) }
    guard isOverridden || !rules.viewSlots.isEmpty else { return rules }
    var values: PropertyValues = [:]
    for slot in rules.slots where given[slot] == nil { values[slot] = rules.value(slot) }
    for slot in rules.viewSlots where instance[slot] == nil && given[slot] == nil {
      guard let winner = rules.winner(slot), let rule = winner.reference,
        case .object(var view) = winner.value, canAdd(view, by: rule)
      else { continue }
      view.maker = rule
      values[slot] = .object(view)
    }
    return ObjectRuleValues(values)
  }

  /// Checks that a rule's view can be added here; else reports the problem.
  private mutating func canAdd(_ view: Element, by rule: RuleReference) -> Bool {
    guard !enclosingRules.contains(where: { $0 === rule }) else {
      report(.viewInItself(rule.rule.origin))
      return false
    }
    guard takeFromBudget(view.count) else {
      report(.tooManyViews(rule.rule.origin))
      return false
    }
    return true
  }

  /// The children with the subviews that the object's class, if a document declared it, builds from
  /// the object's values.
  private mutating func withParts(of index: Int, _ children: [Element]) -> [Element] {
    guard context.classes.hasParts(tree.objects[index].classID),
      let content = context.classes.content(of: tree.objects[index].classID)
    else { return children }
    let node = tree.node(index)
    let parts = content.parts(of: node)
    guard takeFromBudget(parts.reduce(0) { $0 + $1.count }) else {
      report(.tooManyParts(className: node.element.className))
      return children
    }
    return content.insert(parts, into: children)
  }

  /// Takes objects off the budget; false where it has fewer, or where the tree is deep enough.
  private mutating func takeFromBudget(_ count: Int) -> Bool {
    guard count <= objectBudget, containers.count <= Self.depthLimit else { return false }
    objectBudget -= count
    return true
  }

  private mutating func report(_ problem: ResolutionProblem) {
    if !tree.problems.contains(problem) { tree.problems.append(problem) }
  }

  /// What an object passes to one of its children. No reference to the tree's objects is left, so that they can grow.
  @inline(never)
  private func passedValues(for child: Element, of entered: Entered) -> PassedValues {
    entered.behavior.values(for: child, of: tree.node(entered.index))
  }

  /// The tints of objects that set none.
  private static func inherited(_ tint: Tint) -> Shared<StyledObject.Tints> {
    Shared(StyledObject.Tints(own: tint, source: .inherited, inherited: tint))
  }

  /// What the children of an object have that set no tint.
  private func handedOn(
    _ tints: Shared<StyledObject.Tints>, of id: ClassTable.ID,
    inherited: Shared<StyledObject.Tints>
  ) -> Shared<StyledObject.Tints> {
    let tint = TintInheritance.handedOn(
      tints.value.own, of: id, inherited: inherited.value.inherited, context: context)
    return tint == inherited.value.inherited ? inherited : Self.inherited(tint)
  }

  /// The object's tint with its source: the one that was set, else the inherited one. That of the object before, where it is the
  /// same, so that the tree holds it once.
  private mutating func tints(
    _ style: ResolvedStyle, inherited: Shared<StyledObject.Tints>, _ traits: Int, isRoot: Bool
  ) -> Shared<StyledObject.Tints> {
    let above = inherited.value.inherited
    var own = above
    var source = isRoot ? Candidate.Source.default : .inherited
    // The object's own tint can't be its own tint: `$tintColor` here means what is above.
    func set(_ value: AppearanceValue) -> Bool {
      guard case .color(let color) = value,
        let new = Tint(color, inherited: above, traits: tree.traits[traits])
      else { return false }
      own = new
      return true
    }
    if let (value, winner) = style.set(View.tintColor.slot), set(value) {
      source = winner
    } else if let value = style.defaults[View.tintColor.slot], set(value) {
      source = .default
    }
    if let value = style.value(View.tintAdjustmentMode.slot),
      let mode = TintAdjustmentMode(value), mode != .automatic
    {
      own.mode = mode
    }
    if let known = lastTints, known.value.own.specific == own.specific,
      known.value == StyledObject.Tints(own: own, source: source, inherited: above)
    {
      return known
    }
    let new = Shared(StyledObject.Tints(own: own, source: source, inherited: above))
    lastTints = new
    return new
  }
}

/// The values of rules for one object, where they differ from those of others with the same rules.
private final class ObjectRuleValues: RuleValues {
  private let values: PropertyValues

  init(_ values: PropertyValues) { self.values = values }

  func holds(_ name: String) -> Bool { values.holds(name) }

  func value(_ slot: PropertySlot) -> AppearanceValue? { values[slot] }
}
