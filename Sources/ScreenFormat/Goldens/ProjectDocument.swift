/// A `mockup.json`: how the screens of its folder, and of those below, are tested.
public struct ProjectDocument: Sendable {
  /// What such a file is called.
  public static let fileName = DocumentFormat.projectFileName

  static let screenKeys = ["matrix", "tolerance", "ignore", "golden", "layout"]

  /// What messages call the file.
  public let file: String
  /// The folder that its paths, and the names of its screens, are relative to; empty is the working
  /// folder.
  public let folder: String
  private let root: DocumentNode

  /// Whether files in folders above do not count.
  public var isRoot: Bool { root.object?["root"]?.bool ?? false }

  /// The screens that have something of their own said, as `apply` knows them, and where it is said.
  package var screens: [(name: String, position: SourcePosition)] {
    root.object?["screens"]?.object?.members.map { ($0.key, $0.keyPosition) } ?? []
  }

  /// Decodes a file and checks all of it.
  ///
  /// - Parameter diagnostics: gets everything that is wrong.
  /// - Returns: nil when there is no object to go on with.
  public static func decode(
    _ file: SourceFile, loader: any AssetLoader, into diagnostics: inout Diagnostics
  ) -> ProjectDocument? {
    guard let root = DocumentFormat.decode(file, kind: .project, into: &diagnostics) else {
      return nil
    }
    let document = ProjectDocument(
      file: file.label, folder: FilePath.folder(of: file.label), root: root)
    let reader = GoldenReader(loader: loader, diagnostics: diagnostics)
    let top = Cursor(root: root, file: file.label)
    if let cursor = top["root"] { _ = reader.bool(cursor) }
    var ignored = GoldenSettings()
    document.read(top, into: &ignored, reader)
    if let cursor = top["screens"] {
      if cursor.node.object == nil {
        reader.reportKind(expected: "an object of screens", at: cursor)
      }
      for member in cursor.members {
        _ = reader.fields(member.value, of: "a screen's tests", keys: screenKeys)
        document.read(member.value, into: &ignored, reader)
      }
    }
    diagnostics = reader.context.diagnostics
    return document
  }

  /// Changes `settings` by what the file says of all its screens, then of the one called `screen`:
  /// the path from the file's folder without its ending, as in `Login/welcome`.
  ///
  /// - Precondition: decoding found no errors; what is wrong says nothing here.
  public func apply(
    screen: String, to settings: inout GoldenSettings, loader: any AssetLoader
  ) {
    let reader = GoldenReader(loader: loader)
    let top = Cursor(root: root, file: file)
    let named = settings.named
    read(top, into: &settings, reader)
    settings.named = named
    if let own = top["screens"]?[screen] { read(own, into: &settings, reader) }
  }

  private func read(
    _ cursor: Cursor, into settings: inout GoldenSettings, _ reader: GoldenReader
  ) {
    reader.comparison(cursor, into: &settings)
    reader.kinds(cursor, into: &settings)
    if let cursor = cursor["matrix"] {
      reader.matrix(cursor, folder: folder, into: &settings.matrix)
    }
  }
}
