package import Syntax

extension DocumentObject {
  /// The key of a property, in whatever order its axes are written.
  ///
  /// - Parameter name: `NAME` or `NAME@AXES`.
  package func key(ofProperty name: String) -> String? {
    let wanted = Self.axes(of: name)
    return keys.first { Self.axes(of: $0) == wanted }
  }

  /// The value of a property, in whatever order its axes are written.
  ///
  /// - Parameter name: `NAME` or `NAME@AXES`.
  package func value(ofProperty name: String) -> DocumentNode? {
    key(ofProperty: name).flatMap { self[$0] }
  }

  /// The name of a property and its axes as a set, as of `titleColor@highlighted+selected`.
  private static func axes(of key: String) -> Set<String> {
    guard let at = key.firstIndex(of: "@") else { return [key] }
    let axes = key[key.index(after: at)...].split { $0 == "," || $0 == "+" }.map(String.init)
    return Set(axes + ["\(key[..<at])@"])
  }
}
