extension Look {
  /// The last version with the modern look, and the first ones with that of glass: the versions between never existed.
  package static let lastModern = 18
  package static let firstGlass = 26
  /// The first version that draws glass in applications that ask for the look before it, too.
  package static let firstAlwaysGlass = 27

  /// The eras of iOS's look, in the order of time.
  ///
  /// Compare them by order: what is true of `modern` is true of what derives from it, too.
  package enum Era: Int, Sendable, Hashable, Comparable, CaseIterable {
    /// iOS 5 and 6.
    case classic
    /// iOS 7 to 12.
    case flat
    /// iOS 13 to 18.
    case modern
    /// From iOS 26 on. 26 and 27 share all but the material, which is a figure (`Glass.Generation`).
    case glass

    /// The era of a major version of iOS.
    ///
    /// - Parameter requiresCompatibility: whether the application asks for the look before that of glass
    ///   (UIDesignRequiresCompatibility), which one version heeds.
    package init(system: Int, requiresCompatibility: Bool = false) {
      if system >= Look.firstGlass {
        self = requiresCompatibility && system < Look.firstAlwaysGlass ? .modern : .glass
      } else {
        self = system < 7 ? .classic : system < 13 ? .flat : .modern
      }
    }

    /// The last version with the era's look; nil for the newest.
    var lastSystem: Int? {
      switch self {
      case .classic: 6
      case .flat: 12
      case .modern: Look.lastModern
      case .glass: nil
      }
    }

    /// The era whose look a control has that has none of its own in this one; nil for the flat look,
    /// which every control has.
    package var parent: Era? {
      switch self {
      case .flat: nil
      case .classic, .modern: .flat
      case .glass: .modern
      }
    }

    package static func < (one: Era, other: Era) -> Bool { one.rawValue < other.rawValue }
  }
}
