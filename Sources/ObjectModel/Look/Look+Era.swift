extension Look {
  /// The eras of iOS's look, in the order of time.
  ///
  /// Compare them by order: what is true of `modern` is true of what derives from it, too.
  package enum Era: Int, Sendable, Hashable, Comparable, CaseIterable {
    /// iOS 5 and 6.
    case classic
    /// iOS 7 to 12.
    case flat
    /// From iOS 13 on.
    case modern
    /// The glass of iOS 26. No control has this look yet, and no version draws it.
    case glass

    /// The era of a major version of iOS.
    package init(system: Int) {
      self = system < 7 ? .classic : system < 13 ? .flat : .modern
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
