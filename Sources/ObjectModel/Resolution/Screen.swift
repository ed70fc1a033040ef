import Raster
public import Text

/// Everything a picture is made from: what step 2 of a render hands to step 3.
public struct Screen: Sendable {
  /// What the status bar shows.
  public struct StatusBarContent: Sendable, Hashable {
    /// In the middle.
    public var time: String
    /// At the left.
    public var carrier: String
    /// 0–1.
    public var battery: Double

    /// With all its values.
    public init(time: String = "9:41 AM", carrier: String = "Carrier", battery: Double = 1) {
      self.time = time
      self.carrier = carrier
      self.battery = battery
    }
  }

  /// The keys of an application's Info.plist that change what is drawn.
  public struct InfoPlist: Sendable, Hashable {
    /// UIViewControllerBasedStatusBarAppearance.
    public var viewControllerBasedStatusBarAppearance: Bool
    /// UIStatusBarStyle.
    public var statusBarStyle: StatusBarStyle
    /// UIStatusBarHidden.
    public var statusBarHidden: Bool

    /// With all its values.
    public init(
      viewControllerBasedStatusBarAppearance: Bool = true,
      statusBarStyle: StatusBarStyle = .default,
      statusBarHidden: Bool = false
    ) {
      self.viewControllerBasedStatusBarAppearance = viewControllerBasedStatusBarAppearance
      self.statusBarStyle = statusBarStyle
      self.statusBarHidden = statusBarHidden
    }
  }

  /// The window as the document describes it, not yet composed.
  public var window: Element
  /// Every rule.
  public var sheet: AppearanceSheet
  /// Built-in classes and those of the documents.
  public var classes: ClassTable
  /// The screen that is drawn on.
  public var device: Device
  /// The iOS version that is drawn.
  public var system: Int
  /// What views are told of their place, where nothing below the window decides otherwise.
  public var traits: Traits
  /// Embedded faces and those of the documents.
  public var fonts: FontBook
  /// What the status bar shows.
  public var statusBar: StatusBarContent
  /// What the application's Info.plist says.
  public var infoPlist: InfoPlist
  /// Seconds into animations.
  public var time: Double

  /// With all its values.
  ///
  /// - Parameter traits: nil for those that the device has by itself.
  public init(
    window: Element, sheet: AppearanceSheet = AppearanceSheet(), classes: ClassTable,
    device: Device = .standard, system: Int = 12, traits: Traits? = nil,
    fonts: FontBook = .embedded, statusBar: StatusBarContent = StatusBarContent(),
    infoPlist: InfoPlist = InfoPlist(), time: Double = 0
  ) {
    self.window = window
    self.sheet = sheet
    self.classes = classes
    self.device = device
    self.system = system
    self.traits = traits ?? Traits(device)
    self.fonts = fonts
    self.statusBar = statusBar
    self.infoPlist = infoPlist
    self.time = time
  }

  package var context: ScreenContext {
    ScreenContext(
      classes: classes, device: device, system: system, traits: traits, fonts: fonts, time: time,
      statusBar: statusBar, infoPlist: infoPlist)
  }

  /// The window with every object's children in place: UIKit's hierarchy.
  public func composed() -> Element {
    var result = window
    Self.compose(
      &result, ComposeContext(classes: classes, system: system, device: device, traits: traits))
    return result
  }

  /// - Parameter outer: of the object that `element` is in.
  package static func compose(_ element: inout Element, _ outer: ComposeContext) {
    let id = outer.classes.id(named: element.className)
    let kind = id.map(outer.classes.kind) ?? .object
    let overrides = element.traitOverrides(kind, system: outer.system)
    // Most objects have none, and stay the document's own where nothing else changes them.
    if overrides != element.traitOverrides { element.traitOverrides = overrides }
    let context = outer.entering(element)
    if let id {
      context.objectClasses(context.classes.builtInIndex(id), element.role)
        .compose(&element, context)
      for name in context.classes.objectProperties(of: id) {
        guard let object = element.object(name) else { continue }
        element.children.append(object.with(role: Element.Role(part: name)))
      }
    }
    for index in element.children.indices { compose(&element.children[index], context) }
  }

  /// Step 3: every object with its values and tint.
  public func resolved() -> StyledTree {
    Resolver.resolve(composed(), sheet: sheet, context: context)
  }
}
