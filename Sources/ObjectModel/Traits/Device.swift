public import Raster

/// A device's screen: its size, scale and the areas that the system uses.
public struct Device: Sendable, Hashable {
  /// Apple's name.
  public var name: String
  /// The size in points, as the device is held.
  public var size: Size
  /// The number of pixels in a point.
  public var scale: Double
  /// Phone or pad.
  public var idiom: Traits.Idiom
  /// The height of the status bar, in points; 0 shows none.
  public var statusBarHeight: Double
  /// The height of the area around the home indicator, in points, or 0.
  public var bottomInset: Double

  /// The height at the top that content keeps clear of, in points: the status bar's, or more below
  /// a Dynamic Island.
  public var safeAreaTop: Double
  /// The width at the left that content keeps clear of, in points: beside a notch in landscape.
  public var safeAreaLeft = 0.0
  /// The width at the right that content keeps clear of, in points.
  public var safeAreaRight = 0.0
  /// Whether the home indicator shows where there is room for it.
  public var hasHomeIndicator = true
  /// The horizontal size class; nil for that of the idiom and the orientation.
  public var horizontalSizeClass: Traits.SizeClass?
  /// The vertical size class; nil for that of the idiom and the orientation.
  public var verticalSizeClass: Traits.SizeClass?
  /// The part of the screen that the app has; nil for all of it.
  public internal(set) var split: Split?
  /// The major version of iOS that the device came with; nil for a device of a document's own.
  public internal(set) var firstSystem: Int?
  /// Whether the safe area is that of Apple's device on each system, and no document's.
  var followsSystem = false
  /// The radius of the display's corners, in points; 0 for square ones, nil where it is not known.
  public var cornerRadius: Double?

  /// Creates a device.
  ///
  /// - Parameter safeAreaTop: nil for the height of the status bar.
  public init(
    name: String, size: Size, scale: Double, idiom: Traits.Idiom = .phone,
    statusBarHeight: Double = 20, bottomInset: Double = 0, safeAreaTop: Double? = nil,
    cornerRadius: Double? = 0
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.idiom = idiom
    self.statusBarHeight = statusBarHeight
    self.bottomInset = bottomInset
    self.safeAreaTop = safeAreaTop ?? statusBarHeight
    self.cornerRadius = cornerRadius
  }

  /// The device as it is held, upright or on its side, with a system. One that is wider than high stays as it is.
  public func held(isLandscape: Bool, system: Int) -> Device {
    let device = isLandscape && !self.isLandscape ? landscape(system: system) : self
    return device.figures(system: system).part
  }

  /// The device on its side. Phones hide the status bar from iOS 8 on; one with a home indicator
  /// keeps 21 points below and the height of its notch at both sides (useyourloaf.com).
  public func landscape(system: Int) -> Device {
    var device = self
    device.size = Size(width: size.height, height: size.width)
    guard idiom == .phone else { return device }
    if system >= 8 {
      device.statusBarHeight = 0
      device.safeAreaTop = 0
    }
    if bottomInset > 0, hasHomeIndicator {
      device.bottomInset = 21
      device.safeAreaLeft = safeAreaTop
      device.safeAreaRight = safeAreaTop
    }
    return device
  }

  /// The device with what a system keeps free at its edges.
  private func figures(system: Int) -> Device {
    guard followsSystem, bottomInset > 0, hasHomeIndicator else { return self }
    var device = self
    let figures = DeviceFigures(system: system)
    switch idiom {
    case .phone where isLandscape:
      device.safeAreaTop = figures.phoneLandscapeTop
      device.bottomInset = figures.phoneLandscapeBottom
    case .phone: break
    case .pad:
      device.statusBarHeight = figures.padTop
      device.safeAreaTop = figures.padTop
      device.bottomInset = figures.padBottom
    }
    return device
  }

  /// True in landscape.
  public var isLandscape: Bool { size.width > size.height }
}
