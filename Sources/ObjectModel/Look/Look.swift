public import Raster
public import Text

/// The figures of an era: what controls draw with where nothing else is said.
///
/// Figures that only one control uses stand in that control's file; here is what several share.
public struct Look: Sendable, Hashable {
  /// The three looks that iOS has had.
  public enum Era: String, Sendable, Hashable { case classic, flat, modern }

  /// The iOS version.
  public let system: Int

  /// With all its values.
  public init(system: Int) {
    self.system = system
  }

  /// Which look the version has.
  public var era: Era { system < 7 ? .classic : system < 13 ? .flat : .modern }

  /// Helvetica through iOS 6 (what strings measured on it fit), Helvetica Neue through 8, San
  /// Francisco from 9 on; free faces stand in for all.
  public var fontFamily: SystemFontFamily {
    system < 7 ? .helvetica : system < 9 ? .helveticaLike : .sanFranciscoLike
  }

  /// The tint where nobody set one: (0, 122, 255), measured on iOS 7; the system blue of the style from
  /// 13 on.
  public var defaultTint: ColorValue { NamedColors.systemBlue.value(system: system) }

  /// Table separators and the edges of grouped sections: #C8C7CC, measured.
  public var separator: Color { Color(bytes: 0xC8, 0xC7, 0xCC) }

  /// Behind grouped tables: #EFEFF4, measured.
  public var groupedBackground: Color { Color(bytes: 0xEF, 0xEF, 0xF4) }

  /// Detail text of a value cell: #8E8E93, measured.
  public var secondaryText: Color { Color(bytes: 0x8E, 0x8E, 0x93) }

  /// The hairline of bars: black at 0.3 over whatever lies below, measured.
  public var barHairline: Color { Color(white: 0, alpha: 0.3) }

  /// The semibold of bars and alerts: Helvetica Bold, Helvetica Neue Medium on iOS 7 and 8, San
  /// Francisco Semibold.
  public var emphasizedWeight: FontWeight {
    system < 7 ? .bold : system < 9 ? .medium : .semibold
  }

  /// A value's font in this look.
  /// - Parameters:
  ///   - defaultSize: in points, used where the value's own is 0.
  ///   - category: UIContentSizeCategory without its prefix; text styles follow it.
  public func font(
    _ value: FontValue, fonts: FontBook, defaultSize: Double, category: String = "large"
  ) -> Font {
    switch value {
    case .system(let size, let weight, let italic):
      fonts.systemFont(
        fontFamily, size: size > 0 ? size : defaultSize, weight: weight, italic: italic)
    case .named(let name, let size):
      // Names are checked when the document is read; an unknown one can't come this far.
      fonts.font(named: name, size: size > 0 ? size : defaultSize)
        ?? fonts.systemFont(
          fontFamily, size: size > 0 ? size : defaultSize, weight: .regular)
    case .textStyle(let style):
      fonts.systemFont(
        fontFamily,
        size: (TextStyle(rawValue: style) ?? .body).size(category: category, system: system),
        weight: style == TextStyle.headline.rawValue ? emphasizedWeight : .regular)
    }
  }
}
