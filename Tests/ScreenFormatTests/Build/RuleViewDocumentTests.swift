import Controls
import ObjectModel
import ScreenFormat
import TestSupport
import Testing

@Suite("Rules that set views, and what adds too much")
struct RuleViewDocumentTests {
  private static func table(_ rules: String) -> String {
    """
    {"system": 9, "appearance": [\(rules)], "window": {"subviews": [{"class": "UITableView",
      "sections": [{"rows": [{"text": "A"}]}]}]}}
    """
  }

  @Test("A view needs no class where the property has one, and takes custom classes")
  func reads() throws {
    let text = """
      {"system": 9, "classes": {"Stripe": {"superclass": "UIView", "initial": {"alpha": 0.5},
         "subviews": [{"class": "UILabel", "text": "S"}]}},
       "appearance": [
         {"class": "UITableViewCell", "set": {"backgroundView": {"class": "Stripe"}}},
         {"class": "UITableView", "set": {"tableFooterView": {"backgroundColor": "red"}}},
         {"class": "UILabel", "containedIn": ["Stripe"], "set": {"textColor": "red"}}],
       "window": {"subviews": [
         {"class": "UITableView", "sections": [{"rows": [{"text": "A"}, {"text": "B"}]}]}]}}
      """
    let result = build(text)
    let tree = try #require(result.screen).resolved()
    #expect(result.diagnostics.isEmpty)
    let labels = tree.objects.filter { $0.path.contains("/Stripe/UILabel") }
    #expect(labels.count == 2)
    #expect(labels.allSatisfy { $0.style.winner(PropertySlot("textColor")) != nil })
    let stripe = try #require(tree.objects.first { $0.element.className == "Stripe" })
    #expect(stripe.style.winner(PropertySlot("alpha"))?.source == .instance)
  }

  @Test(
    "What no proxy can carry is refused",
    arguments: [
      (
        #"{"class": "UITableViewCell", "set": {"backgroundView": {"id": "x"}}}"#,
        "'x' can't be an id here: several objects, of the rule, the repetition or the class, would have it"
      ),
      (
        #"{"class": "UITableViewCell", "set": {"textLabel": {"text": "x"}}}"#,
        "a rule can't set 'textLabel', an object of its own: rules for 'UILabel' contained in "
          + "'UITableViewCell' reach it"
      ),
      (
        #"{"class": "UIViewController", "set": {"view": {"class": "UIView"}}}"#,
        "a rule can't set 'view', an object of its own: rules for 'UIView' contained in "
          + "'UIViewController' reach it"
      ),
      (
        #"{"class": "UIVisualEffectView", "set": {"contentView": {}}}"#,
        "a rule can't set 'contentView', an object of its own"
      ),
      (
        #"{"class": "UIViewController", "set": {"modalPresentationStyle": "formSheet"}}"#,
        "a rule can't set 'modalPresentationStyle': it is read before rules reach the object"
      ),
      (
        #"{"class": "UINavigationItem", "set": {"title": "x"}}"#,
        "'UINavigationItem' has no appearance proxy"
      ),
      (
        #"{"class": "UITableViewCell", "set": {"backgroundView": {"class": "UITableViewCell"}}}"#,
        "s.json:1:66: error: the rule gives its view to an object in that very view"
      ),
    ])
  func refuses(rule: String, message: String) {
    let found = findings(Self.table(rule))
    #expect(found.count == 1)
    #expect(found.first?.contains(message) == true, "\(found)")
  }

  @Test("More objects than a screen may have are an error at the class that builds them")
  func tooManyParts() {
    func text(_ count: Int) -> String {
      let views = [String](repeating: #"{"class": "Sub", "n": \#(count)}"#, count: 101)
      return """
        {"classes": {"Sub": "Dots", "Dots": {"superclass": "UIView", "properties": {"n": "integer"},
          "subviews": [{"repeat": "$n", "view": {"class": "UIView"}}]}},
         "window": {"subviews": [\(views.joined(separator: ", "))]}}
        """
    }
    #expect(findings(text(990)).isEmpty)
    #expect(
      findings(text(1000)) == [
        "s.json:2:15: error: the screen's classes and rules add more than 100000 objects to it, or "
          + "objects more than 1000 levels deep (at classes.Dots.subviews)"
      ])
  }

  @Test("Classes that are built from one another end somewhere")
  func deepParts() {
    func text(_ count: Int) -> String {
      let classes = (0..<count).reversed().map { index in
        index == count - 1
          ? "\"C\(index)\": \"UIView\""
          : """
          "C\(index)": {"superclass": "UIView", "subviews": [{"class": "C\(index + 1)"}]}
          """
      }
      return """
        {"classes": {\(classes.joined(separator: ", "))}, "window": {"subviews": [{"class": "C0"}]}}
        """
    }
    #expect(findings(text(300)).isEmpty)
    let found = findings(text(3000))
    #expect(found.count == 1)
    #expect(found.first?.contains("or objects more than 1000 levels deep") == true)
  }

  @Test("A line of superclasses has an end, in a moment")
  func deepLineage() {
    func text(_ count: Int) -> String {
      let classes = (0..<count).map { #""C\#($0)": "C\#($0 + 1)""# } + [#""C\#(count)": "UIView""#]
      return """
        {"classes": {\(classes.joined(separator: ", "))}, "window": {"subviews": [{"class": "C0"}]}}
        """
    }
    #expect(findings(text(100)).isEmpty)
    #expect(
      findings(text(101)) == [
        "s.json:1:20: error: a class can't derive from more than 100 declared classes "
          + "(at classes.C0)"
      ])
    #expect(findings(text(3000)).count == 1)
  }
}
