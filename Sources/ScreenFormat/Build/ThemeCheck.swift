package import ObjectModel

/// Checks a theme by itself, before it is written.
package enum ThemeCheck {
  /// The errors of a theme. Files that it names are not looked for: they are checked where it is used.
  ///
  /// - Parameters:
  ///   - file: the theme; its name ends as those of themes do.
  ///   - classes: the built-in classes.
  ///   - system: the version of iOS.
  package static func errors(
    in file: SourceFile, classes: ClassTable, system: Int
  ) -> [Diagnostic] {
    var options = RenderOptions()
    options.system = system
    return ScreenBuilder(classes: classes, loader: NoFiles(), options: options).validate(file)
      .sorted().filter { $0.severity == .error && !$0.isUnusableInput }
  }
}

private struct NoFiles: AssetLoader {
  func read(_ path: String) throws(AssetError) -> [UInt8] { throw .notFound }
  func exists(_ path: String) -> Bool { false }
  func list(_ path: String) throws(AssetError) -> [String] { throw .notFound }
}
