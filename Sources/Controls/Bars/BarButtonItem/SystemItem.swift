public import ObjectModel

/// Predefined bar button items, by UIKit's names (UIBarButtonItem.SystemItem).
public enum SystemItem: String, NamedCases {
  case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
    bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
  /// From iOS 13 on: a cross in a grey circle, from 26 on a cross.
  case close
  /// The name that documents and messages use.
  public static let typeName = "systemItem"

  /// The title; nil of items that show a glyph or are spaces.
  var title: SystemWord? {
    switch self {
    case .done: .done
    case .cancel: .cancel
    case .edit: .edit
    case .save: .save
    case .undo: .undo
    case .redo: .redo
    default: nil
    }
  }

  /// The title in a look; nil of items that show a glyph there or are spaces.
  func title(in look: Look) -> SystemWord? {
    BarButtonItemFigures(look).symbolItems.contains(self) ? nil : title
  }

  /// Whether UIKit emphasises the item's title.
  var isDone: Bool { self == .done || self == .save }

  var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
}
