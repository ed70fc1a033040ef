/// How lines are broken where a text leaves a choice; UIKit's `NSLineBreakStrategy`.
public enum LineBreakStrategy: String, CaseIterable, Sendable {
  /// Every line takes as many words as have room.
  case none
  /// A short word does not stand alone on a paragraph's last line.
  case pushOut
  /// Korean words are not broken.
  case hangulWordPriority
  /// That of the system's labels: both.
  case standard

  /// Whether short words on last lines get company.
  var pushesOut: Bool { self == .pushOut || self == .standard }

  /// Whether Korean words stay whole.
  var keepsHangulWords: Bool { self == .hangulWordPriority || self == .standard }

  /// The strategy without what moves words to last lines: the width and height of a text follow it.
  public var withoutPushOut: LineBreakStrategy {
    switch self {
    case .none, .pushOut: .none
    case .hangulWordPriority, .standard: .hangulWordPriority
    }
  }
}
