extension [UInt8] {
  /// Bytes of any value, for code that writes each before it reads it.
  static func uninitialized(count: Int) -> [UInt8] {
    // All empty arrays are one object, whose count the initializer writes: a race, if only of zeros.
    guard count > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: count) { _, initialized in initialized = count }
  }
}
