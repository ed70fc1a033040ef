public import Raster

/// What every step after composing may ask about the screen as a whole.
public struct ScreenContext: Sendable {
  public let classes: ClassTable
  public let device: Device
  /// The iOS version whose look is drawn.
  public let system: Int
  public let traits: Traits
  public let fonts: FontBook
  public let look: Look
  /// Seconds into animations.
  public let time: Double
  public let statusBar: Screen.StatusBarContent
  public let infoPlist: Screen.InfoPlist

  public init(
    classes: ClassTable, device: Device, system: Int, traits: Traits, fonts: FontBook, time: Double,
    statusBar: Screen.StatusBarContent = .init(), infoPlist: Screen.InfoPlist = .init()
  ) {
    self.classes = classes
    self.device = device
    self.system = system
    self.traits = traits
    self.fonts = fonts
    self.look = Look(system: system)
    self.time = time
    self.statusBar = statusBar
    self.infoPlist = infoPlist
  }
}

/// One object of the composed tree.
public struct StyledObject: Sendable {
  /// With `children` moved out into the tree.
  public let element: Element
  public let classID: ClassTable.ID
  /// `window/UITabBarController/UINavigationController[0]/…`.
  public let path: String
  public internal(set) var children: [Int]
  public internal(set) var style: ResolvedStyle
  public internal(set) var tint: Tint
  /// Where the tint colour comes from: instance, appearance, inherited or default.
  public internal(set) var tintSource: Candidate.Source
}

/// The screen after resolving: objects in tree order, each before its children.
public struct StyledTree: Sendable {
  public let context: ScreenContext
  public internal(set) var objects: [StyledObject]

  /// The window.
  public var root: StyledNode { StyledNode(tree: self, index: 0) }

  public func node(_ index: Int) -> StyledNode { StyledNode(tree: self, index: index) }
}

/// A place in a styled tree: what controls read their values, parts and look through.
public struct StyledNode: Sendable {
  public let tree: StyledTree
  public let index: Int

  public var object: StyledObject { tree.objects[index] }
  public var element: Element { tree.objects[index].element }
  public var role: Element.Role { tree.objects[index].element.role }
  public var context: ScreenContext { tree.context }
  public var look: Look { tree.context.look }
  public var system: Int { tree.context.system }
  /// In points; one device pixel is its inverse.
  public var scale: Double { tree.context.device.scale }

  public var children: [StyledNode] { object.children.map { StyledNode(tree: tree, index: $0) } }

  public func children(_ role: Element.Role) -> [StyledNode] { children.filter { $0.role == role } }

  public func child(_ role: Element.Role) -> StyledNode? { children.first { $0.role == role } }

  public func isKind(of className: String) -> Bool {
    guard let ancestor = context.classes.id(named: className) else { return false }
    return context.classes.isKind(object.classID, of: ancestor)
  }

  /// What was set or given, for these axes, falling back as UIKit does.
  public func value<Value>(_ key: AppearanceKey<Value>, _ axes: AxisValues = .normal) -> Value? {
    let style = tree.objects[index].style
    for axes in AxisFallback.order(axes) {
      if let value = style.value(PropertySlot(key.declaration.name, axes)) {
        return Value(value)
      }
    }
    return nil
  }

  public subscript<Value>(key: AppearanceKey<Value>) -> Value? { value(key) }

  /// The winning candidate among what was set, for these axes with fallback; nil when only defaults
  /// apply.
  public func candidate<Value>(
    _ key: AppearanceKey<Value>, _ axes: AxisValues = .normal
  ) -> Candidate? {
    let style = tree.objects[index].style
    for axes in AxisFallback.order(axes) {
      if let winner = style.winner(PropertySlot(key.declaration.name, axes)) { return winner }
    }
    return nil
  }

  /// The colour to draw with: tint, dimming applied.
  public var tintColor: Color { object.tint.color }

  public func color(
    _ key: AppearanceKey<ColorValue>, _ axes: AxisValues = .normal
  ) -> Color? {
    value(key, axes).flatMap(resolve)
  }

  public func resolve(_ color: ColorValue) -> Color? {
    color.resolved(tint: tintColor, style: context.traits.userInterfaceStyle)
  }

  /// The font a value means in this look.
  /// - Parameter size: used where the value's own is 0.
  public func font(_ value: FontValue, defaultSize size: Double = 17) -> Font {
    look.font(value, fonts: context.fonts, defaultSize: size)
  }
}
