import ObjectModel

/// A property's key in a document: `NAME` or `NAME@AXES`.
struct PropertyKey {
  var name: String
  /// The text behind the `@`; nil without one.
  var axes: String?

  /// Takes `key` apart at its first `@`.
  init(_ key: String) {
    guard let at = key.firstIndex(of: "@") else {
      name = key
      return
    }
    name = String(key[..<at])
    axes = String(key[key.index(after: at)...])
  }
}

extension DocumentReading {
  /// The values of axes that `key` sets, of the property that `declaration` describes.
  func axes(
    of key: PropertyKey, _ declaration: PropertyDeclaration, at cursor: Cursor
  ) -> AxisValues? {
    do {
      return try AxisValues(parsing: key.axes, axes: declaration.axes)
    } catch {
      report(AxisProblem(error: error, property: declaration.name), at: cursor)
      return nil
    }
  }
}
