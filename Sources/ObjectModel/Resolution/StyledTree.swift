public import Raster
public import Text

/// A resolved object.
public struct StyledObject: Sendable {
  /// The object as its class composed it. Its children are those in the tree, `children`: only classes that read their parts
  /// keep them here, too.
  public let element: Element
  /// The class.
  public let classID: ClassTable.ID
  let location: ObjectPath
  /// The indices of its children in the tree.
  public internal(set) var children: [Int]
  /// The values by slot.
  public internal(set) var style: ResolvedStyle
  /// The tint to draw with.
  public internal(set) var tint: Tint {
    get { tints.value.own }
    set { tints.value.own = newValue }
  }
  /// The source of the tint.
  public var tintSource: Candidate.Source { tints.value.source }
  /// The tint of the object above.
  package var inheritedTint: Tint { tints.value.inherited }
  /// An index of `StyledTree.traits`.
  let traitsIndex: Int
  private var tints: Shared<Tints>

  /// The tint of an object. Neighbours mostly have the same, and share its memory.
  struct Tints: Sendable, Hashable {
    var own: Tint
    var source: Candidate.Source
    let inherited: Tint
  }

  init(
    element: Element, classID: ClassTable.ID, location: ObjectPath, style: ResolvedStyle,
    tints: Shared<Tints>, traitsIndex: Int
  ) {
    self.element = element
    self.classID = classID
    self.location = location
    children = []
    self.style = style
    self.tints = tints
    self.traitsIndex = traitsIndex
  }

  /// The path from the window: `window/UITabBarController/UINavigationController[0]/…`.
  ///
  /// - Complexity: O(depth).
  public var path: String { location.description }
}

/// A resolved screen: all objects with their values and tints.
///
/// Each node refers to it: copies share what it holds.
public struct StyledTree: Sendable {
  /// The screen as a whole.
  @inlinable public var context: ScreenContext { contents.value.context }
  /// The objects, each before its children.
  public internal(set) var objects: [StyledObject] {
    @inlinable _read { yield contents.value.objects }
    _modify { yield &contents.value.objects }
  }
  /// The traits that objects have; the window's come first.
  package var traits: [Traits] {
    _read { yield contents.value.traits }
    _modify { yield &contents.value.traits }
  }
  /// The views whose constraints are solved together; nil if there are no constraints.
  package internal(set) var layoutRoots: LayoutRoots? {
    _read { yield contents.value.layoutRoots }
    _modify { yield &contents.value.layoutRoots }
  }
  /// The parts that were left out.
  public internal(set) var problems: [ResolutionProblem] {
    _read { yield contents.value.problems }
    _modify { yield &contents.value.problems }
  }
  @usableFromInline var contents: Shared<Contents>

  /// The stored properties.
  @usableFromInline
  struct Contents: Sendable {
    @usableFromInline var context: ScreenContext
    @usableFromInline var objects: [StyledObject] = []
    var traits: [Traits] = []
    var layoutRoots: LayoutRoots?
    var problems: [ResolutionProblem] = []
  }

  /// Creates a tree without objects.
  init(context: ScreenContext) { contents = Shared(Contents(context: context)) }

  /// Adds an object behind all others.
  mutating func append(_ object: StyledObject) { contents.update { $0.objects.append(object) } }

  /// Sets the children of an object.
  mutating func setChildren(of index: Int, to children: [Int]) {
    contents.update { $0.objects[index].children = children }
  }

  /// The window.
  public var root: StyledNode { StyledNode(tree: self, index: 0) }

  /// The node of an object.
  ///
  /// - Parameter index: an index of `objects`.
  public func node(_ index: Int) -> StyledNode { StyledNode(tree: self, index: index) }

  /// The tree with the colours, images and tints of another interface style. What has another style than the window keeps it,
  /// and rules for styles are not resolved again.
  ///
  /// - Complexity: O(objects).
  package func inStyle(_ style: Traits.InterfaceStyle) -> StyledTree {
    var result = self
    let own = traits.first?.userInterfaceStyle
    for index in traits.indices where traits[index].userInterfaceStyle == own {
      result.traits[index].userInterfaceStyle = style
    }
    for index in objects.indices where objects[index].tint.source != nil {
      let traits = result.traits[objects[index].traitsIndex]
      result.objects[index].tint = objects[index].tint.adapted(to: traits)
    }
    return result
  }
}

/// An object in a styled tree, through which values, parts and traits are read.
public struct StyledNode: Sendable {
  /// The tree.
  public let tree: StyledTree
  /// The index among the tree's objects.
  public let index: Int

  /// The resolved object.
  public var object: StyledObject { _read { yield tree.objects[index] } }
  /// The object as its class composed it; its children are in the tree.
  public var element: Element { tree.objects[index].element }
  /// The class of the object.
  package var classID: ClassTable.ID { tree.objects[index].classID }
  // One value at a time: what `object` yields to other modules is a copy of all of it.
  /// The values by slot.
  package var style: ResolvedStyle { tree.objects[index].style }
  /// The tint to draw with.
  package var tint: Tint { tree.objects[index].tint }
  /// The path from the window.
  package var path: String { tree.objects[index].path }
  /// The role in its parent.
  public var role: Element.Role { tree.objects[index].element.role }
  /// The screen as a whole.
  public var context: ScreenContext { tree.context }
  /// The traits of the object.
  public var traits: Traits { tree.traits[tree.objects[index].traitsIndex] }
  /// The metrics, colours and fonts of the version.
  package var look: Look { tree.context.look }
  /// The behavior of the object in this look.
  package var objectClass: any ObjectClass.Type {
    context.objectClasses(tree.objects[index].classID, tree.objects[index].element)
  }
  /// Whether the object's class, which a document declared, draws its content (drawRect:).
  package var hasDrawing: Bool {
    guard let content = context.classes.content(of: tree.objects[index].classID) else {
      return false
    }
    return content.drawing != nil && !content.isDrawingInherited
  }
  /// The major version of iOS.
  public var system: Int { tree.context.system }
  /// The number of pixels in a point.
  public var scale: Double { tree.context.device.scale }

  /// The objects below it.
  public var children: [StyledNode] {
    tree.objects[index].children.map { StyledNode(tree: tree, index: $0) }
  }

  /// The children with a role.
  public func children(_ role: Element.Role) -> [StyledNode] {
    tree.objects[index].children.filter { tree.objects[$0].element.role == role }
      .map { StyledNode(tree: tree, index: $0) }
  }

  /// The first child with a role.
  public func child(_ role: Element.Role) -> StyledNode? {
    tree.objects[index].children.first { tree.objects[$0].element.role == role }
      .map { StyledNode(tree: tree, index: $0) }
  }

  /// True when the object is of the class or a subclass.
  public func isKind(of className: String) -> Bool {
    guard let ancestor = context.classes.id(named: className) else { return false }
    return context.classes.isKind(tree.objects[index].classID, of: ancestor)
  }

  /// The value of a property for these axes, with UIKit's fallback; nil for none. Combinations that
  /// are set to null are skipped.
  @inlinable
  public func value<Value>(_ key: some PropertyKey<Value>, _ axes: AxisValues = .normal) -> Value? {
    storedValue(key.slot, axes).flatMap { Value($0) }
  }

  /// The value of a slot for these axes, with fallback; never null.
  ///
  /// Not generic, so that generic callers in other modules stay thin.
  @usableFromInline
  func storedValue(_ slot: PropertySlot, _ axes: AxisValues) -> AppearanceValue? {
    // Most properties have no axes, so that there is no list of combinations to try.
    if axes.isNormal { return storedValue(slot) }
    return bound(AxisFallback.order(axes).lazy.compactMap { valueSet(slot.with($0)) }.first)
  }

  /// The value of a slot; never null.
  @usableFromInline
  func storedValue(_ slot: PropertySlot) -> AppearanceValue? {
    // Most properties are not set.
    let style = tree.objects[index].style
    guard !style.isUnset(slot), let value = style.value(slot) else { return nil }
    switch value {
    case .null: return nil
    case .expression, .image: return bound(value)
    default: return value
    }
  }

  /// A value as it counts here: texts of a class about its instances may be computed from their own properties.
  private func bound(_ value: AppearanceValue?) -> AppearanceValue? {
    if case .expression(let expression)? = value { return Binder(self).value(expression).value }
    return value?.adapted(to: traits)
  }

  /// The value of exactly this slot, unless it is null.
  private func valueSet(_ slot: PropertySlot) -> AppearanceValue? {
    let value = tree.objects[index].style.value(slot)
    if case .null = value { return nil }
    return value
  }

  /// The value of a property for the normal axes.
  @inlinable
  public subscript<Value>(key: some PropertyKey<Value>) -> Value? {
    storedValue(key.slot).flatMap { Value($0) }
  }

  /// The value of a property for the normal axes. Not by the protocol, whose slot is a copy.
  @inlinable
  public subscript<Value>(key: AppearanceKey<Value>) -> Value? {
    storedValue(key.slot).flatMap { Value($0) }
  }

  /// The value that a control passed, likewise.
  @inlinable
  package subscript<Value>(key: PartKey<Value>) -> Value? {
    storedValue(key.slot).flatMap { Value($0) }
  }

  /// The winning candidate for these axes, with fallback; nil when only a default applies. A
  /// candidate that sets null counts only when there is no other.
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

  /// The tint to draw with, dimmed where it has to be.
  public var tintColor: Color { tree.objects[index].tint.color }

  /// A colour in the object's tint and traits, with fallback of axes; nil for none and for patterns.
  public func color(
    _ key: some PropertyKey<ColorValue>, _ axes: AxisValues = .normal
  ) -> Color? {
    value(key, axes).flatMap(resolve)
  }

  /// A colour in the object's tint and traits; nil for patterns.
  public func resolve(_ color: ColorValue) -> Color? {
    color.resolved(tint: tintColor, traits: traits)
  }

  /// The font that a value means in this look.
  ///
  /// - Parameters:
  ///   - value: a font as documents write it.
  ///   - size: in points; replaces a size of 0.
  public func font(_ value: FontValue, defaultSize size: Double = 17) -> Font {
    guard case .system(let own, let weight, let isItalic) = value else {
      return newFont(value, defaultSize: size)
    }
    return context.systemFonts.font(size: own > 0 ? own : size, weight: weight, isItalic: isItalic)
    {
      newFont(value, defaultSize: size)
    }
  }

  private func newFont(_ value: FontValue, defaultSize size: Double) -> Font {
    look.font(
      value, fonts: context.fonts, defaultSize: size,
      category: traits.preferredContentSizeCategory, isBold: context.accessibility.boldText)
  }
}
