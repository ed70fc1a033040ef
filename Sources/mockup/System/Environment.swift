import Glibc

/// The environment variables of the process.
enum Environment {
  /// The value of a variable; nil if it is not set.
  static subscript(name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
