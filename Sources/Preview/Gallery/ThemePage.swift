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
  ///   - scale: Pixels a point of the pictures; nil for those of the device.
  ///   - limit: The largest size of the page, in bytes.
  ///   - jobs: The number of pictures to draw at the same time.
  /// - Throws: `InputError`, `InvalidDocuments`, `PageTooLarge`.
  package static func html(
    _ matrix: RenderMatrix, board: String?, title: String, scale: Double?, limit: Int, jobs: Int
  ) throws -> (page: [UInt8], model: PreviewModel) {
    var matrix = matrix
    if matrix.styles.isEmpty { matrix.styles = [.light, .dark] }
    var guide = ThemeGuide()
    var options = matrix.variant(at: 0).options
    options.themes = []
    let sources = try matrix.base.themes.map { try ScreenLoader().read($0) }
    // Themes with errors are told before anything is drawn.
    for source in sources { _ = try ScreenLoader(options: options).theme(source) }
    let path = board ?? boardName
    let overlay = board == nil ? [Folder.absolutePath(path): Self.board] : [:]
    if let board { _ = try ScreenLoader().read(board) }
    let caches = PreviewCaches(matrix.base.limits)
    let model = GalleryPictures.draw(
      GoldenCase.cases(of: path, in: matrix), problems: [], overlay: overlay,
      combinations: [PreviewSwitches()], scale: scale, keepsGoing: false, jobs: jobs,
      reusing: caches)
    for number in model.order {
      guard let picture = model.pictures[number], picture.drawing != nil else { continue }
      let subject = PreviewSubject(item: picture.item, overlay: overlay)
      let screen = try subject.load(for: .drawing, reusing: caches.decodedFiles).screen
      options.system = options.system ?? screen.system
      guide.add(
        try screen.placedForDrawing().contrastPairs(
          limits: matrix.base.limits, reusing: caches.rasterizers),
        style: screen.traits.userInterfaceStyle.rawValue)
    }
    // Colours are those of the board's system.
    for source in sources { try guide.add(source, options: options) }
    let page = try GalleryPage.html(
      model, title: title, overlay: overlay, guide: guide.written, limit: limit, reusing: caches)
    return (page, model)
  }
}
