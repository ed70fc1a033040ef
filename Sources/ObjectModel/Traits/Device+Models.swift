import Raster

/// Apple's devices, in portrait.
///
/// Sources: see Documentation/devices.md.
extension Device {
  /// Every device, phones before pads, in the order of their screens.
  public static let all: [Device] = [
    phones(["iPhone 3GS": 3], 320, 480, 1),
    phones(["iPhone 4": 4, "iPhone 4s": 5], 320, 480, 2),
    phones(["iPhone 5": 6, "iPhone 5c": 7, "iPhone 5s": 7, "iPhone SE": 9], 320, 568, 2),
    phones(
      [
        "iPhone 6": 8, "iPhone 6s": 9, "iPhone 7": 10, "iPhone 8": 11, "iPhone SE 2": 13,
        "iPhone SE 3": 15,
      ], 375, 667, 2),
    phones(
      ["iPhone 6 Plus": 8, "iPhone 6s Plus": 9, "iPhone 7 Plus": 10, "iPhone 8 Plus": 11], 414, 736,
      3),
    phones(
      ["iPhone X": 11, "iPhone XS": 12, "iPhone 11 Pro": 13], 375, 812, 3, top: 44, corners: 39),
    phones(["iPhone XS Max": 12, "iPhone 11 Pro Max": 13], 414, 896, 3, top: 44, corners: 39),
    phones(["iPhone XR": 12], 414, 896, 2, top: 44, corners: 41.5),
    phones(["iPhone 11": 13], 414, 896, 2, top: 48, corners: 41.5),
    phones(["iPhone 12 mini": 14, "iPhone 13 mini": 15], 375, 812, 3, top: 50, corners: 44),
    phones(
      [
        "iPhone 12": 14, "iPhone 12 Pro": 14, "iPhone 13": 15, "iPhone 13 Pro": 15, "iPhone 14": 16,
        "iPhone 16e": 18,
        "iPhone 17e": 26,
      ], 390, 844, 3, top: 47, corners: 47.33),
    phones(
      ["iPhone 12 Pro Max": 14, "iPhone 13 Pro Max": 15, "iPhone 14 Plus": 16], 428, 926, 3,
      top: 47,
      corners: 53.33),
    phones(
      ["iPhone 14 Pro": 16, "iPhone 15": 17, "iPhone 15 Pro": 17, "iPhone 16": 18], 393, 852, 3,
      top: 59,
      hasIsland: true, corners: 55),
    phones(
      [
        "iPhone 14 Pro Max": 16, "iPhone 15 Plus": 17, "iPhone 15 Pro Max": 17,
        "iPhone 16 Plus": 18,
      ], 430, 932, 3,
      top: 59, hasIsland: true, corners: 55),
    phones(
      ["iPhone 16 Pro": 18, "iPhone 17": 26, "iPhone 17 Pro": 26, "iPhone 18 Pro": 27], 402, 874, 3,
      top: 62,
      hasIsland: true,
      corners: 62),
    phones(
      ["iPhone 16 Pro Max": 18, "iPhone 17 Pro Max": 26, "iPhone 18 Pro Max": 27], 440, 956, 3,
      top: 62,
      hasIsland: true,
      corners: 62),
    phones(["iPhone Air": 26], 420, 912, 3, top: 68, hasIsland: true, corners: 62).map {
      // Wider than phones with a regular width in landscape, and compact there.
      var device = $0
      device.horizontalSizeClass = .compact
      return device
    },
    [
      duo("iPhone Duo outside", 466, 678, .compact, nil),
      duo("iPhone Duo inside", 951, 669, .regular, .regular),
    ],
    pads(["iPad": 3, "iPad 2": 4, "iPad mini": 6], 768, 1024, 1),
    pads(
      [
        "iPad 3": 5, "iPad 4": 6, "iPad 5": 10, "iPad 6": 11, "iPad Air": 7, "iPad Air 2": 8,
        "iPad Pro 9.7": 9,
        "iPad mini 2": 7, "iPad mini 3": 8, "iPad mini 4": 9, "iPad mini 5": 12,
      ], 768, 1024, 2),
    pads(["iPad 7": 13, "iPad 8": 14, "iPad 9": 15], 810, 1080, 2),
    pads(["iPad Pro 10.5": 10, "iPad Air 3": 12], 834, 1112, 2),
    pads(
      ["iPad Air 4": 14, "iPad Air 5": 15, "iPad Air 11": 17, "iPad 10": 16, "iPad 11": 18], 820,
      1180, 2,
      hasIndicator: true, corners: 18),
    pads(["iPad Pro 11": 12], 834, 1194, 2, hasIndicator: true, corners: 18),
    pads(["iPad Pro 11 M4": 17], 834, 1210, 2, hasIndicator: true, corners: nil),
    pads(["iPad Pro 12.9": 12], 1024, 1366, 2, hasIndicator: true, corners: 18),
    pads(["iPad Air 13": 17], 1024, 1366, 2, hasIndicator: true, corners: 18),
    pads(["iPad Pro 13": 17], 1032, 1376, 2, hasIndicator: true, corners: nil),
    pads(["iPad mini 6": 15, "iPad mini 7": 18], 744, 1133, 2, hasIndicator: true, corners: 21.5),
  ].flatMap { $0 }

  /// The device where neither a device nor a system is named: today's phone.
  public static let standard = all.first { $0.name == "iPhone 17" } ?? all[0]

  /// How much lower content begins than the bars below a Dynamic Island: 59 less 161 pixels of
  /// iPhone 14 Pro, whose navigation bar was measured.
  private static let islandMargin = 16.0 / 3

  /// Phones; those with a notch or island have a home indicator.
  ///
  /// - Parameters:
  ///   - names: Apple's names, with the system that each came with.
  ///   - top: the safe area's height, in points.
  private static func phones(
    _ names: KeyValuePairs<String, Int>, _ width: Double, _ height: Double, _ scale: Double,
    top: Double = 20,
    hasIsland: Bool = false, corners: Double? = 0
  ) -> [Device] {
    names.map { name, system in
      var device = Device(
        name: name, size: Size(width: width, height: height), scale: scale,
        statusBarHeight: hasIsland ? top - islandMargin : top, bottomInset: top > 20 ? 34 : 0,
        safeAreaTop: top, cornerRadius: corners)
      device.followsSystem = true
      device.firstSystem = system
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
    device.firstSystem = 27
    device.horizontalSizeClass = horizontal
    device.verticalSizeClass = vertical
    return device
  }

  private static func pads(
    _ names: KeyValuePairs<String, Int>, _ width: Double, _ height: Double, _ scale: Double,
    hasIndicator: Bool = false, corners: Double? = 0
  ) -> [Device] {
    names.map { name, system in
      var device = Device(
        name: name, size: Size(width: width, height: height), scale: scale, idiom: .pad,
        statusBarHeight: hasIndicator ? 24 : 20, bottomInset: hasIndicator ? 20 : 0,
        cornerRadius: corners)
      device.followsSystem = true
      device.firstSystem = system
      return device
    }
  }
}
