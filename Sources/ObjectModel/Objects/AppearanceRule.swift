import Synchronization

/// A rule: the objects that it matches and the values that it sets.
public struct AppearanceRule: Sendable, Hashable {
  /// The position of a rule in a document.
  public struct Origin: Sendable, Hashable {
    /// The file, as the user named it.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The index in the file's `appearance` array, from 0; nil for a rule of a declared class.
    public var index: Int?

    /// Creates a position.
    public init(file: String, line: Int, index: Int?) {
      self.file = file
      self.line = line
      self.index = index
    }
  }

  /// The class to match, with its subclasses.
  public var className: String
  /// The classes of containers to match, innermost first as in UIKit.
  public var containedIn: [String]
  /// The traits to match.
  public var traits: TraitRequirements
  /// The values by slot.
  public var values: PropertyValues
  /// The values that the rule does not set, since they are not known.
  public var unknown: [UnknownSetting] = []
  /// The position in its document.
  public var origin: Origin
  /// True for a rule that a declared class brings itself. It loses to all other rules.
  package var isOfClass = false

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - className: the class to match, with its subclasses.
  ///   - containedIn: innermost first.
  ///   - traits: the traits to match.
  ///   - values: the values by slot.
  ///   - origin: the position in its document.
  public init(
    className: String, containedIn: [String] = [], traits: TraitRequirements = .none,
    values: PropertyValues, origin: Origin
  ) {
    self.className = className
    self.containedIn = containedIn
    self.traits = traits
    self.values = values
    self.origin = origin
  }
}

/// The rules of a screen, in order: of equals the later wins.
public struct AppearanceSheet: Sendable, Hashable {
  /// The rules from first to last.
  public var rules: [AppearanceRule] { didSet { storedIndex = StoredIndex() } }
  /// Shared by copies.
  private var storedIndex = StoredIndex()

  /// The index of the rules. Made when it is first asked for, and kept: a sheet is mostly resolved several times.
  private final class StoredIndex: Sendable {
    private let index = Mutex<RuleIndex?>(nil)

    func index(of rules: [AppearanceRule]) -> RuleIndex {
      index.withLock { index in
        if let index { return index }
        let new = RuleIndex(rules)
        index = new
        return new
      }
    }
  }

  /// Creates a sheet.
  public init(rules: [AppearanceRule] = []) {
    self.rules = rules
  }

  /// The rules by what they match.
  var index: RuleIndex { rules.isEmpty ? .empty : storedIndex.index(of: rules) }

  /// Compares the rules.
  public static func == (a: AppearanceSheet, b: AppearanceSheet) -> Bool { a.rules == b.rules }

  /// Hashes the rules.
  public func hash(into hasher: inout Hasher) { hasher.combine(rules) }
}
