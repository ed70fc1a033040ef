import Raster
public import Text

/// Everything that a picture is made from: the window, rules, classes, device and fonts.
public struct Screen: Sendable {
  /// The content of the status bar.
  public struct StatusBarContent: Sendable, Hashable {
    /// The text in the middle.
    public var time: String
    /// The text beside the time, on pads from iOS 12 on; empty for none. The default is the day on which 9:41
    /// was first shown: Tuesday, 9 January 2007.
    public var date: String
    /// The text at the left end.
    public var carrier: String
    /// The charge, 0–1.
    public var battery: Double
    /// Whether the charge is also written, in percent.
    public var showsBatteryPercentage: Bool

    /// Creates the content of a status bar.
    public init(
      time: String = "9:41 AM", date: String = "Tue Jan 9", carrier: String = "Carrier",
      battery: Double = 1, showsBatteryPercentage: Bool = false
    ) {
      self.time = time
      self.date = date
      self.carrier = carrier
      self.battery = battery
      self.showsBatteryPercentage = showsBatteryPercentage
    }

    /// The charge in percent, as it is written; nil where it is not.
    package var percentage: String? {
      showsBatteryPercentage ? "\(Int((min(max(battery, 0), 1) * 100).rounded()))%" : nil
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
    /// UIUserInterfaceStyle, from iOS 13 on; nil for the style of the device.
    public var userInterfaceStyle: Traits.InterfaceStyle?
    /// UIDesignRequiresCompatibility: whether iOS 26 draws the look of iOS 18.
    public var designRequiresCompatibility: Bool

    /// Creates settings with Info.plist's defaults.
    public init(
      viewControllerBasedStatusBarAppearance: Bool = true,
      statusBarStyle: StatusBarStyle = .default,
      statusBarHidden: Bool = false, userInterfaceStyle: Traits.InterfaceStyle? = nil,
      designRequiresCompatibility: Bool = false
    ) {
      self.viewControllerBasedStatusBarAppearance = viewControllerBasedStatusBarAppearance
      self.statusBarStyle = statusBarStyle
      self.statusBarHidden = statusBarHidden
      self.userInterfaceStyle = userInterfaceStyle
      self.designRequiresCompatibility = designRequiresCompatibility
    }
  }

  /// The settings of the user that change what is drawn (UIAccessibility).
  public struct AccessibilitySettings: Sendable, Hashable {
    /// Whether bars and blurs are drawn opaque (isReduceTransparencyEnabled).
    public var reduceTransparency: Bool
    /// Whether the system's text is heavier (isBoldTextEnabled).
    public var boldText: Bool
    /// Whether buttons without a shape get one (buttonShapesEnabled).
    public var buttonShapes: Bool
    /// Whether switches show their state by a sign (isOnOffSwitchLabelsEnabled).
    public var onOffLabels: Bool

    /// Creates settings, all off by default.
    public init(
      reduceTransparency: Bool = false, boldText: Bool = false, buttonShapes: Bool = false,
      onOffLabels: Bool = false
    ) {
      self.reduceTransparency = reduceTransparency
      self.boldText = boldText
      self.buttonShapes = buttonShapes
      self.onOffLabels = onOffLabels
    }
  }

  /// The window as the document describes it.
  public var window: Element
  /// The rules.
  public var sheet: AppearanceSheet
  /// Built-in classes and those of the documents.
  public var classes: ClassTable
  /// The device, as it is held.
  public var device: Device
  /// The major version of iOS: 5 to 27.
  public var system: Int
  /// The traits of the window.
  public var traits: Traits
  /// Embedded faces and those of the documents.
  public var fonts: FontBook
  /// The content of the status bar.
  public var statusBar: StatusBarContent
  /// The application's Info.plist.
  public var infoPlist: InfoPlist
  /// The settings of the user.
  public var accessibility: AccessibilitySettings
  /// The time of animations, in seconds.
  public var time: Double
  /// UIKit's own words in the language of the screen.
  public var words = SystemWords()
  /// How much the user wants glass to be tinted, 0–1: a setting of iOS 27.
  public var glassTint = Glass.standardTintAmount
  /// The device that frames with an `autoresizingMask` were written for; nil if it is `device`.
  public var design: Design?

  /// The era whose controls are drawn; nil for that of `system` and the application.
  package var era: Look.Era?

  /// Values that win over all others of an object, by its path: what a preview shows without
  /// changing a document.
  package var overrides: [String: PropertyValues] = [:]

  /// The greatest number of bytes of what the screen is drawn with.
  package var memoryLimit = SurfaceLimits().bytes
  /// The work that drawing the screen may take: a multiple of the standard.
  package var workLimit = SurfaceLimits().work
  /// Whether layout finds out which views constraints leave open.
  package var findsAmbiguity = false

  /// The heights of contents that layout decided, by the places of their scroll views, in points: what an earlier layout found
  /// out, from which bars take their look.
  package var contentHeights: [DocumentPlace: Double] = [:]

  /// A device that a screen was designed for, and is stretched from.
  public struct Design: Sendable {
    /// The device, as it is held.
    public var device: Device
    /// The traits of its window.
    public var traits: Traits

    /// Creates a design; `device` is as it is held.
    public init(device: Device, traits: Traits) {
      self.device = device
      self.traits = traits
    }
  }

  /// The source of the device and of the system.
  public var origins = Origins()

  /// The newest major version of iOS that is drawn.
  public static let newestSystem = 27
  /// The major version of iOS for a size, for a device that ran it, and for theme code, where nothing names another: 12.
  public static let earlierSystem = 12

  /// The major version of iOS where none is named.
  ///
  /// - Parameter device: the device that is named; nil if none is.
  public static func standardSystem(for device: Device?) -> Int {
    guard let device else { return newestSystem }
    return (device.firstSystem ?? earlierSystem) <= earlierSystem ? earlierSystem : newestSystem
  }

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - window: not composed.
  ///   - sheet: the rules.
  ///   - classes: built-in classes and declared ones.
  ///   - device: as it is held; nil for the standard one of the system.
  ///   - system: the major version of iOS; nil for the standard one of the device.
  ///   - traits: nil for the device's own.
  ///   - fonts: embedded faces, and others.
  ///   - statusBar: the content of the status bar.
  ///   - infoPlist: the application's Info.plist.
  ///   - accessibility: the settings of the user.
  ///   - time: of animations, in seconds.
  public init(
    window: Element, sheet: AppearanceSheet = AppearanceSheet(), classes: ClassTable,
    device: Device? = nil, system: Int? = nil, traits: Traits? = nil,
    fonts: FontBook = .embedded, statusBar: StatusBarContent = StatusBarContent(),
    infoPlist: InfoPlist = InfoPlist(),
    accessibility: AccessibilitySettings = AccessibilitySettings(), time: Double = 0
  ) {
    self.window = window
    self.sheet = sheet
    self.classes = classes
    self.device = device ?? .standard(system: system)
    self.system = system ?? Self.standardSystem(for: device)
    origins.device = device == nil ? .standard : .options
    origins.system = system == nil ? .standard : .options
    self.traits = traits ?? Traits(self.device)
    self.fonts = fonts
    self.statusBar = statusBar
    self.infoPlist = infoPlist
    self.accessibility = accessibility
    self.time = time
  }

  package var context: ScreenContext { context(WorkLedger(readingWith: workLimit), rowLimit: nil) }

  private func context(_ ledger: WorkLedger, rowLimit: Int?) -> ScreenContext {
    let own = Look.Era(
      system: system, requiresCompatibility: infoPlist.designRequiresCompatibility)
    return ScreenContext(
      classes: classes, device: device, look: Look(system: system, era: era ?? own),
      system: system, traits: traits, fonts: fonts, time: time,
      statusBar: statusBar, infoPlist: infoPlist, accessibility: accessibility,
      glassTint: glassTint, words: words, design: designed, memoryLimit: memoryLimit,
      ledger: ledger,
      rowLimit: rowLimit, overrides: overrides, findsAmbiguity: findsAmbiguity,
      contentHeights: contentHeights, origins: origins)
  }

  /// The screen on the device that it was designed for; nil if that is its own.
  private var designed: Screen? {
    guard let design else { return nil }
    var screen = self
    screen.device = design.device
    screen.traits = design.traits
    screen.design = nil
    return screen
  }

  /// Resolves the screen: every object with its values and tint.
  public func resolved() -> StyledTree {
    Resolver.resolve(window, sheet: sheet, context: context)
  }

  /// Resolves the screen for a picture, whose work is counted.
  ///
  /// - Parameter rowLimit: the number of rows that each table has at most; nil for all of them.
  package func resolvedForDrawing(rowLimit: Int? = nil) -> StyledTree {
    let pixels = device.size.width * device.scale * device.size.height * device.scale
    let ledger = WorkLedger(multiple: workLimit, pixels: Int(min(max(pixels, 0), 1e9)))
    return Resolver.resolve(window, sheet: sheet, context: context(ledger, rowLimit: rowLimit))
  }
}
