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
  private var lastTints: Shared<StyledObject.Tints>?
  /// The rules whose views the walk is in, outermost first.
  private var enclosingRules: [RuleReference] = []

  /// The most objects that the custom classes and the rules of a screen may add to it.
  package static let objectLimit = 100_000
  /// The depth below the window beyond which custom classes and rules add nothing.
  package static let depthLimit = 1000

  /// Inherited from the object above.
  private struct Surroundings {
    var tint: Tint
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
    tree = StyledTree(context: context)
    add(context.traits)
  }

  private mutating func add(_ traits: Traits) {
    tree.traits.append(traits)
    composeContexts.append(ComposeContext(context, traits: traits))
    matchers += entries.sheets.map {
      RuleMatcher($0, classes: context.classes, system: context.system, traits: traits)
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
      window, path: ObjectPath(window, in: nil, number: nil), passed: PassedValues(),
      in: Surroundings(tint: tint ?? Tint(specific: .clear, mode: .normal)))
    resolver.tree.layoutRoots = LayoutRoots(resolver.tree)
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
  }

  /// - Returns: the object's index in the tree.
  @discardableResult
  private mutating func visit(
    _ described: Element, path: ObjectPath, passed: PassedValues, in outer: Surroundings
  ) -> Int {
    // What resolving an object needs is off the stack before its children are visited: a tree may be a thousand objects deep.
    var entered = enter(described, path: path, passed: passed, in: outer)
    visitChildren(of: &entered, path: path)
    leave(entered.maker)
    return entered.index
  }

  private mutating func visitChildren(of entered: inout Entered, path: ObjectPath) {
    guard !entered.children.isEmpty else { return }
    let numbers = ObjectPath.numbers(of: entered.children)
    var indices: [Int] = []
    indices.reserveCapacity(entered.children.count)
    for position in entered.children.indices {
      guard context.ledger.addObject() else { break }
      let child = entered.children[position]
      indices.append(
        visit(
          child, path: ObjectPath(child, in: path, number: numbers[position]),
          passed: passedValues(for: child, of: entered.index), in: entered.inner))
      // The tree has the object as it was composed. What a table made of a row is needed no longer.
      entered.children[position] = Self.visited
    }
    tree.objects[entered.index].children = indices
  }

  /// In the place of objects that were visited.
  private static let visited = Element("")

  /// Resolves an object, adds it to the tree, and is in it until `leave` is called.
  private mutating func enter(
    _ described: Element, path: ObjectPath, passed: PassedValues, in outer: Surroundings
  ) -> Entered {
    var element = described
    // Nearly no screen has any, and a path takes long to write.
    let overrides = context.overrides.isEmpty ? nil : context.overrides[path.description]
    if let overrides { element.values.merge(overrides) { _, new in new } }
    let index = tree.objects.count
    // A class that the table does not know can't come from a checked document.
    let knownID = context.classes.id(named: element.className)
    let id = knownID ?? ClassTable.ID(index: 0)
    element.overrideTraits(context.classes.kind(id), system: context.system)
    var inner = outer
    if !entries.sheetIndices.isEmpty, let objectID = element.id {
      inner.sheet = entries.sheetIndices[objectID] ?? outer.sheet
    }
    inner.traits = traitsIndex(of: element, in: outer.traits)
    if inner.traits != outer.traits {
      inner.tint = inner.tint.adapted(to: tree.traits[inner.traits])
    }
    if !element.variations.isEmpty { element.vary(by: tree.traits[inner.traits], below: overrides) }
    let inherited = inner.tint
    let matcher = inner.traits * entries.sheets.count + inner.sheet
    matchers[matcher].move(to: containers)
    let rules = matchers[matcher].style(of: id)
    var given = passed.given
    if !element.given.isEmpty { given.merge(element.given) { _, own in own } }
    // A rule for a superclass's property sets the one that a declared class has in its place.
    let substitutes = context.classes.substitutes(of: id)
    for (taken, own) in substitutes.isEmpty ? [] : substitutes.sorted(by: { $0.key < $1.key }) {
      let slot = PropertySlot(own)
      if given[slot] == nil, rules.winner(slot) == nil,
        let winner = rules.winner(PropertySlot(taken))
      {
        given[slot] = winner
      }
    }
    let partValues = outer.partValues.filter { $0.reach(element, id, in: context.classes) }
    for values in partValues { given.merge(values.given) { known, _ in known } }
    containers.append(RuleMatcher.Container(classID: id, object: index))
    if let rule = element.maker { enclosingRules.append(rule) }
    if knownID != nil {
      compose(&element, id, rules: rules, given: given, composeContexts[inner.traits])
    }
    var defaults = sharedDefaults.merged(passed, over: &element)
    for (slot, value) in context.classes.addedDefaults(of: id) where defaults[slot] == nil {
      defaults[slot] = value
    }
    for values in partValues.reversed() { defaults.merge(values.defaults) { _, new in new } }
    let parts = element.children
    if !parts.isEmpty, !composeContexts[inner.traits].objectClasses(id, element).readsParts {
      element.children = []
    }
    let style = ResolvedStyle(
      instance: element.values, given: given, rules: rules, defaults: defaults)
    let (tint, source) = Self.tint(
      style, inherited: inherited, traits: tree.traits[inner.traits], isRoot: index == 0)
    tree.objects.append(
      StyledObject(
        element: element, classID: id, location: path, style: style,
        tints: shared(StyledObject.Tints(own: tint, source: source, inherited: inherited)),
        traitsIndex: inner.traits))
    if let own = styleOfItself(index), described.environment == nil {
      tree.objects.removeLast()
      leave(element.maker)
      var again = described
      again.environment = .barAppearance(own)
      return enter(again, path: path, passed: passed, in: outer)
    }
    let children = withParts(of: index, parts)
    if !children.isEmpty {
      inner.tint = TintInheritance.handedOn(
        tint, of: id, inherited: inherited, context: context)
      inner.partValues = PartValues.handedOn(outer.partValues, by: tree.node(index))
    }
    return Entered(index: index, maker: element.maker, children: children, inner: inner)
  }

  private mutating func leave(_ maker: RuleReference?) {
    containers.removeLast()
    if maker != nil { enclosingRules.removeLast() }
  }

  /// The interface style that an object's values give itself, where it has another.
  private func styleOfItself(_ index: Int) -> Traits.InterfaceStyle? {
    let node = tree.node(index)
    guard let own = node.objectClass.interfaceStyle(of: node),
      own != node.traits.userInterfaceStyle
    else { return nil }
    return own
  }

  /// Fills in the object's children: the parts that its class makes, by the object's own values and
  /// those of matching rules.
  private mutating func compose(
    _ element: inout Element, _ id: ClassTable.ID, rules: RuleStyle,
    given: [PropertySlot: Candidate], _ context: ComposeContext
  ) {
    if !rules.isEmpty { element.ruleValues = values(of: rules, below: element.values, given) }
    context.objectClasses(id, element)
      .compose(&element, context)
    for name in context.classes.objectProperties(of: id) {
      guard let object = element.object(name) else { continue }
      element.children.append(object.with(role: Element.Role(part: name)))
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
  private func passedValues(for child: Element, of index: Int) -> PassedValues {
    let node = tree.node(index)
    return node.objectClass.values(for: child, of: node)
  }

  /// The tints of the object before, where they are the same, so that the tree holds them once.
  private mutating func shared(_ tints: StyledObject.Tints) -> Shared<StyledObject.Tints> {
    if let known = lastTints, known.value == tints { return known }
    let new = Shared(tints)
    lastTints = new
    return new
  }

  /// The object's tint with its source: the one that was set, else the inherited one.
  private static func tint(
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

/// The values of rules for one object, where they differ from those of others with the same rules.
private final class ObjectRuleValues: RuleValues {
  private let values: PropertyValues

  init(_ values: PropertyValues) { self.values = values }

  var slots: [PropertySlot] { values.keys }

  func value(_ slot: PropertySlot) -> AppearanceValue? { values[slot] }
}
