import ObjectModel

/// The implementations of a control in the eras of iOS's look; the control itself is the flat one.
///
/// The looks of a control that derives from another are its own, not the other's.
protocol ControlLooks {
  /// The implementation up to iOS 6; that of the era's parent by default.
  static var classic: any ControlClass.Type { get }

  /// The implementation from iOS 13 on; that of the era's parent by default.
  static var modern: any ControlClass.Type { get }

  /// The implementation in the glass of iOS 26; that of the era's parent by default.
  static var glass: any ControlClass.Type { get }
}

extension ControlClass {
  static var classic: any ControlClass.Type { parent(of: .classic) }

  static var modern: any ControlClass.Type { parent(of: .modern) }

  static var glass: any ControlClass.Type { parent(of: .glass) }

  private static func parent(of era: Look.Era) -> any ControlClass.Type {
    era.parent.map { control(in: $0) } ?? self
  }

  /// The implementation in an era.
  static func control(in era: Look.Era) -> any ControlClass.Type {
    switch era {
    case .classic: classic
    case .flat: self
    case .modern: modern
    case .glass: glass
    }
  }

  package static func variant(in era: Look.Era) -> any ObjectClass.Type { control(in: era) }
}
