import ObjectModel
import Raster

/// The guides of views.
extension RootSystem {
  mutating func guide(
    _ guide: LayoutConstraint.Guide, of view: StyledNode
  ) -> LayoutBox? {
    guard let frame = boxes[view.index] else { return nil }
    // The guides of a cell are those of its content view.
    let box = view.index == layout.root.index ? contents[view.index] ?? frame : frame
    switch guide {
    case .contentGuide: return contents[view.index] ?? box
    case .frameGuide: return frame
    case .safeArea: return box.inset(by: safeArea(of: view))
    case .margins: return box.inset(by: margins(of: view))
    case .readable: return box.inset(by: readableInsets(of: view))
    case .keyboard:
      var result = box.inset(by: safeArea(of: view))
      result.top = result.bottom
      result.height = LinearLength()
      return result
    }
  }

  /// The width of a view, or of the screen while it is not known.
  func width(of view: StyledNode) -> Double {
    layout.found[view.index]?.width
      ?? (view.index == layout.root.index ? layout.surroundings.width : nil)
      ?? view.context.device.size.width
  }

  /// The part of a view that bars cover, by its frame in the round before.
  private mutating func safeArea(of view: StyledNode) -> EdgeInsets {
    let outer = layout.surroundings.safeArea
    guard view.index != layout.root.index else {
      guard let content = view.contentView(width: width(of: view)) else { return outer }
      // A row is as high under a bar as elsewhere.
      return EdgeInsets(
        top: 0, left: max(0, outer.left - content.insets.left), bottom: 0,
        right: max(0, outer.right - content.insets.right))
    }
    dependsOnFrames = true
    guard let root = layout.found[layout.root.index], let frame = layout.found[view.index] else {
      return .zero
    }
    return EdgeInsets(
      top: max(0, outer.top - frame.minY), left: max(0, outer.left - frame.minX),
      bottom: max(0, outer.bottom - (root.maxY - frame.maxY)),
      right: max(0, outer.right - (root.maxX - frame.maxX)))
  }

  private mutating func margins(of view: StyledNode) -> EdgeInsets {
    let safe = safeArea(of: view)
    let own: EdgeInsets =
      if view.role == .controllerView {
        LayoutMargins.ofController(width: width(of: view))
      } else if view.index == layout.root.index,
        let content = view.contentView(width: width(of: view))
      {
        content.margins
      } else {
        EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      }
    return EdgeInsets(
      top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
      right: own.right + safe.right)
  }

  /// The margins, and as much more at both sides as leaves lines that are read well.
  private mutating func readableInsets(of view: StyledNode) -> EdgeInsets {
    var result = margins(of: view)
    let width = width(of: view)
    if view.traits.horizontalSizeClass == .regular {
      let side = (width - LayoutMargins.readableWidth) / 2
      result.left = max(result.left, side)
      result.right = max(result.right, side)
    }
    return result
  }
}

/// The margins that UIKit gives to views.
enum LayoutMargins {
  /// The width of lines that are read well on wide views, in points (probed on iOS 16 at the usual text size).
  static let readableWidth = 664.0
  private static let wide = 414.0

  /// The margins of a controller's view, in points, without its safe area: at the sides 16, from 414 points on 20.
  static func ofController(width: Double) -> EdgeInsets {
    let side = width < wide ? 16.0 : 20
    return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }
}
