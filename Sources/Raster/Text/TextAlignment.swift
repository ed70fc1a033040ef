/// Where lines narrower than their room lie; UIKit's `NSTextAlignment`.
public enum TextAlignment: String, CaseIterable, Sendable {
  /// At the left edge.
  case left
  /// Midway.
  case center
  /// At the right edge.
  case right
  /// Spaces grow to fill lines that were wrapped; last lines lie left.
  case justified
  /// Left: right-to-left paragraphs are not supported.
  case natural
}
