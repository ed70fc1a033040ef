public import ObjectModel

/// Predefined bar button items, by UIKit's names (UIBarButtonItem.SystemItem).
public enum SystemItem: String, NamedCases {
  case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
    bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
  /// The name that documents and messages use.
  public static let typeName = "systemItem"

  /// English title; nil of items that show a glyph or are spaces.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// Whether UIKit emphasises the item's title.
  var isDone: Bool { self == .done || self == .save }

  var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
}
