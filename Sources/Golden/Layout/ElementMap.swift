import Controls
import ObjectModel
import Raster
import ScreenFormat

/// Maps the pixels of a screen to its elements.
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

  /// The tolerance of each pixel.
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

  /// Marks the pixels of an element, then those of its descendants.
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

  /// Returns the elements that contain pixels that differ, those with the most first. A pixel counts
  /// for the topmost element at its position.
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

/// An element that contains pixels that differ.
struct TouchedElement: Sendable, Hashable {
  /// The index among the objects of the screen, in tree order.
  var index: Int
  /// The id, if it has one.
  var id: String?
  /// The path from the window.
  var path: String
  /// The name of its class.
  var className: String
  /// The frame in the window, in points.
  var frame: Rect
  /// The number of those pixels for which it is the topmost element.
  var count: Int

  /// `#submit (UIButton)`, or the path if it has no id.
  var name: String { id.map { "#\($0) (\(className))" } ?? path }
}

extension PixelComparison {
  /// Whether a pixel differs by more than its tolerance.
  func isDifferent(_ x: Int, _ y: Int) -> Bool {
    states[y * width + x] == State.different.rawValue
  }
}
