/// The form of statements about the theme, by their words.
struct ThemeStatements {
  /// A part of the names of all that a theme is told to.
  var word = ""
  /// Names that tell a theme something: whole ones, the beginnings and the ends of others.
  var names: Set<String> = []
  var prefixes: [String] = []
  var suffixes: [String] = []
  /// The types of objects that a theme is told with: what their names begin, end and do not hold.
  var objects: (prefix: String, suffix: String, without: String)?
  /// Properties that are the theme's where the name of the object before them ends so.
  var properties: [(name: String, ofSuffix: String)] = []

  /// Whether an expression has to do with what a theme is told to.
  func areMentioned(in text: String) -> Bool { !word.isEmpty && text.contains(word) }

  /// Whether a name tells a theme something.
  func contain(_ name: String) -> Bool {
    if names.contains(name) || prefixes.contains(where: name.hasPrefix)
      || suffixes.contains(where: name.hasSuffix)
    {
      return true
    }
    guard let objects else { return false }
    return name.hasPrefix(objects.prefix) && name.hasSuffix(objects.suffix)
      && !name.contains(objects.without)
  }

  /// Whether a member of an object is one that a theme sets.
  func contain(_ name: String, of base: String) -> Bool {
    properties.contains { $0.name == name && base.hasSuffix($0.ofSuffix) }
  }
}
