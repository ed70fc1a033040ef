import ObjectModel

/// The texts that UIKit itself writes on a screen, and which no document has.
struct SystemTexts {
  /// The texts, in the order of the objects.
  let shown: [String]

  /// - Complexity: resolves the screen.
  init(of screen: Screen) {
    var texts = [screen.statusBar.time]
    // The date stands in the status bar of a pad.
    if screen.traits.userInterfaceIdiom == .pad { texts += [screen.statusBar.date] }
    for object in screen.resolved().objects {
      let element = object.element
      for values in [element.defaults, element.values] {
        texts += values.flatMap { Self.texts(of: $0.value) }
      }
      switch element.className {
      // A long title of the screen below gives way to "Back" only when the bar is laid out.
      case "UINavigationBar": texts.append(screen.words[.back])
      // What a calendar shows is written only when it is drawn.
      case "UIDatePicker": texts += screen.words.dates.texts
      default: break
      }
    }
    shown = texts.sorted()
  }

  private static func texts(of value: AppearanceValue) -> [String] {
    switch value {
    case .string(let text): [text]
    case .strings(let texts): texts
    default: []
    }
  }
}
