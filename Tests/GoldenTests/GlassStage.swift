import Controls
import ObjectModel
import Raster
import ScreenFormat
import TestSupport
import Testing

/// Screens from documents, and where things lie in them.
struct GlassStage {
  struct Placed {
    let screen: Screen
    private let objects: [(path: String, frame: Rect)]

    init(_ screen: Screen) {
      self.screen = screen
      let tree = LayoutPass.layOut(screen.resolved())
      let frames = tree.windowFrames
      objects = tree.styled.objects.indices.map { (tree.styled.objects[$0].path, frames[$0]) }
    }

    /// The frame of the first object whose path ends so, in points.
    func frame(_ suffix: String) throws -> Rect {
      try #require(objects.first { $0.path.hasSuffix(suffix) }).frame
    }

    /// The frames of all objects of a class, in the order of the tree.
    func frames(of className: String) -> [Rect] {
      objects.filter {
        $0.path.split(separator: "/").last?.split(separator: "[").first.map(String.init)
          == className
      }.map(\.frame)
    }
  }

  func screen(_ settings: String, root: String) throws -> Placed {
    let text = #"{"mockup": 1, \#(settings), "window": {"rootViewController": \#(root)}}"#
    let result = ScreenBuilder(classes: ClassTable(), loader: DiskAssets()).build(
      SourceFile(label: "a.screen.json", text: text))
    return Placed(
      try #require(
        result.screen, "\(result.diagnostics.sorted().map(\.description).joined(separator: "\n"))"))
  }

  func screen(_ settings: String, views: String) throws -> Placed {
    try screen(
      settings,
      root:
        #"{"class": "UIViewController", "view": {"backgroundColor": "white", "subviews": [\#(views)]}}"#
    )
  }
}
