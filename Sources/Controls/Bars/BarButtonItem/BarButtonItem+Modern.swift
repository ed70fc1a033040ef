import ObjectModel
import Raster
import Text

extension BarButtonItem {
  static var modern: any ControlClass.Type { ModernBarButtonItem.self }
}

/// UIBarButtonItem from iOS 13 on: the bar's appearances below what the item says itself.
enum ModernBarButtonItem: DerivedControl {
  typealias Base = BarButtonItem

  private enum Metrics {
    /// A disabled item: grey of its colour's luma, at most this light, at a share of its alpha
    /// (told of running UIKit).
    static let disabledLuma = 0.6
    static let disabledAlpha = 0.45
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    guard part.role == BarButtonItem.button else { return PassedValues() }
    let state = BarButtonItem.state(of: node)
    let axes = AxisValues(state: state)
    let figures = BarButtonItemFigures(node.look)
    let weight =
      BarButtonItem.isDone(node.element) ? figures.prominentWeight : figures.titleWeight
    var own = node.value(BarItem.titleTextAttributes, axes)
    // Attributes that are set for the normal state only still turn grey when disabled.
    if state == .disabled, !node.isSet(BarItem.titleTextAttributes, axes) {
      own?.foregroundColor = nil
    }
    let fromBar = attributes(of: node)
    let ink =
      figures.liesOnPlatters
        && (node.role != BarButtonItem.searchBarCancel
          || node[BarButtonItem.systemItem] == .cancel)
      ? GlassBarButtonItem.ink(of: node)
      : state == .disabled
        ? .color(disabled(fromBar.normalColor.flatMap(node.resolve) ?? node.tintColor)) : .tint
    var values = PassedValues(
      showing: node, in: state,
      title: node.word(node[BarButtonItem.systemItem]?.title(in: node.look)),
      base: TextAttributes(font: .system(17, weight), foregroundColor: ink), attributes: own)
    if node.context.accessibility.buttonShapes, BarButtonItem.background(of: node) == nil,
      !figures.liesOnPlatters
    {
      values.setDefault(EmbeddedButton.isUnderlined, true)
    }
    if let shown = fromBar.shown {
      let merged = (own?.over(shown) ?? shown).sized(orAs: .system(17, weight))
      values.pass(
        EmbeddedButton.titleTextAttributes, merged,
        from: node.candidate(BarItem.titleTextAttributes, axes)
          ?? node.candidate(BarButtonItem.appearances))
    }
    if state == .disabled || figures.liesOnPlatters {
      values.setDefault(IconStyle.tintColor, ink)
    } else if node[BarButtonItem.systemItem] == .close {
      values.setDefault(IconStyle.tintColor, node.look.color(.secondaryLabel))
    }
    BarButtonItem.passAppearance(of: node, &values)
    if state == .highlighted, BarButtonItem.background(of: node) == nil {
      values.setDefault(View.alpha, BarButtonItem.Metrics.highlightedOpacity)
    }
    return values
  }

  /// The attributes that the bar's appearances give the title in its state, and the colour that
  /// they give it in the normal one: highlighted and disabled titles take font and colour from
  /// there.
  private static func attributes(
    of item: StyledNode
  ) -> (shown: TextAttributes?, normalColor: ColorValue?) {
    guard let appearances = item[BarButtonItem.appearances] else { return (nil, nil) }
    let key = BarButtonItemStateAppearance.titleTextAttributes
    let normal = appearances.attributes(key, .normal)
    let state = BarButtonItem.appearanceState(of: item)
    guard state != .normal else { return (normal, normal.foregroundColor) }
    let inherited = TextAttributes(
      font: normal.font, foregroundColor: state == .disabled ? nil : normal.foregroundColor)
    return (appearances.attributes(key, state).over(inherited), normal.foregroundColor)
  }

  /// The colour of a disabled item.
  static func disabled(_ color: Color) -> Color {
    let luma = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
    return Color(
      white: min(luma, Metrics.disabledLuma), alpha: color.alpha * Metrics.disabledAlpha)
  }
}
