/// Constants by which old code asks for the system.
enum SystemVersions {
  /// The last releases of versions that have constants of their own, behind the point.
  private static let lastReleases = [5: 0.1, 6: 0.1, 7: 0.1, 8: 0.4]

  /// The version that a constant of Foundation or Core Foundation stands for, the system's own among them; nil for
  /// another name.
  static func named(_ name: String, system: Int) -> Double? {
    for prefix in ["NSFoundationVersionNumber", "kCFCoreFoundationVersionNumber"]
    where name.hasPrefix(prefix) {
      // The system is the last release of its version, for which a constant may stand.
      guard name != prefix else { return Double(system) + (lastReleases[system] ?? 0.95) }
      guard
        let parts = name.range(of: "_iOS_").map({ name[$0.upperBound...].split(separator: "_") })
      else { return nil }
      // `9_x_Max` is above all releases of iOS 9.
      let numbers = parts.map { Double($0) ?? 9.9 }
      return numbers.first.map { $0 + (numbers.count > 1 ? numbers[1] / 10 : 0) }
    }
    return nil
  }
}
