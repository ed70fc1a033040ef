import Glibc

/// Settings by the caller of the tests.
public enum Environment {
  /// A variable's value; nil when it is not set or empty.
  public static func value(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Whether the tests run with a sanitizer (`make sanitize`), which takes memory of its own and writes files.
  public static var isSanitized: Bool {
    value("ASAN_OPTIONS") != nil || value("TSAN_OPTIONS") != nil
  }
}

extension Environment {
  /// All variables of the process, as `NAME=value`.
  static var all: [String] {
    var result: [String] = []
    var next = environ
    while let variable = next.pointee {
      result.append(String(cString: variable))
      next += 1
    }
    return result
  }
}
