import Raster

extension Device {
  /// The share of a pad's screen that an app has in Split View.
  public enum Split: String, Sendable, Hashable, CaseIterable {
    case third, half
    case twoThirds = "two-thirds"
  }

  /// The width between two apps, in points.
  private static let divider = 10.0
  /// The long sides of the largest pads begin here, in points.
  private static let largeSide = 1366.0
  /// The width of a third, in points; of the largest pads another.
  private static let third = (usual: 320.0, large: 375.0)

  /// The pads with parts of their screens: `iPad Pro 11 third`.
  public static let splits: [Device] = all.filter { $0.idiom == .pad }.flatMap { pad in
    Split.allCases.map { split in
      var part = pad
      part.name = "\(pad.name) \(split.rawValue)"
      part.split = split
      return part
    }
  }

  /// The names of all devices, and of parts of their screens.
  public static let names = (all + splits).map(\.name)

  /// The part of the screen that the app has, with its size classes: compact but for two thirds in landscape, and for half
  /// of the largest pads there.
  package var part: Device {
    guard let split else { return self }
    var device = self
    let isLarge = max(size.width, size.height) >= Self.largeSide
    let third = isLarge ? Self.third.large : Self.third.usual
    switch split {
    case .third: device.size.width = third
    case .half: device.size.width = (size.width - Self.divider) / 2
    case .twoThirds: device.size.width = size.width - Self.divider - third
    }
    let isRegular = isLandscape && (split == .twoThirds || split == .half && isLarge)
    device.horizontalSizeClass = isRegular ? .regular : .compact
    device.verticalSizeClass = .regular
    // It stands in the middle of the screen, not of the app.
    device.hasHomeIndicator = false
    return device
  }
}
