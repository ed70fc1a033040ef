/// One message to an appearance proxy: which objects, and which values.
public struct AppearanceRule: Sendable, Hashable {
  /// Where a document states the rule.
  public struct Origin: Sendable, Hashable {
    /// As the user named the file.
    public var file: String
    /// 1-based.
    public var line: Int
    /// In the file's `appearance` array, from 0.
    public var index: Int

    public init(file: String, line: Int, index: Int) {
      self.file = file
      self.line = line
      self.index = index
    }
  }

  public var className: String
  /// Innermost first, as in UIKit.
  public var containedIn: [String]
  public var traits: TraitRequirements
  public var values: [PropertySlot: AppearanceValue]
  public var origin: Origin

  public init(
    className: String, containedIn: [String] = [], traits: TraitRequirements = .none,
    values: [PropertySlot: AppearanceValue], origin: Origin
  ) {
    self.className = className
    self.containedIn = containedIn
    self.traits = traits
    self.values = values
    self.origin = origin
  }
}

/// All rules of a screen, in the order that decides between equals: themes first, later ones later.
public struct AppearanceSheet: Sendable, Hashable {
  public var rules: [AppearanceRule]

  public init(rules: [AppearanceRule] = []) {
    self.rules = rules
  }
}
