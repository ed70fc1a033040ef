public import ObjectModel
public import ScreenFormat

/// Reads files of Objective-C.
public enum ObjectiveCFile {
  /// The declarations of a file of Objective-C or C.
  ///
  /// - Parameters:
  ///   - file: its contents; those that are not UTF-8 are read as Latin-1.
  ///   - system: the version of iOS that `#if` asks for.
  ///   - definitions: what is said of names that nothing else decides.
  public static func read(
    _ file: SourceFile, system: Int = Screen.earlierSystem, definitions: [String: Bool] = [:]
  ) -> CodeUnit {
    ObjectiveCParser.parse(
      file.bytes, file: file.label, system: system, definitions: definitions)
  }
}
