/// Which way a paragraph runs; UIKit's `NSWritingDirection`.
public enum TextDirection: String, CaseIterable, Sendable {
  /// As its first strong character does, left to right without one (Unicode Annex 9, P2 and P3).
  case natural
  /// As Latin does.
  case leftToRight
  /// As Arabic and Hebrew do.
  case rightToLeft
}
