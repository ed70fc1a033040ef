import ObjectModel
import Raster

/// Reads appearance rules.
struct RuleReader: DocumentReading {
  let context: ReadingContext

  /// The rules of a document's `appearance`, in order.
  func rules(_ cursor: Cursor) -> [AppearanceRule] {
    guard let elements = array(cursor, expected: "an array of rules") else { return [] }
    context.objects.isShared = true
    defer { context.objects.isShared = false }
    return elements.enumerated().compactMap { rule($0.element, index: $0.offset) }
  }

  private func rule(_ cursor: Cursor, index: Int) -> AppearanceRule? {
    let kind = "a rule"
    let keys = ["class", "containedIn", "traits", "set"]
    guard let fields = fields(cursor, of: kind, keys: keys) else { return nil }
    let classCursor = required("class", in: fields, of: kind)
    let id = classCursor.flatMap { ruleClass($0) }
    let containers = fields["containedIn"].map { self.containers($0) } ?? []
    let traits = fields["traits"].map { traitsReader.traits($0) } ?? TraitRequirements.none
    guard let setCursor = required("set", in: fields, of: kind), let id,
      let set = object(setCursor, expected: "an object of properties")
    else { return nil }
    let settings = propertyReader.settings(set.members, of: id, for: .rule)
    guard let containers else { return nil }
    var rule = AppearanceRule(
      className: classes.definition(id).name, containedIn: containers, traits: traits,
      values: settings.values,
      origin: AppearanceRule.Origin(
        file: fields.cursor.file, line: fields.cursor.position.line, index: index))
    rule.unknown = settings.unknown
    ResolutionCheck(context: context).noteViews(of: rule, at: set)
    return rule
  }

  /// The class of a rule; nil, with a warning, for one that no object on a screen can have yet.
  private func ruleClass(_ cursor: Cursor) -> ClassTable.ID? {
    guard let cursor = resolved(cursor), let name = text(cursor, expected: "the name of a class")
    else { return nil }
    if isNotDrawnYet(name) {
      warn(RuleProblem.classNotDrawnYet(name), at: cursor)
      return nil
    }
    guard let id = objectReader.knownClass(name, at: cursor) else { return nil }
    guard classes.hasProxy(name) else {
      report(RuleProblem.noProxy(name), at: cursor)
      return nil
    }
    return id
  }

  private func isNotDrawnYet(_ name: String) -> Bool {
    classes.id(named: name) == nil && KnownClasses.notDrawnYet.contains(name)
  }

  /// Containers, innermost first; nil where one is wrong or can't be on a screen yet.
  private func containers(_ cursor: Cursor) -> [String]? {
    guard let elements = array(cursor, expected: "an array of class names") else { return nil }
    return all(elements) { container($0) }
  }

  private func container(_ cursor: Cursor) -> String? {
    guard let cursor = resolved(cursor), let name = text(cursor, expected: "the name of a class")
    else { return nil }
    if isNotDrawnYet(name) {
      warn(RuleProblem.classNotDrawnYet(name), at: cursor)
      return nil
    }
    guard let id = objectReader.knownClass(name, at: cursor) else { return nil }
    // UIPopoverController is an object, but UIKit lets it contain.
    let isContainer = classes.definition(id).kind != .object || name.hasPrefix("UIPopover")
    guard isContainer else {
      report(RuleProblem.notAContainer(name), at: cursor)
      return nil
    }
    return name
  }
}

extension ClassTable {
  /// Classes whose objects only describe others: UIKit has no appearance proxies for them.
  private static let withoutProxy = [
    "NSDateComponents", "NavigationTransition", "UIBarAppearance", "UIBarButtonItemAppearance",
    "UIBarButtonItemStateAppearance", "UINavigationItem", "UIPickerComponent",
    "UITabBarItemAppearance", "UITabBarItemStateAppearance", "UITableViewSection",
  ]

  /// Whether rules can be for the class.
  func hasProxy(_ name: String) -> Bool {
    !Self.withoutProxy.contains { isKind(name, of: $0) }
  }
}
