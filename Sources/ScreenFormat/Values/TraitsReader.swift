import ObjectModel

/// Reads traits.
struct TraitsReader: DocumentReading {
  let context: ReadingContext

  /// The traits that an object names; none after an error.
  func traits(_ cursor: Cursor) -> TraitRequirements {
    var result = TraitRequirements()
    guard let fields = fields(cursor, of: "traits", keys: TraitKeys.all) else { return result }
    if let cursor = fields["userInterfaceIdiom"] {
      result.userInterfaceIdiom = named(cursor, kind: "idiom")
    }
    if let cursor = fields["horizontalSizeClass"] {
      result.horizontalSizeClass = named(cursor, kind: "size class")
    }
    if let cursor = fields["verticalSizeClass"] {
      result.verticalSizeClass = named(cursor, kind: "size class")
    }
    if let cursor = fields["displayScale"] {
      result.displayScale = number(cursor, in: RenderOptions.scales)
    }
    if let cursor = fields["userInterfaceStyle"] {
      result.userInterfaceStyle = named(cursor, kind: "interface style")
    }
    if let cursor = fields["userInterfaceLevel"] {
      result.userInterfaceLevel = named(cursor, kind: "interface level")
    }
    if let cursor = fields["layoutDirection"] {
      result.layoutDirection = named(cursor, kind: "layout direction")
    }
    if let cursor = fields["preferredContentSizeCategory"] {
      result.preferredContentSizeCategory = name(
        cursor, kind: "content size category", among: RenderOptions.contentSizeCategories)
    }
    if let cursor = fields["accessibilityContrast"] {
      result.accessibilityContrast = named(cursor, kind: "contrast")
    }
    return result
  }
}

extension DocumentReading {
  var traitsReader: TraitsReader { TraitsReader(context: context) }
}
