/// One message to an appearance proxy: which objects, and which values.
public struct AppearanceRule: Sendable, Hashable {
  /// Where a document states the rule.
  public struct Origin: Sendable, Hashable {
    /// As the user named the file.
    public var file: String
    /// 1-based.
    public var line: Int
    /// In the file's `appearance` array, from 0; nil of a rule that a class brings for itself.
    public var index: Int?

    /// With all its values.
    public init(file: String, line: Int, index: Int?) {
      self.file = file
      self.line = line
      self.index = index
    }
  }

  /// Objects of this class and its subclasses.
  public var className: String
  /// Innermost first, as in UIKit.
  public var containedIn: [String]
  /// What the traits have to be.
  public var traits: TraitRequirements
  /// What it sets.
  public var values: [PropertySlot: AppearanceValue]
  /// Where it was stated.
  public var origin: Origin
  /// Whether a class brings it for itself: it loses to every rule of themes, screens and proxies.
  public var isOfClass = false

  /// With all its values.
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
  /// From first to last.
  public var rules: [AppearanceRule]

  /// With all its values.
  public init(rules: [AppearanceRule] = []) {
    self.rules = rules
  }
}
