import Controls
import ObjectModel
import Raster
import TestSupport

/// Views in a plain controller's view, without a status bar: what most controls are tested on.
struct ViewStage {
  let screen: Screen
  let tree: StyledTree
  let placed: PlacedTree

  init(
    _ views: [Element], rules: [AppearanceRule] = [], system: Int = 7,
    window: [String: AppearanceValue] = [:]
  ) throws {
    let view = element("UIView", ["subviews": .objects(views)])
    screen = try TestSupport.screen(
      root: element(
        "UIViewController", ["view": .object(view), "prefersStatusBarHidden": .boolean(true)]),
      rules: rules, system: system, window: window)
    tree = screen.resolved()
    placed = LayoutPass.layOut(tree)
  }

  /// The frame of an object in its parent's bounds.
  func frame(_ name: String) -> Rect? { tree.node(name).map { placed.frames[$0.index] } }

  /// The fills and glyphs of the picture, with their colours.
  var commands: [DrawCommand] { placed.displayList().commands }

  /// Colours of all glyphs drawn, in order.
  var glyphColors: [String] {
    commands.compactMap {
      if case .glyphs(_, _, let color) = $0 { color.description } else { nil }
    }
  }

  /// Solid fills, in order; the window's own black comes first.
  var fills: [(path: Path, color: String)] {
    commands.compactMap {
      if case .fill(let path, _, .solid(let color)) = $0 { (path, color.description) } else { nil }
    }
  }
}

extension Element {
  /// The element with a value for one combination of axes.
  func setting(_ name: String, _ axes: AxisValues, _ value: AppearanceValue) -> Element {
    var copy = self
    copy.values[PropertySlot(name, axes)] = value
    return copy
  }

  /// The element with a value for one state.
  func setting(_ name: String, state: ControlState, _ value: AppearanceValue) -> Element {
    setting(name, AxisValues(state: state), value)
  }
}

extension AppearanceValue {
  /// A one-coloured image.
  static func image(
    _ width: Double, _ height: Double, _ mode: Image.RenderingMode = .automatic
  ) -> AppearanceValue {
    .image(
      ImageValue(
        source: .color(.color(.black), size: Size(width: width, height: height)),
        renderingMode: mode))
  }
}
