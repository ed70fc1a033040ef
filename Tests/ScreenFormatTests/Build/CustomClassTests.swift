import Controls
import ObjectModel
import Raster
import ScreenFormat
import Testing

/// A screen with classes and one view in the window.
private func screen(
  classes: String, view: String, appearance: String = "[]", system: Int = 9
) throws -> Screen {
  let result = build(
    """
    {"system": \(system), "classes": {\(classes)}, "appearance": \(appearance),
     "window": {"subviews": [\(view)]}}
    """)
  let problems = result.diagnostics.sorted().map(\.description)
  return try #require(result.screen, "\(problems)")
}

extension Screen {
  /// Class names with the value of one property, in tree order; nil where nobody gave one.
  fileprivate func values(_ property: String, of className: String) -> [String?] {
    resolved().objects.filter { $0.element.className == className }.map { object in
      object.style.value(PropertySlot(property)).map(DocumentPrinter.text)
    }
  }

  /// Solid colours of fills and strokes, in order, the window's black left out.
  fileprivate var inks: [String] {
    displayList().commands.compactMap { command in
      switch command {
      case .fill(_, _, .solid(let color)), .stroke(_, _, .solid(let color)): color.description
      default: nil
      }
    }.filter { $0 != "#000000FF" }
  }

  fileprivate func frames(of className: String) -> [Rect] {
    let placed = LayoutPass.layOut(resolved())
    return zip(placed.styled.objects, placed.windowFrames)
      .filter { $0.0.element.className == className }.map(\.1)
  }
}

@Suite("Custom classes")
struct CustomClassTests {
  private static let rating = """
    "Rating": {"superclass": "UIControl",
      "properties": {"rating": {"type": "integer", "default": 1},
                     "starColor": {"type": "color", "default": "red"}},
      "intrinsicContentSize": [100, 20],
      "subviews": [{"repeat": 5, "offset": [20, 0], "view": {
        "class": "UIButton", "frame": [0, 0, 20, 20], "backgroundColor": "$starColor",
        "isSelected": {"lessThan": ["$index", "$rating"]}}}]}
    """

  @Test("A repetition makes a view for each index, moved on by the offset")
  func repeats() throws {
    let screen = try screen(
      classes: Self.rating, view: #"{"class": "Rating", "frame": [10, 5, null, null]}"#)
    #expect(screen.frames(of: "UIButton").map(\.minX) == [10, 30, 50, 70, 90])
    #expect(screen.frames(of: "Rating") == [Rect(x: 10, y: 5, width: 100, height: 20)])
  }

  @Test("A comparison is decided by the object's own value")
  func compares() throws {
    let screen = try screen(classes: Self.rating, view: #"{"class": "Rating", "rating": 3}"#)
    #expect(
      screen.values("isSelected", of: "UIButton") == ["true", "true", "true", "false", "false"])
  }

  @Test("A rule on the class reaches its subviews, and an instance value goes before it")
  func rulesReachSubviews() throws {
    let rules = ##"[{"class": "Rating", "set": {"starColor": "#0F0", "rating": 2}}]"##
    let ruled = try screen(classes: Self.rating, view: #"{"class": "Rating"}"#, appearance: rules)
    #expect(ruled.values("backgroundColor", of: "UIButton").first == "\"#00FF00FF\"")
    #expect(ruled.values("isSelected", of: "UIButton").count { $0 == "true" } == 2)
    let own = try screen(
      classes: Self.rating, view: ##"{"class": "Rating", "starColor": "#00F"}"##, appearance: rules)
    #expect(own.values("backgroundColor", of: "UIButton").first == "\"#0000FFFF\"")
  }

  @Test("What a class gives its parts is a default; what somebody gave the object beats part rules")
  func precedenceOfParts() throws {
    let rules =
      ##"[{"class": "UIButton", "containedIn": ["Rating"], "set": {"backgroundColor": "#0F0"}}]"##
    let byRule = try screen(classes: Self.rating, view: #"{"class": "Rating"}"#, appearance: rules)
    #expect(byRule.values("backgroundColor", of: "UIButton").first == "\"#00FF00FF\"")
    let given = try screen(
      classes: Self.rating, view: ##"{"class": "Rating", "starColor": "#00F"}"##, appearance: rules)
    #expect(given.values("backgroundColor", of: "UIButton").first == "\"#0000FFFF\"")
  }

  @Test(
    "What a class writes of a part's part wins over the control's own values, and rules win over it"
  )
  func nestedParts() throws {
    let classes = """
      "Card": {"superclass": "UIView", "subviews": [
        {"class": "UIButton", "title": "Buy", "titleLabel": {"font": 30, "numberOfLines": 2}},
        {"class": "UITableViewCell", "text": "Row", "textLabel": {"font": 31, "textColor": "#F00"}}]}
      """
    let plain = try screen(classes: classes, view: #"{"class": "Card"}"#)
    #expect(plain.values("font", of: "UILabel") == ["30", "31"])
    #expect(plain.values("textColor", of: "UILabel").last == "\"#FF0000FF\"")
    let rules = #"[{"class": "UILabel", "containedIn": ["UITableViewCell"], "set": {"font": 12}}]"#
    let ruled = try screen(classes: classes, view: #"{"class": "Card"}"#, appearance: rules)
    #expect(ruled.values("font", of: "UILabel") == ["30", "12"])
  }

  @Test("explain names the rule that reached a part")
  func explainsParts() throws {
    let rules = ##"[{"class": "Rating", "set": {"starColor": "#0F0"}}]"##
    let screen = try screen(classes: Self.rating, view: #"{"class": "Rating"}"#, appearance: rules)
    let explanation = Explanation(LayoutPass.layOut(screen.resolved()))
    let button = try #require(explanation.entries.first { $0.className == "UIButton" })
    let property = try #require(button.properties.first { $0.name == "backgroundColor" })
    #expect(property.winner.source == .appearance)
    #expect(property.winner.rule?.className == "Rating")
  }

  @Test("A repetition can be as long as a property says")
  func repeatsByProperty() throws {
    let classes = """
      "Dots": {"superclass": "UIView", "properties": {"count": "integer"}, "subviews": [
        {"repeat": "$count", "offset": [5, 1], "view": {"class": "UISwitch"}}]}
      """
    #expect(
      try screen(classes: classes, view: #"{"class": "Dots", "count": 3}"#).frames(of: "UISwitch")
        .map(\.minY) == [0, 1, 2])
    #expect(
      try screen(classes: classes, view: #"{"class": "Dots"}"#).frames(of: "UISwitch").isEmpty)
    #expect(
      try screen(classes: classes, view: #"{"class": "Dots", "count": 1e9}"#)
        .frames(of: "UISwitch").count == 1000)
  }

  @Test("Subviews stand below those that the document gives, a subclass's above its superclass's")
  func orderOfSubviews() throws {
    let classes = """
      "A": {"superclass": "UIView", "subviews": [{"class": "UILabel"}]},
      "B": {"superclass": "A", "subviews": [{"class": "UISwitch"}]}
      """
    let view = #"{"class": "B", "subviews": [{"class": "UIButton"}]}"#
    let names = try screen(classes: classes, view: view).resolved().objects
      .map(\.element.className)
    #expect(
      names.filter { ["UILabel", "UISwitch", "UIButton"].contains($0) }
        == ["UILabel", "UISwitch", "UIButton"])
  }

  @Test("Frames of subviews are meant in the size that the class asks for")
  func autoresizing() throws {
    let classes = """
      "Card": {"superclass": "UIView", "intrinsicContentSize": [100, 40], "subviews": [
        {"class": "UILabel", "frame": [10, 0, 80, 40], "autoresizingMask": ["flexibleWidth"]}]}
      """
    let frames = try screen(classes: classes, view: #"{"class": "Card", "frame": [0, 0, 200, 40]}"#)
      .frames(of: "UILabel")
    #expect(frames == [Rect(x: 10, y: 0, width: 180, height: 40)])
  }

  @Test("Subviews of a controller's class are in its view, and take its properties")
  func controllers() throws {
    let result = build(
      """
      {"classes": {"Alert": {"superclass": "UIViewController",
         "properties": {"accent": {"type": "color", "default": "red"}},
         "subviews": [{"class": "UILabel", "text": "$title", "textColor": "$accent"}]}},
       "appearance": [{"class": "Alert", "set": {"accent": "#0F0"}}],
       "window": {"rootViewController": {"class": "Alert", "title": "Hello"}}}
      """)
    let screen = try #require(result.screen)
    #expect(screen.values("text", of: "UILabel") == ["\"Hello\""])
    #expect(screen.values("textColor", of: "UILabel") == ["\"#00FF00FF\""])
    #expect(
      screen.resolved().objects.contains { $0.path == "window/Alert/UIView/UILabel" })
  }

  @Test("A drawing takes colours and numbers from properties, tint and bounds")
  func drawings() throws {
    let classes = """
      "Badge": {"superclass": "UIView",
        "properties": {"fill": {"type": "color", "axes": 1}, "inset": {"type": "number", "default": 2}},
        "draw": [{"fill": "$fill@1", "rect": ["$inset", 0, "$bounds.width", "$bounds.height"]},
                 {"fill": "$tintColor", "rect": [0, 0, 1, 1]},
                 {"fill": "$fill@2", "rect": [0, 0, 1, 1]}]}
      """
    let view =
      ##"{"class": "Badge", "fill@1": "#0F0", "frame": [0, 0, 30, 10], "tintColor": "#00F"}"##
    let screen = try screen(classes: classes, view: view)
    // Nobody set the colour of axis 2, which draws nothing.
    #expect(screen.inks == ["#00FF00FF", "#0000FFFF"])
    let rects = screen.displayList().commands.compactMap { command -> Rect? in
      if case .fill(let path, _, .solid(let color)) = command, color.green == 1 {
        path.rectangle
      } else {
        nil
      }
    }
    #expect(rects == [Rect(x: 2, y: 0, width: 30, height: 10)])
  }

  @Test("The default of a property with axes counts for every combination that nobody set")
  func defaultsOfAxes() throws {
    let spots = """
      "Spots": {"superclass": "UIView", "properties": {"c": {"type": "color", "axes": 2, "default": "red"}},
        "draw": [{"fill": "$c@1,2", "rect": [0, 0, 5, 5]}, {"fill": "$c@3,4", "rect": [5, 0, 5, 5]}]}
      """
    let screen = try screen(
      classes: spots,
      view: #"{"class": "Spots", "id": "s", "c@3,4": "green", "frame": [0, 0, 10, 5]}"#)
    #expect(screen.inks == ["#FF0000FF", "#00FF00FF"])
    let explanation = Explanation(LayoutPass.layOut(screen.resolved()), property: "c@1,2")
    let property = explanation.entries(id: "s").first?.properties.first { $0.isRequested }
    #expect(property?.name == "c@1,2")
    #expect(property?.winner.source == .default)
    #expect(property.map { DocumentPrinter.text($0.winner.value) } == "\"#FF0000FF\"")
  }

  @Test("A drawing is that of the most derived class that has one")
  func inheritedDrawing() throws {
    let classes = ##"""
      "A": {"superclass": "UIView", "draw": [{"fill": "#F00", "rect": [0, 0, 1, 1]}]},
      "B": "A",
      "C": {"superclass": "B", "draw": [{"fill": "#0F0", "rect": [0, 0, 1, 1]}]}
      """##
    let size = #""frame": [0, 0, 9, 9]"#
    #expect(try screen(classes: classes, view: "{\"class\": \"B\", \(size)}").inks == ["#FF0000FF"])
    #expect(try screen(classes: classes, view: "{\"class\": \"C\", \(size)}").inks == ["#00FF00FF"])
  }

  @Test("An image drawn for a subview takes the custom object's colours")
  func drawnImages() throws {
    let classes = """
      "Icon": {"superclass": "UIView", "properties": {"ink": {"type": "color", "default": "red"}},
        "subviews": [{"class": "UIImageView", "frame": [0, 0, 2, 2], "image": {"size": [2, 2], "draw": [
          {"repeat": 2, "offset": [0, 1], "draw": [{"fill": "$ink", "rect": ["$index", 0, 1, 1]}]}]}}]}
      """
    let screen = try screen(classes: classes, view: ##"{"class": "Icon", "ink": "#0F0"}"##)
    let image = try #require(screen.values("image", of: "UIImageView").first ?? nil)
    #expect(image.contains("#00FF00FF") && !image.contains("$ink"))
  }

  @Test("A text takes a number as its digits")
  func numbersAsText() throws {
    let classes = """
      "Count": {"superclass": "UIView", "properties": {"count": "integer"},
        "subviews": [{"class": "UILabel", "text": "$count"}]}
      """
    let screen = try screen(classes: classes, view: #"{"class": "Count", "count": 12}"#)
    #expect(screen.values("text", of: "UILabel") == ["\"12\""])
  }

  @Test("What an initialiser sets blocks rules; a default does not")
  func initialValuesBlockRules() throws {
    let classes = ##"""
      "Trapped": {"superclass": "UILabel", "properties": {"rectColor": "color", "cornerRadius": "number"},
        "initial": {"rectColor": "#F00", "cornerRadius": 10}},
      "Rounded": {"superclass": "UILabel", "properties": {
        "rectColor": {"type": "color", "default": "#F00"}, "cornerRadius": {"type": "number", "default": 10}}}
      """##
    let rules = ##"""
      [{"class": "Trapped", "set": {"rectColor": "#00F", "cornerRadius": 2}},
       {"class": "Rounded", "set": {"rectColor": "#00F", "cornerRadius": 2}}]
      """##
    let trapped = try screen(classes: classes, view: #"{"class": "Trapped"}"#, appearance: rules)
    #expect(trapped.values("rectColor", of: "Trapped") == ["\"#FF0000FF\""])
    #expect(trapped.values("cornerRadius", of: "Trapped") == ["10"])
    let rounded = try screen(classes: classes, view: #"{"class": "Rounded"}"#, appearance: rules)
    #expect(rounded.values("rectColor", of: "Rounded") == ["\"#0000FFFF\""])
    #expect(rounded.values("cornerRadius", of: "Rounded") == ["2"])
    let plain = try screen(classes: classes, view: #"{"class": "Rounded"}"#)
    #expect(plain.values("cornerRadius", of: "Rounded") == ["10"])
  }

  @Test("A part's own initialiser gives way to the class that builds the part")
  func partsOverrideInitialValues() throws {
    let classes = ##"""
      "Dot": {"superclass": "UIView", "initial": {"backgroundColor": "#F00"}},
      "Dots": {"superclass": "UIView", "subviews": [{"class": "Dot", "backgroundColor": "#0F0"}, {"class": "Dot"}]}
      """##
    let screen = try screen(classes: classes, view: #"{"class": "Dots"}"#)
    #expect(
      screen.values("backgroundColor", of: "Dot") == ["\"#00FF00FF\"", "\"#FF0000FF\""])
  }

  @Test("A class's own rules are the weakest")
  func classRules() throws {
    let classes = ##"""
      "R": {"superclass": "UIView", "properties": {"ink": "color"}, "appearance": {"ink": "#F00"}}
      """##
    let rule = ##"[{"class": "R", "set": {"ink": "#0F0"}}]"##
    #expect(
      try screen(classes: classes, view: #"{"class": "R"}"#).values("ink", of: "R")
        == ["\"#FF0000FF\""])
    #expect(
      try screen(classes: classes, view: #"{"class": "R"}"#, appearance: rule)
        .values("ink", of: "R") == ["\"#00FF00FF\""])
  }

  @Test("A class's own rules lose to any rule for a superclass, its superclass's own to them")
  func classRulesAndSuperclasses() throws {
    let classes = ##"""
      "A": {"superclass": "UILabel", "appearance": {"textColor": "#F00", "shadowColor": "#F00"}},
      "B": {"superclass": "A", "appearance": {"textColor": "#00F"}}
      """##
    let rule = ##"[{"class": "UIView", "set": {"shadowColor": "#0F0"}}]"##
    let label = try screen(classes: classes, view: #"{"class": "B"}"#, appearance: rule)
    #expect(label.values("textColor", of: "B") == ["\"#0000FFFF\""])
    #expect(label.values("shadowColor", of: "B") == ["\"#00FF00FF\""])
  }

  @Test("A class's property goes before a variable of its name, a variable before UIKit's property")
  func propertiesAndVariables() throws {
    let result = build(
      ##"""
      {"variables": {"ink": "#F00", "backgroundColor": "#00F"},
       "classes": {"R": {"superclass": "UIView", "properties": {"ink": {"type": "color", "default": "#0F0"}},
         "subviews": [{"class": "UILabel", "textColor": "$ink", "shadowColor": "$backgroundColor"}]}},
       "window": {"subviews": [{"class": "R"}]}}
      """##)
    let screen = try #require(result.screen)
    #expect(screen.values("textColor", of: "UILabel") == ["\"#00FF00FF\""])
    #expect(screen.values("shadowColor", of: "UILabel") == ["\"#0000FFFF\""])
  }

  @Test("Cells and sections can be repeated too")
  func repeatsInTables() throws {
    let table = """
      "Page": {"superclass": "UIView", "properties": {"n": "integer"}, "subviews": [
        {"class": "UITableView", "frame": [0, 0, 100, 400], "sections": [{"headerTitle": "H", "rows": [
          {"repeat": "$n", "view": {"text": "$n"}}]}]}]}
      """
    let screen = try screen(classes: table, view: #"{"class": "Page", "n": 3}"#)
    #expect(screen.frames(of: "UITableViewCell").count == 3)
    #expect(screen.frames(of: "UITableViewHeaderFooterView").count == 1)
  }

  @Test("An object that a property holds stands below its owner, and rules reach it")
  func objectsOfProperties() throws {
    let classes = ##"""
      "Owner": {"superclass": "UIView",
        "properties": {"part": {"type": "object", "class": "Part", "default": {}}},
        "draw": [{"fill": "$part.ink", "rect": [0, 0, 1, 1]}]},
      "Base": {"superclass": "NSObject", "properties": {"ink": {"type": "color", "default": "#F00"}}},
      "Part": "Base"
      """##
    let rule = ##"[{"class": "Base", "containedIn": ["Owner"], "set": {"ink": "#0F0"}}]"##
    let view = #"{"class": "Owner", "frame": [0, 0, 9, 9]}"#
    #expect(try screen(classes: classes, view: view).inks == ["#FF0000FF"])
    #expect(try screen(classes: classes, view: view, appearance: rule).inks == ["#00FF00FF"])
    let own = ##"{"class": "Owner", "frame": [0, 0, 9, 9], "part": {"id": "p", "ink": "#00F"}}"##
    let set = try screen(classes: classes, view: own, appearance: rule)
    #expect(set.inks == ["#0000FFFF"])
    #expect(set.resolved().objects.contains { $0.path == "window/Owner/Part[p]" })
  }

  @Test("A property holds no view")
  func propertiesHoldNoViews() {
    let text = """
      {"classes": {"A": {"superclass": "UIView", "properties": {
        "x": {"type": "object", "class": "UILabel"}, "y": {"type": "object", "class": "Nothing"}}}},
       "window": {}}
      """
    #expect(
      findings(text) == [
        "s.json:2:36: error: 'UILabel' is a view or controller; a property holds other objects, and "
          + "'subviews' what an instance is built from (at classes.A.properties.x.class)",
        "s.json:2:81: error: unknown class 'Nothing' (at classes.A.properties.y.class)",
      ])
  }
}
