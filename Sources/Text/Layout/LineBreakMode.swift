/// How text that is wider than its room is broken or cut; UIKit's `NSLineBreakMode`.
public enum LineBreakMode: String, CaseIterable, Sendable {
  /// Lines end between words; the last line may run out of its room.
  case byWordWrapping
  /// Lines end between characters.
  case byCharWrapping
  /// The only line, or the last, continues beyond its room and is cut by the clip.
  case byClipping
  /// The last line begins with an ellipsis and shows the text's end.
  case byTruncatingHead
  /// The last line ends with an ellipsis.
  case byTruncatingTail
  /// The last line shows its beginning and the text's end around an ellipsis.
  case byTruncatingMiddle
}
