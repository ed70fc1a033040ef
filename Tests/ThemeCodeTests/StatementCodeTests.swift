import Controls
import ObjectModel
import Raster
import ScreenFormat
import Testing
import Text

@testable import ThemeCode

/// One statement for a person to paste.
@Suite("A property becomes a statement")
struct StatementCodeTests {
  private static func text(
    _ className: String, _ name: String, _ value: AppearanceValue, for axes: AxisValues = .normal,
    _ target: StatementCode.Target = .proxy(), _ language: CodeLanguage = .swift
  ) -> String {
    do {
      return try StatementCode.text(
        of: className, name, value, for: axes, target: target, in: language, classes: ClassTable())
    } catch {
      return "not: \(error.reason)"
    }
  }

  @Test func `of a property, in both languages`() {
    #expect(
      Self.text("UISwitch", "onTintColor", .color(.color(.white)))
        == "UISwitch.appearance().onTintColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)")
    #expect(
      Self.text(
        "UINavigationBar", "isTranslucent", .boolean(false),
        .proxy(containedIn: ["UIPopoverController"]), .objectiveC)
        == "[UINavigationBar appearanceWhenContainedInInstancesOfClasses:"
        + "@[[UIPopoverController class]]].translucent = NO;")
    #expect(
      Self.text("UILabel", "textAlignment", .enumeration("center"), .object("label"))
        == "label.textAlignment = .center")
    #expect(
      Self.text("UILabel", "textAlignment", .enumeration("center"), .object("label"), .objectiveC)
        == "label.textAlignment = NSTextAlignmentCenter;")
  }

  @Test func `of a setter with axes`() {
    let axes = AxisValues(state: [.highlighted, .selected], metrics: .compact)
    let value = AppearanceValue.image(ImageValue(source: .color(.color(.clear), size: .zero)))
    #expect(
      Self.text("UIBarButtonItem", "backgroundImage", value, for: axes)
        == "UIBarButtonItem.appearance()"
        + ".setBackgroundImage(UIImage(), for: [.highlighted, .selected], barMetrics: .compact)")
    #expect(
      Self.text("UIBarButtonItem", "backgroundImage", .null, for: axes, .proxy(), .objectiveC)
        == "[[UIBarButtonItem appearance] setBackgroundImage:nil "
        + "forState:UIControlStateHighlighted | UIControlStateSelected "
        + "barMetrics:UIBarMetricsCompact];")
  }

  @Test func `of a value that needs lines of its own`() {
    let attributes = TextAttributes(
      font: .system(17, .bold),
      shadow: .init(color: .color(.clear), offset: Offset(horizontal: 0, vertical: 1)))
    #expect(
      Self.text("UINavigationBar", "titleTextAttributes", .attributes(attributes)) == """
        let shadow = NSShadow()
        shadow.shadowColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
        shadow.shadowOffset = CGSize(width: 0, height: 1)
        UINavigationBar.appearance().titleTextAttributes = \
        [.font: UIFont.boldSystemFont(ofSize: 17), .shadow: shadow]
        """)
  }

  /// The expression for an image in a document.
  private static func image(_ json: String, _ language: CodeLanguage) throws -> String {
    var ignored = Diagnostics()
    let node = try #require(
      JSONParser.parse(SourceFile(label: "value", text: json), into: &ignored))
    var writer = CodeWriter(language, classes: ClassTable(), minimum: 13)
    return try writer.code(node.value, as: .image).text
  }

  @Test(arguments: [
    (
      #"{"pointSize": 20, "weight": "bold"}"#, "pointSize: 20, weight: .bold",
      "PointSize:20 weight:UIImageSymbolWeightBold"
    ),
    (
      #"{"pointSize": 20, "scale": "large"}"#, "pointSize: 20, weight: .regular, scale: .large",
      "PointSize:20 weight:UIImageSymbolWeightRegular scale:UIImageSymbolScaleLarge"
    ),
    (
      #"{"textStyle": "body", "scale": "small"}"#, "textStyle: .body, scale: .small",
      "TextStyle:UIFontTextStyleBody scale:UIImageSymbolScaleSmall"
    ),
    (#"{"scale": "large"}"#, "scale: .large", "Scale:UIImageSymbolScaleLarge"),
  ])
  func `of a symbol with its configuration, in both languages`(
    _ configuration: String, _ swift: String, _ objectiveC: String
  ) throws {
    let json = #"{"systemImage": "star", "configuration": \#(configuration)}"#
    #expect(
      try Self.image(json, .swift)
        == #"UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(\#(swift)))"#
    )
    #expect(
      try Self.image(json, .objectiveC)
        == #"[UIImage systemImageNamed:@"star" withConfiguration:[UIImageSymbolConfiguration configurationWith\#(objectiveC)]]"#
    )
  }

  @Test(arguments: [
    #"{"textStyle": "body", "weight": "bold"}"#, #"{"weight": "bold", "scale": "large"}"#,
    #"{"paletteColors": ["red"]}"#, #""bold""#,
  ])
  func `a configuration that UIKit has no initialiser for is refused`(_ configuration: String) {
    #expect(throws: NoCode.self) {
      try Self.image(#"{"systemImage": "star", "configuration": \#(configuration)}"#, .swift)
    }
  }

  /// The statement for a property of a button in a document.
  private static func configuration(_ json: String, _ language: CodeLanguage) throws -> String {
    var ignored = Diagnostics()
    let node = try #require(
      JSONParser.parse(SourceFile(label: "value", text: json), into: &ignored))
    var writer = CodeWriter(language, classes: ClassTable(), minimum: 15)
    let button = try #require(ClassTable().id(named: "UIButton"))
    let property = try #require(ClassTable().property("configuration", of: button))
    let code = try writer.code(node.value, as: property.type)
    return (code.setup + [code.text]).joined(separator: "\n")
  }

  @Test func `of a button's configuration, in both languages`() throws {
    let json = """
      {"style": "filled", "title": "Buy", "cornerStyle": "capsule", "buttonSize": "large", "imagePlacement": "top",
       "imagePadding": 4, "contentInsets": [1, 2, 3, 4], "showsActivityIndicator": true,
       "preferredSymbolConfigurationForImage": {"pointSize": 20, "weight": "bold"},
       "background": {"cornerRadius": 12, "strokeWidth": 1}}
      """
    #expect(
      try Self.configuration(json, .swift) == """
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        configuration.cornerStyle = .capsule
        configuration.buttonSize = .large
        configuration.imagePlacement = .top
        configuration.imagePadding = 4
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        configuration.showsActivityIndicator = true
        configuration.preferredSymbolConfigurationForImage = \
        UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
        configuration.background.cornerRadius = 12
        configuration.background.strokeWidth = 1
        configuration
        """)
    #expect(
      try Self.configuration(json, .objectiveC) == """
        UIButtonConfiguration *configuration = [UIButtonConfiguration filledButtonConfiguration];
        configuration.title = @"Buy";
        configuration.cornerStyle = UIButtonConfigurationCornerStyleCapsule;
        configuration.buttonSize = UIButtonConfigurationSizeLarge;
        configuration.imagePlacement = NSDirectionalRectEdgeTop;
        configuration.imagePadding = 4;
        configuration.contentInsets = NSDirectionalEdgeInsetsMake(1, 2, 3, 4);
        configuration.showsActivityIndicator = YES;
        configuration.preferredSymbolConfigurationForImage = \
        [UIImageSymbolConfiguration configurationWithPointSize:20 weight:UIImageSymbolWeightBold];
        configuration.background.cornerRadius = 12;
        configuration.background.strokeWidth = 1;
        configuration
        """)
    #expect(
      try Self.configuration("{}", .swift)
        == "var configuration = UIButton.Configuration.plain()\nconfiguration")
  }

  @Test func `but not where UIKit has no setter, or code can't say it`() {
    #expect(Self.text("UISwitch", "slide", .number(1)).hasPrefix("not: it is mockup's own"))
    #expect(Self.text("UIView", "cornerRadius", .number(1)).contains("the view's layer"))
    #expect(Self.text("UILabel", "shadowColor", .null).hasSuffix("shadowColor = nil"))
    #expect(Self.text("UILabel", "textColor", .color(.tint)).contains("each object's own tint"))
    #expect(Self.text("UILabel", "nothing", .null) == "not: 'UILabel' has no property 'nothing'")
  }
}
