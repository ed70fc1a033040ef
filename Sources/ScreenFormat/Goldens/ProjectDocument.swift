/// A `mockup.json`: the device and system of the screens of its folder and of the folders below, and how they are tested.
public struct ProjectDocument: Sendable {
  /// The name of such a file.
  public static let fileName = DocumentFormat.projectFileName

  static let screenKeys = ["matrix", "tolerance", "ignore", "golden", "layout"]

  /// The name of the file in messages, as in `SourceFile.label`.
  public let file: String
  /// The folder that its paths and the names of its screens are relative to; empty for the working
  /// folder.
  public let folder: String
  private let root: DocumentNode
  /// The device and the system of screens that name none.
  package private(set) var settings = FolderSettings()

  /// Whether the settings of folders above are ignored.
  public var isRoot: Bool { root.object?["root"]?.bool ?? false }

  /// The screens that have settings of their own, by the names that `apply` takes, with their
  /// positions.
  package var screens: [(name: String, position: SourcePosition)] {
    root.object?["screens"]?.object?.members.map { ($0.key, $0.keyPosition) } ?? []
  }

  /// Parses a file and checks all of it.
  ///
  /// - Parameters:
  ///   - file: JSON, or YAML if its name ends in `.yaml` or `.yml`.
  ///   - loader: reads files that the settings name.
  ///   - countsPictures: whether to warn about many pictures of one screen, and to refuse more than a run takes.
  ///   - diagnostics: receives everything that is wrong.
  /// - Returns: nil if the file cannot be parsed or its root is not an object.
  public static func decode(
    _ file: SourceFile, loader: any AssetLoader, countsPictures: Bool = false,
    into diagnostics: inout Diagnostics
  ) -> ProjectDocument? {
    guard let root = DocumentFormat.decode(file, kind: .project, into: &diagnostics) else {
      return nil
    }
    var document = ProjectDocument(
      file: file.label, folder: FilePath.folder(of: file.label), root: root)
    let reader = GoldenReader(loader: loader, diagnostics: diagnostics)
    let top = Cursor(root: root, file: file.label)
    if let cursor = top["root"] { _ = reader.bool(cursor) }
    document.settings = reader.folderSettings(top)
    var common = GoldenSettings()
    document.read(top, into: &common, reader)
    if countsPictures, let cursor = top["matrix"] { reader.count(common.matrix, at: cursor) }
    if let cursor = top["screens"] {
      if cursor.node.object == nil {
        reader.reportKind(expected: "an object of screens", at: cursor)
      }
      for member in cursor.members {
        _ = reader.fields(member.value, of: "a screen's tests", keys: screenKeys)
        var own = common
        document.read(member.value, into: &own, reader)
        if countsPictures, let cursor = member.value["matrix"] {
          reader.count(own.matrix, at: cursor)
        }
      }
    }
    diagnostics = reader.context.diagnostics
    return document
  }

  /// Applies the settings for all screens to `settings`, then those for one screen.
  ///
  /// Settings that are wrong are left out; `decode` has reported them.
  ///
  /// - Parameters:
  ///   - screen: the path of the screen from the folder of this file, without its extension, as in
  ///     `Login/welcome`.
  ///   - settings: the settings to change.
  ///   - loader: reads files that the settings name.
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
