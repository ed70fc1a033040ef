import Testing

@testable import ThemeCode

@Suite("Objective-C theme code becomes rules")
struct ObjectiveCTests {
  private static func styled(_ body: String, before: String = "") -> String {
    "\(before)\n@implementation App\n- (void)style {\n\(body)\n}\n@end\n"
  }

  @Test func `a stretchable image for a state and metrics keeps what its caps leave`() throws {
    let code = Self.styled(
      """
      UIBarButtonItem *item = [UIBarButtonItem appearanceWhenContainedIn:[UINavigationBar class], [UIPopoverController class], nil];
      [item setBackgroundImage:[[UIImage imageNamed:@"button"] stretchableImageWithLeftCapWidth:6 topCapHeight:0]
                      forState:UIControlStateHighlighted barMetrics:UIBarMetricsLandscapePhone];   // button.png: 13 × 30 points
      //[item setTintColor:[UIColor redColor]];
      """)
    let theme = try Imported.objectiveC(
      code, images: ["button": .init(size: .init(width: 13, height: 30), folder: ".")])
    #expect(
      theme.value(
        "backgroundImage@highlighted,compact", of: "UIBarButtonItem",
        in: ["UINavigationBar", "UIPopoverController"])
        == #"{"named": "button", "capInsets": [0, 6, 0, 6], "resizingMode": "stretch"}"#)
    #expect(theme.result.report.summary == "1 statement: 1 carried over, 0 not, 0 need a value")
  }

  @Test func `a class whose header is not given has its methods`() throws {
    let theme = try Imported.objectiveC(
      """
      @implementation Theme
      + (instancetype)current {
        static Theme *theme; static dispatch_once_t once;
        dispatch_once(&once, ^{ theme = [[self alloc] init]; });
        return theme;
      }
      - (UIColor *)primary { return [UIColor redColor]; }
      - (void)apply { [[UISwitch appearance] setOnTintColor:self.primary]; }
      @end
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
        [[Theme current] apply];
        return YES;
      }
      @end
      """)
    #expect(theme.value("onTintColor", of: "UISwitch") == "\"$primary\"")
    #expect(theme.messages.isEmpty, "\(theme.messages)")
  }

  @Test(arguments: ["(NSOperatingSystemVersion){11, 0, 0}", "version"])
  func `the version of the process is the system's`(_ version: String) throws {
    let code = """
      void apply(void) {
        NSOperatingSystemVersion version = {11, 0, 0};
        if ([[NSProcessInfo processInfo] isOperatingSystemAtLeastVersion:\(version)]) {
          [[UISwitch appearance] setOnTintColor:[UIColor redColor]];
        }
      }
      """
    #expect(try Imported.objectiveC(code, system: 10).rule("UISwitch") == nil)
    let theme = try Imported.objectiveC(code, system: 11)
    #expect(theme.value("onTintColor", of: "UISwitch") == "\"red\"")
    #expect(theme.messages.isEmpty, "\(theme.messages)")
  }

  @Test(arguments: ["NSIntegerMin", "-CGFLOAT_MAX", "-1e30"])
  func `what is moved out of sight stays within the numbers of documents`(
    _ offset: String
  ) throws {
    let theme = try Imported.objectiveC(
      """
      void apply(void) {
        [[UIBarButtonItem appearance] setBackButtonTitlePositionAdjustment:UIOffsetMake(\(offset), 0)
                                                             forBarMetrics:UIBarMetricsDefault];
      }
      """)
    #expect(
      theme.value("backButtonTitlePositionAdjustment", of: "UIBarButtonItem") == "[-1000000, 0]")
    #expect(theme.messages.isEmpty, "\(theme.messages)")
  }

  /// Drawings that documents can't hold are taken for a fill, with a warning.
  @Test(arguments: [
    "CGContextFillRect(context, CGRectMake(0, 0, 1e9, 4));",
    "[[UIBezierPath bezierPathWithRoundedRect:CGRectMake(0, 0, 4, 4) cornerRadius:-1] fill];",
    "CGContextSetLineWidth(context, width); CGContextStrokeRect(context, CGRectMake(0, 0, 4, 4));",
    "CGContextDrawLinearGradient(context, gradient, CGPointZero, CGPointMake(0, 4), 0);",
    "UIBezierPath *path = [UIBezierPath bezierPath]; [path addLineToPoint:CGPointMake(1, 1)]; [path fill];",
  ])
  func `a picture that can't be told is a fill`(_ drawing: String) throws {
    let theme = try Imported.objectiveC(
      """
      static UIImage *Picture(UIColor *color) {
        UIGraphicsBeginImageContextWithOptions(CGSizeMake(4, 4), NO, 0);
        CGContextRef context = UIGraphicsGetCurrentContext();
        CGContextSetFillColorWithColor(context, color.CGColor);
        \(drawing)
        UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
        UIGraphicsEndImageContext();
        return image;
      }
      void apply(void) { [[UINavigationBar appearance] setShadowImage:Picture([UIColor redColor])]; }
      """)
    #expect(
      theme.value("shadowImage", of: "UINavigationBar") == #"{"color": "red", "size": [4, 4]}"#)
    #expect(theme.messages.contains { $0.contains("what 'Picture' draws can't be told here") })
  }

  @Test func `a function that calls itself again and again ends soon, and others still count`()
    throws
  {
    let theme = try Imported.objectiveC(
      Self.styled(
        """
        [[UISwitch appearance] setOnTintColor:[App endless:2]];
        [[UISwitch appearance] setThumbTintColor:[App plain]];
        """,
        before: """
          @implementation App
          + (UIColor *)plain { return [UIColor redColor]; }
          + (UIColor *)endless:(int)n {
            [App plain]; [App endless:n]; [App endless:n]; [App endless:n];
            return [App endless:n];
          }
          @end
          """))
    #expect(theme.value("thumbTintColor", of: "UISwitch") == "\"$plain\"")
    #expect(
      theme.messages.contains { $0.contains("'endless:' is called in more than 16 calls of each") })
    #expect(!theme.messages.contains { $0.contains("runs for too long") }, "\(theme.messages)")
  }

  @Test(
    "every way to a proxy",
    arguments: [
      ("[[UISwitch appearance] setOnTintColor:[UIColor redColor]];", [String](), [:]),
      ("[UISwitch appearance].onTintColor = [UIColor redColor];", [], [:]),
      ("UISwitch.appearance.onTintColor = UIColor.redColor;", [], [:]),
      ("id proxy = [UISwitch appearance]; [proxy setOnTintColor:[UIColor redColor]];", [], [:]),
      (
        "[[UISwitch appearanceWhenContainedIn:[UITableViewCell class], nil] setOnTintColor:[UIColor redColor]];",
        ["UITableViewCell"], [:]
      ),
      (
        "[[UISwitch appearanceWhenContainedInInstancesOfClasses:@[[UITableViewCell class], UITableView.class]] setOnTintColor:[UIColor redColor]];",
        ["UITableViewCell", "UITableView"], [:]
      ),
      (
        "[[UISwitch appearanceForTraitCollection:[UITraitCollection traitCollectionWithHorizontalSizeClass:UIUserInterfaceSizeClassCompact]] setOnTintColor:[UIColor redColor]];",
        [], ["horizontalSizeClass": "compact"]
      ),
      (
        "for (Class c in @[[UISwitch class]]) { [[c appearance] setOnTintColor:[UIColor redColor]]; }",
        [], [:]
      ),
    ])
  func proxies(code: String, containers: [String], traits: [String: String]) throws {
    let theme = try Imported.objectiveC(Self.styled(code))
    #expect(
      theme.value("onTintColor", of: "UISwitch", in: containers, where: traits) == "\"red\"",
      "\(theme.result.text) \(theme.messages)")
    #expect(theme.result.report.carried == 1)
  }

  @Test func `constants and helpers of all kinds are followed`() throws {
    let theme = try Imported.objectiveC(
      Self.styled(
        """
        UIColor *local = [UIColor colorWithHue:0.5 saturation:1 brightness:1 alpha:1];
        [[UINavigationBar appearance] setBarTintColor:kBrand];
        [[UINavigationBar appearance] setTintColor:[Palette ink]];
        [[UITabBar appearance] setBarTintColor:RGB(51, 102, 204)];
        [[UITabBar appearance] setTintColor:UIColorFromRGB(0xFF8000)];
        [[UIToolbar appearance] setTintColor:Mixed(0.5)];
        [[UIToolbar appearance] setBarTintColor:local];
        [[UISwitch appearance] setOnTintColor:[[Palette ink] colorWithAlphaComponent:0.5]];
        """,
        before: """
          #define kBrand [UIColor colorWithRed:0.93 green:51/255.0 blue:0.4 alpha:1]
          #define RGB(r, g, b) [UIColor colorWithRed:(r)/255.0f green:(g)/255.0f blue:(b)/255.0f alpha:1]
          #define UIColorFromRGB(rgb) [UIColor colorWithRed:((float)((rgb & 0xFF0000) >> 16))/255.0 \\
            green:((float)((rgb & 0xFF00) >> 8))/255.0 blue:((float)(rgb & 0xFF))/255.0 alpha:1.0]
          static inline UIColor *Mixed(CGFloat white) { return [UIColor colorWithWhite:white alpha:1]; }
          @implementation Palette
          + (UIColor *)ink { return [UIColor colorWithWhite:0.25 alpha:1]; }
          @end
          """))
    #expect(theme.variable("kBrand") == #"{"red": 0.93, "green": 0.2, "blue": 0.4, "alpha": 1}"#)
    #expect(theme.value("barTintColor", of: "UINavigationBar") == "\"$kBrand\"")
    #expect(theme.variable("ink") == #"{"white": 0.25, "alpha": 1}"#)
    #expect(
      theme.value("barTintColor", of: "UITabBar")
        == #"{"red": 0.2, "green": 0.4, "blue": 0.8, "alpha": 1}"#)
    #expect(
      theme.value("tintColor", of: "UITabBar")?.contains("0.5019607843137255") == true)
    #expect(theme.value("tintColor", of: "UIToolbar") == #"{"white": 0.5, "alpha": 1}"#)
    #expect(theme.value("barTintColor", of: "UIToolbar") == "\"$local\"")
    #expect(theme.value("onTintColor", of: "UISwitch") == #"{"color": "$ink", "alpha": 0.5}"#)
    #expect(theme.result.report.refused == 0)
  }

  @Test func `conditions are decided by the system, and idioms become traits`() throws {
    let code = Self.styled(
      """
      if ([[[UIDevice currentDevice] systemVersion] floatValue] >= 13.0) {
        [[UISwitch appearance] setOnTintColor:[UIColor redColor]];
      } else {
        [[UISwitch appearance] setOnTintColor:[UIColor blueColor]];
      }
      if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) {
        [[UITabBar appearance] setTintColor:[UIColor greenColor]];
      } else {
        [[UITabBar appearance] setTintColor:[UIColor brownColor]];
      }
      [[UILabel appearance] setFont:[UIFont systemFontOfSize:IS_PAD ? 20 : 15]];
      if (@available(iOS 11, *)) { [[UIToolbar appearance] setTintColor:[UIColor cyanColor]]; }
      #if TARGET_OS_TV
      [[UIToolbar appearance] setTintColor:[UIColor redColor]];
      #endif
      """,
      before:
        "#define IS_PAD ([UIDevice currentDevice].userInterfaceIdiom == UIUserInterfaceIdiomPad)")
    let theme = try Imported.objectiveC(code)
    #expect(theme.value("onTintColor", of: "UISwitch") == "\"blue\"")
    let pad = ["userInterfaceIdiom": "pad"]
    let phone = ["userInterfaceIdiom": "phone"]
    #expect(theme.value("tintColor", of: "UITabBar", where: pad) == "\"green\"")
    #expect(theme.value("tintColor", of: "UITabBar", where: phone) == "\"brown\"")
    #expect(theme.value("font", of: "UILabel", where: pad) == #"{"system": 20}"#)
    #expect(theme.value("font", of: "UILabel", where: phone) == #"{"system": 15}"#)
    #expect(theme.value("tintColor", of: "UIToolbar") == "\"cyan\"")
    #expect(theme.messages.contains { $0.contains("is not run on iOS 12") })
    #expect(
      try Imported.objectiveC(code, system: 13).value("onTintColor", of: "UISwitch") == "\"red\"")
  }

  @Test func `what is not known is a variable that says so, and counted`() throws {
    let theme = try Imported.objectiveC(
      Self.styled("[[UINavigationBar appearance] setBarTintColor:theme.primaryText];"))
    #expect(theme.variable("theme_primaryText") == #"{"unknown": "theme.primaryText"}"#)
    #expect(theme.value("barTintColor", of: "UINavigationBar") == "\"$theme_primaryText\"")
    #expect(theme.result.report.summary == "1 statement: 0 carried over, 0 not, 1 needs a value")
    #expect(
      theme.messages == [
        "4:1: needs a value: variable 'theme_primaryText' stands for 'theme.primaryText'"
      ])
  }

  @Test func `instances, keys through a proxy and private classes are refused with a reason`()
    throws
  {
    let theme = try Imported.objectiveC(
      Self.styled(
        """
        [[UISwitch appearance] setOnTintColor:[UIColor redColor]];
        self.navigationController.navigationBar.barTintColor = [UIColor redColor];
        [UISearchBar appearance].searchTextField.textColor = [UIColor redColor];
        [[NSClassFromString(@"_UIPrivateBar") appearance] setTintColor:[UIColor redColor]];
        [[UISwitch appearance] setNothing:[UIColor redColor]];
        """))
    #expect(theme.result.report.summary == "4 statements: 1 carried over, 3 not, 0 need a value")
    // A single object is no statement of a theme.
    #expect(theme.result.report.findings.count == 4)
  }

  @Test func `appearance objects are filled, nested and copied`() throws {
    let theme = try Imported.objectiveC(
      Self.styled(
        """
        UINavigationBarAppearance *look = [[UINavigationBarAppearance alloc] init];
        [look configureWithOpaqueBackground];
        look.backgroundColor = [UIColor redColor];
        look.titleTextAttributes = @{NSForegroundColorAttributeName: [UIColor whiteColor]};
        look.buttonAppearance.normal.titleTextAttributes = @{NSForegroundColorAttributeName: [UIColor yellowColor]};
        look.shadowColor = nil;
        [UINavigationBar appearance].standardAppearance = look;
        look.backgroundColor = [UIColor blueColor];
        [UINavigationBar appearance].scrollEdgeAppearance = look;
        """), system: 15)
    let standard = theme.value("standardAppearance", of: "UINavigationBar")
    #expect(
      standard
        == #"{"configuration": "opaqueBackground", "backgroundColor": "red", "titleTextAttributes": {"foregroundColor": "white"}, "buttonAppearance": {"normal": {"titleTextAttributes": {"foregroundColor": "yellow"}}}, "shadowColor": null}"#
    )
    #expect(
      theme.value("scrollEdgeAppearance", of: "UINavigationBar")?.contains(
        "\"backgroundColor\": \"blue\"")
        == true)
    #expect(theme.result.report.summary == "8 statements: 8 carried over, 0 not, 0 need a value")
  }

  @Test func `damaged code is reported, and the rest is imported`() throws {
    let theme = try Imported.objectiveC(
      """
      #define LOOP LOOP
      #if UNKNOWN_FLAG
      @implementation A
      + (UIColor *)a { return [B b]; }
      - (void)broken { [[UISwitch appearance] setOnTintColor:; }
      - (void)style {
        [[UISwitch appearance] setThumbTintColor:[A a]];
        [[UISlider appearance] setMinimumTrackTintColor:LOOP];
        [[UISwitch appearance] setOnTintColor:[UIColor redColor]];
      }
      @end
      @implementation B
      + (UIColor *)b { return [A a]; }
      @end
      """)
    #expect(theme.value("onTintColor", of: "UISwitch") == "\"red\"")
    #expect(theme.messages.contains { $0.contains("UNKNOWN_FLAG") })
    #expect(theme.messages.contains { $0.contains("code that can't be read") })
    #expect(theme.messages.contains { $0.contains("'LOOP'") })
  }

  @Test func `the same code gives the same bytes`() throws {
    let code = Self.styled(
      """
      [[UINavigationBar appearance] setTitleTextAttributes:@{NSForegroundColorAttributeName: [UIColor redColor], NSFontAttributeName: [UIFont fontWithName:@"Georgia" size:17]}];
      [[UISwitch appearance] setOnTintColor:[UIColor redColor]];
      """)
    #expect(try Imported.objectiveC(code).result.text == Imported.objectiveC(code).result.text)
  }
}
