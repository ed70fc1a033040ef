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

  /// Creates a device.
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

  /// Portrait, in the order of their screens. Sizes, scales and insets: Yusuke Hosonuma's device
  /// table, useyourloaf.com; of the oldest, Apple's technical specifications.
  public static let all: [Device] = [
    phones(["iPhone 3GS"], 320, 480, 1),
    phones(["iPhone 4", "iPhone 4s"], 320, 480, 2),
    phones(["iPhone 5", "iPhone 5c", "iPhone 5s", "iPhone SE"], 320, 568, 2),
    phones(
      ["iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE 2", "iPhone SE 3"], 375, 667, 2),
    phones(
      ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"], 414, 736, 3),
    phones(["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, 3, top: 44, bottom: 34),
    phones(["iPhone XS Max", "iPhone 11 Pro Max"], 414, 896, 3, top: 44, bottom: 34),
    phones(["iPhone XR"], 414, 896, 2, top: 44, bottom: 34),
    phones(["iPhone 11"], 414, 896, 2, top: 48, bottom: 34),
    phones(["iPhone 12 mini", "iPhone 13 mini"], 375, 812, 3, top: 50, bottom: 34),
    phones(
      ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro"], 390, 844, 3, top: 47, bottom: 34
    ),
    phones(["iPhone 12 Pro Max", "iPhone 13 Pro Max"], 428, 926, 3, top: 47, bottom: 34),
    pads(["iPad", "iPad 2", "iPad mini"], 768, 1024, 1),
    pads(
      [
        "iPad 3", "iPad 4", "iPad 5", "iPad 6", "iPad Air", "iPad Air 2", "iPad Pro 9.7",
        "iPad mini 2", "iPad mini 3", "iPad mini 4", "iPad mini 5",
      ], 768, 1024, 2),
    pads(["iPad 7", "iPad 8", "iPad 9"], 810, 1080, 2),
    pads(["iPad Pro 10.5", "iPad Air 3"], 834, 1112, 2),
    pads(["iPad Air 4"], 820, 1180, 2, top: 24, bottom: 20),
    pads(["iPad Pro 11"], 834, 1194, 2, top: 24, bottom: 20),
    pads(["iPad Pro 12.9"], 1024, 1366, 2, top: 24, bottom: 20),
    pads(["iPad mini 6"], 744, 1133, 2, top: 24, bottom: 20),
  ].flatMap { $0 }

  /// The default device: iPhone 8.
  public static let standard = Device(
    name: "iPhone 8", size: Size(width: 375, height: 667), scale: 2)

  private static func phones(
    _ names: [String], _ width: Double, _ height: Double, _ scale: Double, top: Double = 20,
    bottom: Double = 0
  ) -> [Device] {
    names.map {
      Device(
        name: $0, size: Size(width: width, height: height), scale: scale, statusBarHeight: top,
        bottomInset: bottom)
    }
  }

  private static func pads(
    _ names: [String], _ width: Double, _ height: Double, _ scale: Double, top: Double = 20,
    bottom: Double = 0
  ) -> [Device] {
    names.map {
      Device(
        name: $0, size: Size(width: width, height: height), scale: scale, idiom: .pad,
        statusBarHeight: top, bottomInset: bottom)
    }
  }

  /// The device on its side. Phones hide the status bar from iOS 8 on, and one with a home
  /// indicator keeps 21 points below (useyourloaf.com).
  public func landscape(system: Int) -> Device {
    var device = self
    device.size = Size(width: size.height, height: size.width)
    guard idiom == .phone else { return device }
    if system >= 8 { device.statusBarHeight = 0 }
    if bottomInset > 0 { device.bottomInset = 21 }
    return device
  }

  /// True in landscape.
  public var isLandscape: Bool { size.width > size.height }
}
