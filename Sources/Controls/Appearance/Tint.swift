public import Raster

/// Tint colour and tint adjustment as they come down the tree (resolution rules, section 3).
public enum TintAdjustmentMode: String, NamedCases {
  case automatic, normal, dimmed
  /// The name that documents and messages use.
  public static let typeName = "tintAdjustmentMode"
}

/// What reaches an object of tint and adjustment.
public struct Tint: Sendable, Hashable {
  /// The colour set nearest above or on the object, undimmed.
  public var specific: Color
  /// `normal` or `dimmed`; never `automatic`.
  public var mode: TintAdjustmentMode

  /// With all its values.
  public init(specific: Color, mode: TintAdjustmentMode) {
    self.specific = specific
    self.mode = mode
  }

  /// The colour to draw with.
  public var color: Color { mode == .dimmed ? Tint.dimmed(specific) : specific }

  /// The grey of the colour's Rec. 601 luma on encoded values, at 0.8 of its alpha.
  ///
  /// Measured on an iOS 9 alert over a bar tinted yellow: 255, 255, 0 drew as 226 grey at 0.8.
  public static func dimmed(_ color: Color) -> Color {
    let luma = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
    // In bytes, as the grey that UIKit hands on is one: red becomes 4C, not 4C.4.
    let grey = Double(Color.byte(luma)) / 255
    return Color(white: grey, alpha: color.alpha * 0.8)
  }
}

/// What an object hands on of its tint, by era.
enum TintInheritance {
  /// The tint that the object's parts and subviews inherit.
  static func handedOn(
    _ own: Tint, of id: ClassTable.ID, inherited: Tint, context: ScreenContext
  ) -> Tint {
    // An item is no view: a view in it has the bar's tint.
    if context.classes.isObject(id) {
      return Tint(specific: inherited.specific, mode: own.mode)
    }
    return switch context.look.era {
    case .classic: classic(own, of: id, inherited: inherited, classes: context.classes)
    case .flat, .modern: flat(own)
    }
  }

  /// From iOS 7 on every view hands its tint on.
  private static func flat(_ own: Tint) -> Tint { own }

  /// Up to iOS 6 a bar's tint is the colour of its background: items and what else it holds have
  /// what the bar inherited (resolution rules, section 3).
  private static func classic(
    _ own: Tint, of id: ClassTable.ID, inherited: Tint, classes: ClassTable
  ) -> Tint {
    let bars = ["UINavigationBar", "UIToolbar", "UITabBar", "UISearchBar"]
    let isBar = bars.contains { name in
      classes.id(named: name).map { classes.isKind(id, of: $0) } ?? false
    }
    return isBar ? Tint(specific: inherited.specific, mode: own.mode) : own
  }
}
