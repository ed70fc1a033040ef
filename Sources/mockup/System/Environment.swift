import Glibc

/// The variables of the process's environment.
enum Environment {
  /// The value of the variable `name`, if it is set.
  static subscript(name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
