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

  @Test func `without that start all is run, and settings that replace each other are reported`()
    throws
  {
    let theme = try Imported.objectiveC(Self.theme)
    #expect(theme.value("barTintColor", of: "UINavigationBar") == "\"green\"")
    #expect(theme.value("onTintColor", of: "UISwitch") == "\"green\"")
    #expect(
      theme.messages == [
        "3:1: nothing here calls 'apply' and 'applyHolidayLook', which both set UINavigationBar.barTintColor, "
          + "so that both are run and the later one counts; --entry applyHolidayLook runs it alone"
      ])
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
