public import Raster
public import Text

/// One object of the composed tree.
public struct StyledObject: Sendable {
  /// As composed; what lies below it in the end, `children` says.
  public let element: Element
  /// Its class.
  public let classID: ClassTable.ID
  let place: ObjectPlace
  /// Indices of the children.
  public internal(set) var children: [Int]
  /// What was set on it, with what lost.
  public internal(set) var style: ResolvedStyle
  /// The tint that reached it.
  public internal(set) var tint: Tint
  /// Where the tint colour comes from: instance, appearance, inherited or default.
  public internal(set) var tintSource: Candidate.Source
  /// What came from above.
  package let inheritedTint: Tint
  /// In `StyledTree.traits`.
  let traitsIndex: Int

  /// `window/UITabBarController/UINavigationController[0]/…`.
  ///
  /// - Complexity: O(depth).
  public var path: String { place.path }
}

/// The screen after resolving: objects in tree order, each before its children.
public struct StyledTree: Sendable {
  /// The screen as a whole.
  public let context: ScreenContext
  /// Every object, before its children.
  public internal(set) var objects: [StyledObject]
  /// Each that some object has; the screen's come first.
  package var traits: [Traits]
  /// What was left out.
  public internal(set) var problems: [ResolutionProblem] = []

  /// The window.
  public var root: StyledNode { StyledNode(tree: self, index: 0) }

  /// The object of an index.
  public func node(_ index: Int) -> StyledNode { StyledNode(tree: self, index: index) }
}

/// A place in a styled tree: what controls read their values, parts and look through.
public struct StyledNode: Sendable {
  /// The tree it is in.
  public let tree: StyledTree
  /// The place among the objects of the tree.
  public let index: Int

  /// The object with its style.
  public var object: StyledObject { _read { yield tree.objects[index] } }
  /// The object as composed.
  public var element: Element { tree.objects[index].element }
  /// What it is to the object above.
  public var role: Element.Role { tree.objects[index].element.role }
  /// The screen as a whole.
  public var context: ScreenContext { tree.context }
  /// What the object is told of its place.
  public var traits: Traits { tree.traits[tree.objects[index].traitsIndex] }
  /// The era's figures.
  public var look: Look { tree.context.look }
  /// The class of the object as it is in this look, or what its role brings in its place.
  package var objectClass: any ObjectClass.Type {
    context.objectClasses(
      context.classes.builtInIndex(tree.objects[index].classID), tree.objects[index].element.role)
  }
  /// The iOS version that is drawn.
  public var system: Int { tree.context.system }
  /// In points; one device pixel is its inverse.
  public var scale: Double { tree.context.device.scale }

  /// The objects below it.
  public var children: [StyledNode] {
    tree.objects[index].children.map { StyledNode(tree: tree, index: $0) }
  }

  /// The children of a role.
  public func children(_ role: Element.Role) -> [StyledNode] {
    tree.objects[index].children.filter { tree.objects[$0].element.role == role }
      .map { StyledNode(tree: tree, index: $0) }
  }

  /// The first child of a role.
  public func child(_ role: Element.Role) -> StyledNode? {
    tree.objects[index].children.first { tree.objects[$0].element.role == role }
      .map { StyledNode(tree: tree, index: $0) }
  }

  /// Whether the object is of the class or a subclass.
  public func isKind(of className: String) -> Bool {
    guard let ancestor = context.classes.id(named: className) else { return false }
    return context.classes.isKind(tree.objects[index].classID, of: ancestor)
  }

  /// What was set or given, for these axes, falling back as UIKit does: a combination that is set to
  /// null has no value, and is passed by.
  @inlinable
  public func value<Value>(_ key: some PropertyKey<Value>, _ axes: AxisValues = .normal) -> Value? {
    storedValue(key.slot, axes).flatMap { Value($0) }
  }

  /// The value of a slot for these axes, with their fallback; not null.
  ///
  /// Not generic, so that it stays in this module while the lookups around it are specialised in others.
  @usableFromInline
  func storedValue(_ slot: PropertySlot, _ axes: AxisValues) -> AppearanceValue? {
    // Most properties have no axes, and need no list of combinations to try.
    let value =
      axes.isNormal
      ? valueSet(slot)
      : AxisFallback.order(axes).lazy.compactMap { valueSet(slot.with($0)) }.first
    return value?.adapted(to: traits)
  }

  /// What was set or given for exactly this slot, and is not null.
  private func valueSet(_ slot: PropertySlot) -> AppearanceValue? {
    let value = tree.objects[index].style.value(slot)
    if case .null = value { return nil }
    return value
  }

  /// What was set or given, for the normal axes.
  @inlinable
  public subscript<Value>(key: some PropertyKey<Value>) -> Value? { value(key) }

  /// The winning candidate among what was set, for these axes with fallback; one that sets null only
  /// where there is no other, nil when only defaults apply.
  @inlinable
  public func candidate<Value>(
    _ key: some PropertyKey<Value>, _ axes: AxisValues = .normal
  ) -> Candidate? {
    candidate(key.slot.with(axes))
  }

  /// The winning candidate of a slot.
  @usableFromInline
  func candidate(_ slot: PropertySlot) -> Candidate? {
    tree.objects[index].style.inForce(slot)?.winner
  }

  /// The colour to draw with: tint, dimming applied.
  public var tintColor: Color { tree.objects[index].tint.color }

  /// A colour as this object draws it, with fallback along the axes.
  public func color(
    _ key: some PropertyKey<ColorValue>, _ axes: AxisValues = .normal
  ) -> Color? {
    value(key, axes).flatMap(resolve)
  }

  /// A colour as this object draws it; nil for patterns.
  public func resolve(_ color: ColorValue) -> Color? {
    color.resolved(tint: tintColor, traits: traits)
  }

  /// The font a value means in this look.
  /// - Parameter size: used where the value's own is 0.
  public func font(_ value: FontValue, defaultSize size: Double = 17) -> Font {
    look.font(
      value, fonts: context.fonts, defaultSize: size,
      category: traits.preferredContentSizeCategory)
  }
}
