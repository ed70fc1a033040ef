import ScreenFormat
import Testing

@testable import ThemeCode

@Suite("The report tells where values come from")
struct ValueSourceTests {
  /// The lines of the literals of each value, by its path in the theme.
  private static func lines(_ code: String, system: Int = 12) throws -> [String: [Int]] {
    let theme = try Imported.objectiveC(code, system: system)
    var result: [String: [Int]] = [:]
    guard case .object(let report) = theme.result.report.document({ $0 }) else { return [:] }
    for statement in report["statements"]?.array ?? [] {
      for value in statement.object?["values"]?.array ?? [] {
        guard let path = value.object?["path"]?.string else { continue }
        result[path] = (value.object?["literals"]?.array ?? []).compactMap {
          $0.object?["line"]?.integer
        }
      }
    }
    return result
  }

  private static func apply(_ body: String) -> String {
    "@implementation A\n+ (void)apply {\n\(body)\n}\n@end\n"
  }

  @Test func `a literal is told with the line of the setter`() throws {
    let lines = try Self.lines(
      Self.apply(
        """
        [[UISwitch appearance] setOnTintColor:[UIColor redColor]];
        [UINavigationBar appearance].translucent = NO;
        [[UISlider appearance] setTintColor:nil];
        [[UIStepper appearance] setTintColor:[Remote accent]];
        """))
    #expect(
      lines == [
        "appearance[0].set.onTintColor": [3], "appearance[1].set.isTranslucent": [4],
        "appearance[2].set.tintColor": [5], "appearance[3].set.tintColor": [],
      ])
  }

  @Test func `a value is followed through definitions, helpers and lists`() throws {
    let lines = try Self.lines(
      """
      #define kHex @"#112233"
      static UIColor *Hex(NSString *text) {
        unsigned value = 0;
        NSScanner *scanner = [NSScanner scannerWithString:[text substringFromIndex:1]];
        [scanner scanHexInt:&value];
        return [UIColor colorWithRed:((value >> 16) & 0xFF) / 255.0 green:((value >> 8) & 0xFF) / 255.0
          blue:(value & 0xFF) / 255.0 alpha:1];
      }
      static UIColor *Named(NSString *name) {
        NSDictionary *all = @{@"day": @"#FFFFFF",
          @"night": @"#000000"};
        return Hex(all[name]);
      }

      """
        + Self.apply(
          """
          [[UISwitch appearance] setOnTintColor:Hex(kHex)];
          [[UISlider appearance] setTintColor:Named(@"night")];
          """))
    #expect(lines["appearance[0].set.onTintColor"]?.first == 1)
    #expect(lines["appearance[1].set.tintColor"]?.first == 11)
  }

  @Test func `members of attributes and of appearance objects are told by themselves`() throws {
    let lines = try Self.lines(
      Self.apply(
        """
        UINavigationBarAppearance *bar = [UINavigationBarAppearance new];
        [bar configureWithOpaqueBackground];
        bar.backgroundColor = [UIColor redColor];
        [UINavigationBar appearance].standardAppearance = bar;
        [[UINavigationBar appearance] setTitleTextAttributes:@{
          NSFontAttributeName: [UIFont systemFontOfSize:17],
          NSForegroundColorAttributeName: [UIColor blueColor]}];
        """), system: 15)
    #expect(
      lines == [
        "appearance[0].set.standardAppearance.configuration": [4],
        "appearance[0].set.standardAppearance.backgroundColor": [5],
        "appearance[0].set.titleTextAttributes.font": [8],
        "appearance[0].set.titleTextAttributes.foregroundColor": [9],
      ])
  }

  @Test func `a colour for light and dark has two literals, a picture that of its colour`() throws {
    let lines = try Self.lines(
      """
      static UIImage *Fill(UIColor *color) {
        UIGraphicsBeginImageContext(CGSizeMake(1, 1));
        [color setFill];
        UIRectFill(CGRectMake(0, 0, 1, 1));
        UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
        UIGraphicsEndImageContext();
        return image;
      }

      """
        + Self.apply(
          """
          UIColor *ink = [UIColor colorWithWhite:0.25 alpha:1];
          [[UISwitch appearance] setOnTintColor:[UIColor colorWithDynamicProvider:^(UITraitCollection *t) {
            return t.userInterfaceStyle == UIUserInterfaceStyleDark
              ? [UIColor whiteColor]
              : ink;
          }]];
          [[UINavigationBar appearance] setShadowImage:Fill(ink)];
          """), system: 15)
    #expect(lines["appearance[0].set.onTintColor"] == [14, 11])
    #expect(lines["appearance[1].set.shadowImage"] == [11])
  }

  @Test func `the window's values are told, and a value keeps no more than some literals`() throws {
    let sum = (0..<20).map { "kN\($0)" }.joined(separator: " + ")
    let lines = try Self.lines(
      (0..<20).map { "#define kN\($0) 0.0\($0)\n" }.joined()
        + "@implementation A\n+ (void)applyTo:(UIWindow *)window {\n"
        + "window.tintColor = [UIColor colorWithWhite:\(sum) alpha:1]; }\n@end\n")
    #expect(lines["window.tintColor"] == Array(1...8))
  }
}
