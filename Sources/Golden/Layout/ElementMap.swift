import Controls
public import Raster
import ScreenFormat

/// Which element each pixel of a screen belongs to.
struct ElementMap {
  private let tree: PlacedTree
  private let explanation: Explanation
  private let scale: Double
  private let width: Int
  private let height: Int

  init(_ tree: PlacedTree, explanation: Explanation, width: Int, height: Int) {
    self.tree = tree
    self.explanation = explanation
    self.width = width
    self.height = height
    scale = tree.styled.context.device.scale
  }

  /// What each pixel is judged by.
  func regions(_ settings: GoldenSettings) -> PixelRegions {
    var regions = PixelRegions(
      settings.tolerance, width: width, height: height, scale: scale)
    var marks: [String: UInt8] = [:]
    for element in settings.elements { marks[element.id] = regions.add(element.tolerance) }
    for case .element(let id) in settings.ignored { marks[id] = PixelRegions.ignored }
    if !marks.isEmpty { cover(0, mark: nil, marks, &regions) }
    for case .rect(let rect) in settings.ignored { regions.ignore(rect) }
    return regions
  }

  /// Marks an element and what is in it, the inner ones later.
  private func cover(
    _ index: Int, mark: UInt8?, _ marks: [String: UInt8], _ regions: inout PixelRegions
  ) {
    let object = tree.styled.objects[index]
    let mark = object.element.id.flatMap { marks[$0] } ?? mark
    if let mark, let frame = explanation.entries[index].visibleFrame {
      regions.cover(frame, with: mark)
    }
    for child in object.children { cover(child, mark: mark, marks, &regions) }
  }

  /// The elements that pixels which differ lie in, those with the most first: of several at one
  /// place the one on top.
  func touched(by comparison: PixelComparison) -> [TouchedElement] {
    guard let box = comparison.box else { return [] }
    var owners = [Int32](repeating: -1, count: width * height)
    for (index, entry) in explanation.entries.enumerated() {
      guard let frame = entry.visibleFrame else { continue }
      let area = PixelBox(frame, scale: scale, width: width, height: height)
      guard area.maxX > area.minX else { continue }
      for y in max(area.minY, box.minY)..<max(area.minY, box.minY, min(area.maxY, box.maxY)) {
        for x in area.minX..<area.maxX { owners[y * width + x] = Int32(index) }
      }
    }
    var counts = [Int](repeating: 0, count: explanation.entries.count)
    for y in box.minY..<min(height, box.maxY) {
      for x in box.minX..<min(width, box.maxX) where comparison.isDifferent(x, y) {
        let owner = owners[y * width + x]
        if owner >= 0 { counts[Int(owner)] += 1 }
      }
    }
    let touched = counts.indices.filter { counts[$0] > 0 }
    return touched.sorted { (-counts[$0], $0) < (-counts[$1], $1) }.map { index in
      let entry = explanation.entries[index]
      return TouchedElement(
        index: index, id: entry.id, path: entry.path, className: entry.className,
        frame: entry.frame, count: counts[index])
    }
  }
}

/// An element that pixels which differ lie in.
public struct TouchedElement: Sendable, Hashable {
  /// Its place among the objects of the screen.
  var index: Int
  /// Where it has one.
  public var id: String?
  /// From the window down.
  public var path: String
  /// UIKit's name, or a document's.
  public var className: String
  /// In the window, in points.
  public var frame: Rect
  /// How many of the pixels lie in it and in nothing above it.
  public var count: Int

  /// `#submit (UIButton)`, or the path of one without an id.
  public var name: String { id.map { "#\($0) (\(className))" } ?? path }
}

extension PixelComparison {
  /// Whether a pixel differs by more than its tolerance.
  func isDifferent(_ x: Int, _ y: Int) -> Bool {
    states[y * width + x] == State.different.rawValue
  }
}
