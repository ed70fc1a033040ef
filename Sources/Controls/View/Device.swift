public import Raster

/// A device's screen: points, pixels a point and the areas that the system keeps for itself.
public struct Device: Sendable, Hashable {
  /// Apple's name.
  public var name: String
  /// In points, in the orientation drawn.
  public var size: Size
  /// Pixels a point.
  public var scale: Double
  /// Phone or pad.
  public var idiom: Traits.Idiom
  /// In points; 0 shows no status bar.
  public var statusBarHeight: Double
  /// The area of the home indicator, or 0.
  public var bottomInset: Double

  /// With all its values.
  public init(
    name: String, size: Size, scale: Double, idiom: Traits.Idiom = .phone,
    statusBarHeight: Double = 20, bottomInset: Double = 0
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.idiom = idiom
    self.statusBarHeight = statusBarHeight
    self.bottomInset = bottomInset
  }

  /// Portrait. Sizes, scales and insets: Yusuke Hosonuma's device table, useyourloaf.com.
  public static let all: [Device] = [
    phone("iPhone 4s", 320, 480, 2), phone("iPhone 5", 320, 568, 2),
    phone("iPhone 5s", 320, 568, 2), phone("iPhone SE", 320, 568, 2),
    phone("iPhone 6", 375, 667, 2), phone("iPhone 6s", 375, 667, 2),
    phone("iPhone 7", 375, 667, 2), phone("iPhone 8", 375, 667, 2),
    phone("iPhone SE 2", 375, 667, 2), phone("iPhone SE 3", 375, 667, 2),
    phone("iPhone 6 Plus", 414, 736, 3), phone("iPhone 7 Plus", 414, 736, 3),
    phone("iPhone 8 Plus", 414, 736, 3),
    phone("iPhone X", 375, 812, 3, top: 44, bottom: 34),
    phone("iPhone XS", 375, 812, 3, top: 44, bottom: 34),
    phone("iPhone 11 Pro", 375, 812, 3, top: 44, bottom: 34),
    phone("iPhone XS Max", 414, 896, 3, top: 44, bottom: 34),
    phone("iPhone 11 Pro Max", 414, 896, 3, top: 44, bottom: 34),
    phone("iPhone XR", 414, 896, 2, top: 44, bottom: 34),
    phone("iPhone 11", 414, 896, 2, top: 48, bottom: 34),
    phone("iPhone 12 mini", 375, 812, 3, top: 50, bottom: 34),
    phone("iPhone 13 mini", 375, 812, 3, top: 50, bottom: 34),
    phone("iPhone 12", 390, 844, 3, top: 47, bottom: 34),
    phone("iPhone 13", 390, 844, 3, top: 47, bottom: 34),
    phone("iPhone 13 Pro Max", 428, 926, 3, top: 47, bottom: 34),
    pad("iPad", 768, 1024, 1), pad("iPad Air", 768, 1024, 2), pad("iPad 7", 810, 1080, 2),
    pad("iPad Pro 10.5", 834, 1112, 2),
    pad("iPad Pro 11", 834, 1194, 2, top: 24, bottom: 20),
    pad("iPad Pro 12.9", 1024, 1366, 2, top: 24, bottom: 20),
    pad("iPad mini 6", 744, 1133, 2, top: 24, bottom: 20),
  ]

  /// Where a document names none.
  public static let standard = phone("iPhone 8", 375, 667, 2)

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, top: Double = 20,
    bottom: Double = 0
  ) -> Device {
    Device(
      name: name, size: Size(width: width, height: height), scale: scale, statusBarHeight: top,
      bottomInset: bottom)
  }

  private static func pad(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, top: Double = 20,
    bottom: Double = 0
  ) -> Device {
    Device(
      name: name, size: Size(width: width, height: height), scale: scale, idiom: .pad,
      statusBarHeight: top, bottomInset: bottom)
  }

  /// The device on its side. Phones hide the status bar from iOS 8 on, and one with a home indicator
  /// keeps 21 points below (useyourloaf.com).
  public func landscape(system: Int) -> Device {
    var device = self
    device.size = Size(width: size.height, height: size.width)
    guard idiom == .phone else { return device }
    if system >= 8 { device.statusBarHeight = 0 }
    if bottomInset > 0 { device.bottomInset = 21 }
    return device
  }

  /// True when it lies on its side.
  public var isLandscape: Bool { size.width > size.height }
}
