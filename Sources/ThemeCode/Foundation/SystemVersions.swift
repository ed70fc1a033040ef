/// Constants by which old code asks for the system.
enum SystemVersions {
  /// The version that a constant of Foundation or Core Foundation stands for, the system's own among them; nil for
  /// another name.
  static func named(_ name: String, system: Int) -> Double? {
    for prefix in ["NSFoundationVersionNumber", "kCFCoreFoundationVersionNumber"]
    where name.hasPrefix(prefix) {
      // A constant stands for the last release of its version, so that what is newer is greater.
      guard name != prefix else { return Double(system) + 0.95 }
      guard
        let parts = name.range(of: "_iOS_").map({ name[$0.upperBound...].split(separator: "_") })
      else { return nil }
      let numbers = parts.compactMap { Double($0) }
      return numbers.first.map { $0 + (numbers.count > 1 ? numbers[1] / 10 : 0) }
    }
    return nil
  }
}
