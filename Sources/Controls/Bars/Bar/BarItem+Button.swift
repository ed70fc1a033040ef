import ObjectModel

extension PassedValues {
  /// Creates the values that a bar's item passes to the button that shows it.
  ///
  /// - Parameters:
  ///   - title: the text where the item has no title of its own.
  ///   - base: font and colour of the title by default.
  ///   - attributes: the item's title attributes in its state, if any.
  init(
    showing item: StyledNode, in state: ControlState, title: String?, base: TextAttributes,
    attributes: TextAttributes?
  ) {
    self.init()
    let axes = AxisValues(state: state)
    if state.contains(.disabled) { setDefault(Control.isEnabled, false) }
    if state.contains(.highlighted) { setDefault(Control.isHighlighted, true) }
    if state.contains(.selected) { setDefault(Control.isSelected, true) }
    if let own = item[BarItem.title] {
      pass(Button.title, own, in: axes, from: item.candidate(BarItem.title))
    } else {
      setDefault(Button.title, title)
    }
    let attributes = attributes?.sized(orAs: base.font)
    if let source = item.candidate(BarItem.titleTextAttributes, axes) {
      setDefault(EmbeddedButton.defaultTitleAttributes, base)
      pass(EmbeddedButton.titleTextAttributes, attributes, from: source)
    } else {
      setDefault(EmbeddedButton.defaultTitleAttributes, attributes?.over(base) ?? base)
    }
  }
}
