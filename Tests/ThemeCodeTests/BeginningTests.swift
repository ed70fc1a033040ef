import Testing

@testable import ThemeCode

@Suite("Code begins where the application does")
struct BeginningTests {
  private static let theme = """
    @implementation Theme
    + (void)apply { [[UINavigationBar appearance] setBarTintColor:[UIColor redColor]]; }
    + (void)applyHolidayLook {
      [[UINavigationBar appearance] setBarTintColor:[UIColor greenColor]];
      [[UISwitch appearance] setOnTintColor:[UIColor greenColor]];
    }
    @end
    """
  private static let start = """
    @implementation AppDelegate
    - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
      [Theme apply];
      return YES;
    }
    @end
    @implementation ListController
    - (void)viewDidLoad { [[UISlider appearance] setMinimumTrackTintColor:[UIColor redColor]]; }
    @end
    """

  @Test func `what nothing calls is left out where the start of the application is given`() throws {
    let theme = try Imported.objectiveC(Self.theme + "\n" + Self.start)
    #expect(theme.value("barTintColor", of: "UINavigationBar") == "\"red\"")
    #expect(theme.value("minimumTrackTintColor", of: "UISlider") == "\"red\"")
    #expect(theme.rule("UISwitch") == nil)
    #expect(
      theme.messages == [
        "3:1: nothing that is run here calls 'applyHolidayLook', which sets appearances, so that it is left "
          + "out; --entry applyHolidayLook runs it"
      ])
  }

  @Test(arguments: [
    ("applicationTheme", false), ("searchBarColors", false), ("scenes", false),
    ("applicationDidBecomeActive", true), ("viewWillAppear", true),
  ])
  func `a name that only begins as UIKit's does is called by nobody`(
    _ name: String, _ isCalled: Bool
  ) throws {
    let method =
      "@implementation Panel\n- (void)\(name) { [[UISwitch appearance] setOnTintColor:[UIColor redColor]]; }\n@end"
    let theme = try Imported.objectiveC([Self.theme, Self.start, method].joined(separator: "\n"))
    #expect((theme.rule("UISwitch") != nil) == isCalled)
  }

  @Test func `without that start all is run but for what functions set otherwise than each other`()
    throws
  {
    let theme = try Imported.objectiveC(Self.theme)
    #expect(theme.rule("UINavigationBar") == nil)
    #expect(theme.value("onTintColor", of: "UISwitch") == "\"green\"")
    #expect(theme.result.text.contains("// App.m:5, assuming 'applyHolidayLook' has run"))
    #expect(
      theme.messages == [
        "3:1: nothing here tells which of 'Theme.apply' and 'Theme.applyHolidayLook' counts, and they set "
          + "UINavigationBar.barTintColor differently, so that it is left out; --entry Theme.apply takes one of them",
        "5:3: nothing calls this at launch: it is taken that 'applyHolidayLook' has run",
      ])
    let report = theme.result.report
    #expect((report.statements, report.assumed, report.unseen) == (1, 1, 2))
    #expect(report.uncalled == ["Theme.apply", "Theme.applyHolidayLook"])
  }

  private static func look(_ name: String, _ body: String) -> String {
    "@implementation \(name)\n+ (void)apply { \(body) }\n@end\n"
  }

  @Test func `what functions that nothing calls set alike is carried over`() throws {
    let both = "[[UISwitch appearance] setOnTintColor:[UIColor redColor]];"
    let theme = try Imported.objectiveC(
      Self.look("Day", both + "[UIApplication sharedApplication].statusBarHidden = NO;")
        + Self.look("Night", both + "[UIApplication sharedApplication].statusBarHidden = YES;"))
    #expect(theme.value("onTintColor", of: "UISwitch") == "\"red\"")
    #expect(theme.member("infoPlist") == nil)
    #expect(theme.result.report.assumed == 0)
    #expect(theme.messages.count == 1)
    #expect((theme.messages.first ?? "").contains("they set UIStatusBarHidden differently"))
  }

  @Test func `an appearance that is left out takes the statements that fill it along`() throws {
    func body(_ color: String) -> String {
      "UINavigationBarAppearance *bar = [UINavigationBarAppearance new]; bar.backgroundColor = [UIColor \(color)];"
        + "[UINavigationBar appearance].standardAppearance = bar;"
    }
    let theme = try Imported.objectiveC(
      Self.look("Day", body("redColor")) + Self.look("Night", body("blueColor")), system: 15)
    #expect(theme.member("appearance") == nil)
    let report = theme.result.report
    #expect((report.statements, report.refused) == (0, 0))
  }

  @Test func `what UIKit calls counts more than what nothing calls`() throws {
    let theme = try Imported.objectiveC(
      "@implementation List\n- (void)viewDidLoad { [[UISwitch appearance] setOnTintColor:[UIColor redColor]]; }\n"
        + "- (void)viewWillAppear:(BOOL)animated { [[UISlider appearance] setTintColor:[UIColor redColor]]; }\n@end\n"
        + Self.look(
          "Night",
          "[[UISwitch appearance] setOnTintColor:[UIColor blueColor]];"))
    #expect(theme.value("onTintColor", of: "UISwitch") == "\"red\"")
    #expect(theme.value("tintColor", of: "UISlider") == "\"red\"")
    #expect(theme.result.report.unseen == 1)
    #expect(theme.result.report.uncalled.isEmpty == false)
  }

  @Test(arguments: ["applyHolidayLook", "Theme.applyHolidayLook", "Theme.applyHolidayLook()"])
  func `a function that is chosen is run alone`(_ entry: String) throws {
    let theme = try Imported.objectiveC(Self.theme + "\n" + Self.start, entries: [entry])
    #expect(theme.value("barTintColor", of: "UINavigationBar") == "\"green\"")
    #expect(theme.rule("UISlider") == nil)
    #expect(theme.messages.isEmpty && theme.result.report.problems.isEmpty)
  }

  @Test func `a function that is not there is a problem, with the nearest name`() throws {
    let theme = try Imported.objectiveC(Self.theme, entries: ["Theme.aply"])
    #expect(
      theme.result.report.problems == ["there is no function 'Theme.aply'; did you mean 'apply'?"])
  }
}
