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
  /// Where the paragraph begins: left, and right where it runs to the left.
  case natural
}
