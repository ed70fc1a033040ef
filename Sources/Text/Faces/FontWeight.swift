/// UIKit's weights, lightest first.
public enum FontWeight: String, CaseIterable, Sendable {
  /// UIKit's lightest, 100 in CSS's numbers.
  case ultraLight
  /// 200 in CSS's numbers.
  case thin
  /// 300.
  case light
  /// 400.
  case regular
  /// 500.
  case medium
  /// 600.
  case semibold
  /// 700.
  case bold
  /// 800.
  case heavy
  /// 900.
  case black

  /// The weight in CSS's and OpenType's numbers, 100 (ultra light) to 900 (black).
  public var number: Double { Double((Self.allCases.firstIndex(of: self) ?? 0) + 1) * 100 }

  /// Two weights heavier, up to black: what bold text makes of a system font (choice; regular becomes
  /// semibold).
  package var bolder: FontWeight {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[min(index + 2, all.count - 1)]
  }

  /// Thickness on CSS's scale, 100–900.
  public var cssValue: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }

  /// The weight nearest to CSS's number.
  init(cssValue: Int) {
    let index = min(8, max(0, (cssValue + 50) / 100 - 1))
    self = FontWeight.allCases[index]
  }
}
