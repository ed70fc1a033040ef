public import ObjectModel

/// UIBarButtonSystemItem, by UIKit's names.
public enum SystemItem: String, NamedCases {
  case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
    bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
  /// The name that documents and messages use.
  public static let typeName = "systemItem"

  /// The English title of those that are text.
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

  /// Those that UIKit emphasises.
  var isDone: Bool { self == .done || self == .save }

  var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
}
