import ObjectModel
import ScreenFormat
import Testing

@testable import ThemeCode

@Suite("Themes of whole applications")
struct WholeAppTests {
  /// The start of an application that runs statements.
  private static func start(_ body: String) -> String {
    """
    @implementation AppDelegate
    - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options {
      \(body)
      return YES;
    }
    @end

    """
  }

  private static func red(_ name: String) -> String {
    "[[UISwitch appearance] setOnTintColor:[UIColor \(name)]];"
  }

  // MARK: Conditions that nothing decides

  @Test func `both sides are run, and what they set alike is known`() throws {
    let theme = try Imported.objectiveC(
      Self.start(
        """
        if ([Remote isNight]) {
          [[UISwitch appearance] setOnTintColor:[UIColor redColor]];
          [[UINavigationBar appearance] setBarTintColor:[UIColor blackColor]];
        } else {
          [[UISwitch appearance] setOnTintColor:[UIColor redColor]];
          [[UINavigationBar appearance] setBarTintColor:[UIColor whiteColor]];
        }
        """))
    #expect(theme.value("onTintColor", of: "UISwitch") == "\"red\"")
    #expect(theme.value("barTintColor", of: "UINavigationBar") == "\"black\"")
    #expect(
      theme.result.report.summary
        == "2 statements: 1 carried over, 1 assumed, 0 not, 0 need a value")
    #expect(theme.result.text.contains("// App.m:5, assuming Remote.isNight"))
    #expect(
      theme.messages == [
        "3:3: nothing here decides 'Remote.isNight', so that it is taken to hold; "
          + "--define Remote.isNight=false takes the other side"
      ])
  }

  @Test func `the option that a message prints takes the other side`() throws {
    let code = Self.start(
      "if ([Remote isNight]) { \(Self.red("redColor")) } else { \(Self.red("blueColor")) }")
    let theme = try Imported.objectiveC(code, define: ["Remote.isNight": false])
    #expect(theme.value("onTintColor", of: "UISwitch") == "\"blue\"")
    #expect(theme.result.report.summary == "1 statement: 1 carried over, 0 not, 0 need a value")
    #expect(theme.messages.isEmpty)
  }

  @Test func `a variable and an appearance that a condition changes are assumed`() throws {
    let theme = try Imported.objectiveC(
      Self.start(
        """
        UIColor *color = [UIColor whiteColor];
        UINavigationBarAppearance *bar = [[UINavigationBarAppearance alloc] init];
        if ([Remote isNight]) { color = [UIColor blackColor]; bar.backgroundColor = [UIColor redColor]; }
        else { bar.backgroundColor = [UIColor blueColor]; }
        [UINavigationBar appearance].standardAppearance = bar;
        [[UISwitch appearance] setOnTintColor:color];
        [[UISlider appearance] setTintColor:[Remote isNight] ? [UIColor redColor] : [UIColor redColor]];
        """), system: 15)
    #expect(theme.variable("color") == "\"black\"")
    #expect(
      theme.value("standardAppearance", of: "UINavigationBar") == #"{"backgroundColor": "red"}"#)
    #expect(theme.value("tintColor", of: "UISlider") == "\"red\"")
    #expect(theme.result.report.assumed == 2)
    #expect(theme.result.report.carried >= 1)
  }

  @Test func `a switch whose value nothing decides is told once, with an option that works`() throws
  {
    let code = Self.start(
      """
      switch ([Remote look]) {
        case LookDay: \(Self.red("redColor")) break;
        case LookNight: \(Self.red("blueColor")) break;
      }
      """)
    let theme = try Imported.objectiveC(code)
    #expect(theme.value("onTintColor", of: "UISwitch") == "\"red\"")
    #expect(theme.result.report.assumed == 1)
    #expect(theme.messages.count == 1)
    #expect(theme.messages.first?.contains("--define LookNight=true takes another one") == true)
    let night = try Imported.objectiveC(code, define: ["LookNight": true])
    #expect(night.value("onTintColor", of: "UISwitch") == "\"blue\"")
    #expect(night.result.report.assumed == 0)
  }

  @Test func `who leaves early and sets nothing is not the usual case`() throws {
    let theme = try Imported.objectiveC(
      Self.start("if ([Tests isRunning]) { return YES; }\n  \(Self.red("redColor"))"))
    #expect(theme.value("onTintColor", of: "UISwitch") == "\"red\"")
    #expect(theme.result.text.contains("assuming not Tests.isRunning"))
    #expect(
      (theme.messages.first ?? "").contains("taken not to hold; --define Tests.isRunning=true"))
  }

  @Test(arguments: [
    ("[[NSUserDefaults standardUserDefaults] boolForKey:@\"night\"]", "blue"),
    ("[[NSUserDefaults standardUserDefaults] objectForKey:@\"theme\"]", "blue"),
    ("[[NSUserDefaults standardUserDefaults] integerForKey:@\"level\"] > 0", "blue"),
    ("[[NSUserDefaults standardUserDefaults] boolForKey:@\"registered\"]", "red"),
  ])
  func `a fresh install has no settings but those that code registers`(
    _ condition: String, _ color: String
  ) throws {
    let theme = try Imported.objectiveC(
      Self.start(
        "[[NSUserDefaults standardUserDefaults] registerDefaults:@{@\"registered\": @YES}];\n"
          + "  if (\(condition)) { \(Self.red("redColor")) } else { \(Self.red("blueColor")) }"))
    #expect(theme.value("onTintColor", of: "UISwitch") == "\"\(color)\"")
    #expect(theme.result.report.assumed == 0)
  }

  @Test func `many conditions in each other end`() throws {
    var body = Self.red("redColor")
    for level in 0..<40 {
      body =
        "if ([Remote c\(level)]) { \(body) } else { [[UISlider appearance] setTintColor:[UIColor redColor]]; }"
    }
    let theme = try Imported.objectiveC(Self.start(body))
    #expect(theme.value("onTintColor", of: "UISwitch") == "\"red\"")
  }

  // MARK: Calls on what is not known

  private static let styles = """
    @implementation Styles
    - (void)applyGlobalLook { \(red("redColor")) }
    - (UIColor *)accent { return [UIColor greenColor]; }
    @end

    """

  @Test func `a method of the only class that has it is run, whatever it is called on`() throws {
    let theme = try Imported.objectiveC(
      Self.styles
        + Self.start(
          "[self.environment.styles applyGlobalLook];\n"
            + "  [[UISlider appearance] setTintColor:[self.environment.styles accent]];"))
    #expect(theme.value("onTintColor", of: "UISwitch") == "\"red\"")
    #expect(
      theme.variable("accent") == "\"green\""
        || theme.value("tintColor", of: "UISlider") == "\"green\"")
    #expect(theme.messages.isEmpty)
  }

  @Test(arguments: [("redColor", "redColor"), ("redColor", "blueColor")])
  func `of several methods of a name, what all of them do counts`(
    _ first: String, _ second: String
  ) throws {
    let theme = try Imported.objectiveC(
      "@implementation A\n- (void)apply { \(Self.red(first)) }\n@end\n"
        + "@implementation B\n- (void)apply { \(Self.red(second)) }\n@end\n"
        + Self.start("[[self make] apply];"))
    guard first != second else {
      #expect(theme.value("onTintColor", of: "UISwitch") == "\"red\"")
      return #expect(theme.messages.isEmpty)
    }
    #expect(theme.rule("UISwitch") == nil)
    #expect(
      (theme.messages.first ?? "").contains(
        "'self.make.apply' may call 'A.apply' or 'B.apply', and nothing here tells which of them"))
  }

  @Test func `an initialiser is not taken for that of another class`() throws {
    let theme = try Imported.objectiveC(
      "@implementation Look\n- (instancetype)init { self = [super init]; \(Self.red("redColor")) return self; }\n@end\n"
        + Self.start(
          "[[UISlider appearance] setTintColor:[UIColor redColor]]; [[[self make] alloc] init];"))
    #expect(theme.rule("UISwitch") == nil)
    #expect(!theme.messages.contains { $0.contains("calls of each other") })
  }

  // MARK: Helpers

  @Test func `a function that is given values is a helper, and not run by itself`() throws {
    let theme = try Imported.objectiveC(
      """
      @implementation Theme
      + (void)apply { [self bar:[UIColor redColor]]; }
      + (void)bar:(UIColor *)color { [[UINavigationBar appearance] setBarTintColor:color]; }
      + (void)bar:(UIColor *)color image:(UIImage *)image {
        [[UINavigationBar appearance] setBarTintColor:color];
      }
      @end
      """)
    #expect(theme.value("barTintColor", of: "UINavigationBar") == "\"red\"")
    #expect(
      theme.messages == [
        "4:1: nothing that is run here calls 'bar:image:', which sets appearances, so that it is left out; "
          + "--entry bar:image: runs it"
      ])
    let chosen = try Imported.objectiveC(
      Self.start(Self.red("redColor"))
        + "@implementation T\n+ (void)a:(int)x { \(Self.red("blueColor")) }\n@end",
      entries: ["a:"])
    #expect(chosen.value("onTintColor", of: "UISwitch") == "\"blue\"")
  }

  // MARK: The preprocessor

  @Test func `conditions of definitions are decided by the definitions`() throws {
    func theme(_ define: [String: Bool] = [:], _ condition: String = "THEME == THEME_A") throws
      -> Imported
    {
      try Imported.objectiveC(
        """
        #define THEME_A 1
        #define THEME_B 2
        #define THEME THEME_A
        #define LOOP LOOP
        @implementation A
        #if \(condition)
        - (void)apply { \(Self.red("redColor")) }
        #else
        - (void)apply { \(Self.red("blueColor")) }
        #endif
        @end
        """, define: define)
    }
    #expect(try theme().value("onTintColor", of: "UISwitch") == "\"red\"")
    #expect(try theme([:], "THEME == THEME_B").value("onTintColor", of: "UISwitch") == "\"blue\"")
    let open = try theme([:], "OTHER > 2")
    #expect((open.messages.first ?? "").contains("--define 'OTHER>2=false' takes the other one"))
    #expect(
      try theme(["OTHER>2": false], "OTHER > 2").value("onTintColor", of: "UISwitch") == "\"blue\"")
    #expect(try theme([:], "LOOP == 1").messages.contains { $0.contains("nothing here decides") })
    #expect(
      try theme([:], "defined(UI_APPEARANCE_SELECTOR)").value("onTintColor", of: "UISwitch")
        == "\"red\"")
  }

  @Test func `a macro of statements runs where it is used, and may leave the function`() throws {
    let theme = try Imported.objectiveC(
      """
      #define color(r, g, b) static UIColor *made; if (made == nil) made = \\
        [UIColor colorWithRed:r / 255.0 green:g / 255.0 blue:b / 255.0 alpha:1]; return made
      @implementation A
      + (UIColor *)brand { color(255, 0, 51); }
      + (void)apply { [[UISwitch appearance] setOnTintColor:[A brand]]; }
      @end
      """)
    #expect(theme.result.text.contains(#""red": 1, "green": 0, "blue": 0.2, "alpha": 1"#))
    #expect(theme.result.report.carried == 1)
  }

  @Test(arguments: [
    (6, "NSFoundationVersionNumber <= NSFoundationVersionNumber_iOS_6_1", true),
    (7, "NSFoundationVersionNumber <= NSFoundationVersionNumber_iOS_6_1", false),
    (6, "floor(NSFoundationVersionNumber) <= NSFoundationVersionNumber_iOS_6_1", true),
    (8, "NSFoundationVersionNumber > NSFoundationVersionNumber_iOS_7_1", true),
    (9, "NSFoundationVersionNumber <= NSFoundationVersionNumber_iOS_9_x_Max", true),
    (10, "NSFoundationVersionNumber <= NSFoundationVersionNumber_iOS_9_x_Max", false),
  ])
  func `versions of Foundation stand for releases`(
    _ system: Int, _ condition: String, _ holds: Bool
  ) throws {
    let theme = try Imported.objectiveC(
      "@implementation A\n- (void)apply { if (\(condition)) { \(Self.red("redColor")) } }\n@end",
      system: system)
    #expect((theme.rule("UISwitch") != nil) == holds)
  }

  // MARK: Words of the shell

  @Test(arguments: [
    ("isPro", "--define isPro=false"), ("a > 2", "--define 'a>2=false'"),
    ("s == 'x'", #"--define 's=='\''x'\''=false'"#),
  ])
  func `options in messages can be pasted`(_ condition: String, _ option: String) {
    #expect(DefineOption.text(condition, false) == option)
  }
}
