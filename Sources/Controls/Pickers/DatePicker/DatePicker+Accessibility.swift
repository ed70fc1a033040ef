import ObjectModel
import Raster

extension DatePicker: AccessibleClass {
  /// Wheels speak for themselves. Pills are buttons, and so are a calendar's days, which have no
  /// objects.
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    let picker = node.styled
    if ModernDatePicker.isInline(picker.element, system: picker.system) {
      return .parts(
        InlineCalendar(picker).spoken(
          width: node.size.width, hasTime: picker[datePickerMode] != .date))
    }
    let pills = node.children(ModernDatePicker.pill)
    guard !pills.isEmpty else { return .container }
    return .parts(
      pills.map { pill in
        (
          content: SpokenContent(
            label: pill.styled[Label.text], traits: picker.stateTraits.union(.button)),
          frame: pill.frame
        )
      })
  }
}
