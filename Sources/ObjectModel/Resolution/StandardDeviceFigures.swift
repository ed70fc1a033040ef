extension Device {
  /// The device where a system up to iOS 18 is named, and no device.
  private static let standardBeforeGlass = all.first { $0.name == "iPhone 8" } ?? standard

  /// The device where none is named.
  ///
  /// - Parameter system: the major version of iOS that is named; nil if none is.
  public static func standard(system: Int?) -> Device {
    guard let system, system < Look.firstGlass else { return standard }
    return standardBeforeGlass
  }
}
