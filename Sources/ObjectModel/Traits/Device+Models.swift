import Raster

/// Apple's devices, in portrait.
///
/// Sources: see Documentation/devices.md.
extension Device {
  /// Every device, phones before pads, in the order of their screens.
  public static let all: [Device] = [
    phones(["iPhone 3GS"], 320, 480, 1),
    phones(["iPhone 4", "iPhone 4s"], 320, 480, 2),
    phones(["iPhone 5", "iPhone 5c", "iPhone 5s", "iPhone SE"], 320, 568, 2),
    phones(
      ["iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE 2", "iPhone SE 3"], 375, 667, 2),
    phones(
      ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"], 414, 736, 3),
    phones(["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, 3, top: 44, corners: 39),
    phones(["iPhone XS Max", "iPhone 11 Pro Max"], 414, 896, 3, top: 44, corners: 39),
    phones(["iPhone XR"], 414, 896, 2, top: 44, corners: 41.5),
    phones(["iPhone 11"], 414, 896, 2, top: 48, corners: 41.5),
    phones(["iPhone 12 mini", "iPhone 13 mini"], 375, 812, 3, top: 50, corners: 44),
    phones(
      [
        "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
        "iPhone 17e",
      ], 390, 844, 3, top: 47, corners: 47.33),
    phones(
      ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], 428, 926, 3, top: 47,
      corners: 53.33),
    phones(
      ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], 393, 852, 3, top: 59,
      hasIsland: true, corners: 55),
    phones(
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], 430, 932, 3,
      top: 59, hasIsland: true, corners: 55),
    phones(
      ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro", "iPhone 18 Pro"], 402, 874, 3, top: 62,
      hasIsland: true,
      corners: 62),
    phones(
      ["iPhone 16 Pro Max", "iPhone 17 Pro Max", "iPhone 18 Pro Max"], 440, 956, 3, top: 62,
      hasIsland: true,
      corners: 62),
    phones(["iPhone Air"], 420, 912, 3, top: 68, hasIsland: true, corners: 62).map {
      // Wider than phones with a regular width in landscape, and compact there.
      var device = $0
      device.horizontalSizeClass = .compact
      return device
    },
    [
      duo("iPhone Duo outside", 466, 678, .compact, nil),
      duo("iPhone Duo inside", 951, 669, .regular, .regular),
    ],
    pads(["iPad", "iPad 2", "iPad mini"], 768, 1024, 1),
    pads(
      [
        "iPad 3", "iPad 4", "iPad 5", "iPad 6", "iPad Air", "iPad Air 2", "iPad Pro 9.7",
        "iPad mini 2", "iPad mini 3", "iPad mini 4", "iPad mini 5",
      ], 768, 1024, 2),
    pads(["iPad 7", "iPad 8", "iPad 9"], 810, 1080, 2),
    pads(["iPad Pro 10.5", "iPad Air 3"], 834, 1112, 2),
    pads(
      ["iPad Air 4", "iPad Air 5", "iPad Air 11", "iPad 10", "iPad 11"], 820, 1180, 2,
      hasIndicator: true, corners: 18),
    pads(["iPad Pro 11"], 834, 1194, 2, hasIndicator: true, corners: 18),
    pads(["iPad Pro 11 M4"], 834, 1210, 2, hasIndicator: true, corners: nil),
    pads(["iPad Pro 12.9"], 1024, 1366, 2, hasIndicator: true, corners: 18),
    pads(["iPad Air 13"], 1024, 1366, 2, hasIndicator: true, corners: 18),
    pads(["iPad Pro 13"], 1032, 1376, 2, hasIndicator: true, corners: nil),
    pads(["iPad mini 6", "iPad mini 7"], 744, 1133, 2, hasIndicator: true, corners: 21.5),
  ].flatMap { $0 }

  /// The default device: iPhone 8.
  public static let standard: Device = {
    var device = Device(name: "iPhone 8", size: Size(width: 375, height: 667), scale: 2)
    device.followsSystem = true
    return device
  }()

  /// How much lower content begins than the bars below a Dynamic Island: 59 less 161 pixels of
  /// iPhone 14 Pro, whose navigation bar was measured.
  private static let islandMargin = 16.0 / 3

  /// Phones; those with a notch or island have a home indicator.
  ///
  /// - Parameter top: the safe area's height, in points.
  private static func phones(
    _ names: [String], _ width: Double, _ height: Double, _ scale: Double, top: Double = 20,
    hasIsland: Bool = false, corners: Double? = 0
  ) -> [Device] {
    names.map {
      var device = Device(
        name: $0, size: Size(width: width, height: height), scale: scale,
        statusBarHeight: hasIsland ? top - islandMargin : top, bottomInset: top > 20 ? 34 : 0,
        safeAreaTop: top, cornerRadius: corners)
      device.followsSystem = true
      return device
    }
  }

  /// A screen of the phone that folds (probed on the simulator of iOS 27.1): a column for bars at the right, and no home
  /// indicator. The screen inside is wider than high when the phone is upright.
  private static func duo(
    _ name: String, _ width: Double, _ height: Double, _ horizontal: Traits.SizeClass,
    _ vertical: Traits.SizeClass?
  ) -> Device {
    var device = Device(
      name: name, size: Size(width: width, height: height), scale: 3, statusBarHeight: 0,
      bottomInset: 34, cornerRadius: width > height ? 55 : 59)
    device.safeAreaRight = 84
    device.hasHomeIndicator = false
    device.horizontalSizeClass = horizontal
    device.verticalSizeClass = vertical
    return device
  }

  private static func pads(
    _ names: [String], _ width: Double, _ height: Double, _ scale: Double,
    hasIndicator: Bool = false, corners: Double? = 0
  ) -> [Device] {
    names.map {
      var device = Device(
        name: $0, size: Size(width: width, height: height), scale: scale, idiom: .pad,
        statusBarHeight: hasIndicator ? 24 : 20, bottomInset: hasIndicator ? 20 : 0,
        cornerRadius: corners)
      device.followsSystem = true
      return device
    }
  }
}
