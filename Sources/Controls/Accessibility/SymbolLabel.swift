import ObjectModel

/// The labels of common system symbols, for elements that show no text (choice: the words of bar
/// button items, and of UIKit's own symbols as far as they are known).
enum SymbolLabel {
  private static let labels = [
    "arrow.clockwise": "Refresh", "arrow.uturn.backward": "Undo", "arrow.uturn.forward": "Redo",
    "bag": "Bag", "bell": "Notifications", "bookmark": "Bookmark", "calendar": "Calendar",
    "camera": "Camera", "cart": "Cart", "checkmark": "Done", "chevron.backward": "Back",
    "chevron.down": "Down", "chevron.forward": "Forward", "chevron.left": "Back",
    "chevron.right": "Forward", "chevron.up": "Up", "clock": "Clock", "doc": "Document",
    "ellipsis": "More", "envelope": "Mail", "flag": "Flag", "folder": "Folder",
    "gear": "Settings", "gearshape": "Settings", "heart": "Love", "house": "Home",
    "info": "Info", "line.3.horizontal": "Menu", "link": "Link", "list.bullet": "List",
    "location": "Location", "lock": "Lock", "magnifyingglass": "Search", "map": "Map",
    "mic": "Microphone", "minus": "Remove", "paperclip": "Attachment", "paperplane": "Send",
    "pause": "Pause", "pencil": "Edit", "person": "Person", "phone": "Phone", "photo": "Photo",
    "play": "Play", "plus": "Add", "printer": "Print", "questionmark": "Help",
    "slider.horizontal.3": "Filter", "square.and.arrow.down": "Download",
    "square.and.arrow.up": "Share", "square.and.pencil": "Compose", "star": "Favorite",
    "stop": "Stop", "trash": "Delete", "tray": "Inbox", "xmark": "Close",
  ]

  /// The parts of a name that draw a figure in another way and do not change its meaning.
  private static let variants: Set<Substring> = ["fill", "circle", "square"]

  /// The label of the symbol that an image shows; nil for other images and symbols.
  static func label(of image: ImageValue?) -> String? {
    guard case .symbol(let symbol)? = image?.source, !symbol.isCustom else { return nil }
    var parts = symbol.name.split(separator: ".")
    while true {
      if let label = labels[parts.joined(separator: ".")] { return label }
      guard let last = parts.last, variants.contains(last) else { return nil }
      parts.removeLast()
    }
  }
}
