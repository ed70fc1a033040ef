import Controls
import FileSystem
import Golden
import Loading
import ObjectModel
import Raster
package import ScreenFormat

/// A page about themes: what they set, and a board of controls under them.
package enum ThemePage {
  /// The board that comes with the program, a document.
  package static var board: [UInt8] { PreviewPageWriter.board }

  /// The name of the board's document in places of values.
  private static let boardName = "theme-board.screen.json"

  /// A theme's name, by the name of its file.
  package static func name(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.ranges(of: ".theme.").first.map { String(name[..<$0.lowerBound]) } ?? name
  }

  /// The page, with its pictures and their problems.
  ///
  /// - Parameters:
  ///   - matrix: The variants of the board; light and dark where it says no style. It names the themes.
  ///   - board: The document of another board; nil for the one that comes with the program.
  ///   - title: The page's title.
  ///   - overlay: Documents that are tried, by absolute path.
  ///   - scale: Pixels a point of the pictures; nil for those of the device.
  ///   - limit: The largest size of the page, in bytes.
  ///   - jobs: The number of pictures to draw at the same time; nil for as many as there are processors.
  /// - Throws: `InputError`, `InvalidDocuments`, `PageTooLarge`.
  package static func html(
    _ matrix: RenderMatrix, board: String?, title: String, overlay: [String: [UInt8]] = [:],
    scale: Double?, limit: Int, jobs: Int?
  ) throws -> (page: [UInt8], model: PreviewModel) {
    var matrix = matrix
    if matrix.styles.isEmpty { matrix.styles = [.light, .dark] }
    let files = RecordingAssets(overlay: overlay)
    // Themes with errors are told before anything is drawn.
    for theme in matrix.base.themes { try check(theme, matrix, files) }
    let path = board ?? boardName
    if let board { _ = try ScreenLoader(files).read(board) }
    let overlay = board == nil ? overlay.merging(boardOverlay) { $1 } : overlay
    let caches = PreviewCaches(matrix.base.limits)
    let model = GalleryPictures.draw(
      GoldenCase.cases(of: path, in: matrix), problems: [], overlay: overlay,
      combinations: [PreviewSwitches()], scale: scale, keepsGoing: false, jobs: jobs,
      reusing: caches)
    let subjects = model.order.compactMap { model.pictures[$0] }.filter { $0.drawing != nil }
      .map { PreviewSubject(item: $0.item, overlay: overlay) }
    let guide = try guide(
      to: matrix.base.themes, on: subjects, in: matrix, files, reusing: caches)
    let page = try GalleryPage.html(
      model, title: title, overlay: overlay, guide: guide, limit: limit, reusing: caches)
    return (page, model)
  }

  /// The board under its name, for pictures that read it in place of a file.
  private static var boardOverlay: [String: [UInt8]] {
    [Folder.absolutePath(boardName): board]
  }

  /// The documents that stand in place of files while a theme is shown: the board, unless there is one of this name.
  static var overlay: [String: [UInt8]] {
    FileStamp(Folder.absolutePath(boardName)) == nil ? boardOverlay : [:]
  }

  /// The pictures of the board under a theme, light and dark.
  ///
  /// - Parameter asked: The options that the user asks for.
  static func cases(of theme: String, asked: RenderMatrix) -> [GoldenCase] {
    var matrix = RenderMatrix()
    matrix.base = asked.base
    matrix.base.themes = [theme]
    matrix.styles = [.light, .dark]
    return GoldenCase.cases(of: boardName, in: matrix).map { item in
      var item = item
      // No screen of the folders has this name.
      item.id = "theme/\(theme)/\(item.id)"
      return item
    }
  }

  private static func options(_ matrix: RenderMatrix) -> RenderOptions {
    var options = matrix.variant(at: 0).options
    options.themes = []
    return options
  }

  private static func check(
    _ theme: String, _ matrix: RenderMatrix, _ files: any DocumentFiles
  ) throws {
    let loader = ScreenLoader(files, options: options(matrix))
    _ = try loader.theme(loader.read(theme))
  }

  /// What themes set, and the contrasts of colours that meet on a board.
  ///
  /// - Parameters:
  ///   - themes: The paths of the themes.
  ///   - subjects: The pictures of the board.
  ///   - matrix: The options of the pictures.
  ///   - files: Reads the themes.
  ///   - caches: What drawing the pictures left.
  static func guide(
    to themes: [String], on subjects: [PreviewSubject], in matrix: RenderMatrix,
    _ files: any DocumentFiles, reusing caches: PreviewCaches
  ) throws -> DocumentValue {
    var guide = ThemeGuide()
    var options = options(matrix)
    for subject in subjects {
      let screen = try subject.load(for: .drawing, reusing: caches.decodedFiles).screen
      options.system = options.system ?? screen.system
      guide.add(
        try screen.placedForDrawing().contrastPairs(
          limits: matrix.base.limits, reusing: caches.rasterizers),
        style: screen.traits.userInterfaceStyle.rawValue)
    }
    // Colours are those of the board's system.
    for theme in themes {
      try guide.add(ScreenLoader(files).read(theme), options: options, files: files)
    }
    return guide.written
  }
}
