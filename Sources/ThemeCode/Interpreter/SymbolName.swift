import ScreenFormat

/// The names of cases of enumerations, in Swift and Objective-C.
enum SymbolName {
  /// The name as Swift spells it: `normal` for `Normal`.
  static func plain(_ name: String) -> String {
    guard let first = name.first, first.isUppercase else { return name }
    return first.lowercased() + name.dropFirst()
  }

  /// The property that a setter sets: `tintColor` for `setTintColor`; nil for a method of another name.
  static func property(ofSetter name: String) -> String? {
    name.hasPrefix("set") && name.count > 3 ? plain(String(name.dropFirst(3))) : nil
  }

  /// The one of `cases` that a name stands for: itself, or the end of Objective-C's name, as in
  /// `UIControlStateHighlighted`.
  static func match(_ name: String, among cases: [String]) -> String? {
    let own = plain(name)
    if cases.contains(own) { return own }
    let folded = name.lowercased()
    return cases.filter { item in
      guard folded.hasSuffix(item.lowercased()) else { return false }
      let start = name.index(name.endIndex, offsetBy: -item.count)
      return name[start].isUppercase || folded == item.lowercased()
    }.max { $0.count < $1.count }
  }
}
