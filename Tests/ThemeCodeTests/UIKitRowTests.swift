import TestSupport
import Testing

@testable import ThemeCode

@Suite("Rows of UIKit")
struct UIKitRowTests {
  private static let coloursCases: [[String]] = [
    ["[UIColor redColor]", "\"red\""], ["UIColor.systemBlueColor", "\"systemBlue\""],
    ["[UIColor colorWithWhite:0.5 alpha:1]", #"{"white": 0.5, "alpha": 1}"#],
    [
      "[UIColor colorWithRed:2 green:0 blue:0 alpha:1]",
      #"{"red": 1, "green": 0, "blue": 0, "alpha": 1}"#,
    ],
    [
      "[UIColor colorWithHue:0.5 saturation:1 brightness:1 alpha:1]",
      #"{"hue": 0.5, "saturation": 1, "brightness": 1, "alpha": 1}"#,
    ],
    [
      "[UIColor colorWithDisplayP3Red:1 green:0 blue:0 alpha:1]",
      #"{"red": 1, "green": 0, "blue": 0, "alpha": 1, "space": "displayP3"}"#,
    ],
    [#"[UIColor colorNamed:@"brand"]"#, #"{"named": "brand"}"#],
    ["[[UIColor redColor] colorWithAlphaComponent:0.5]", #"{"color": "red", "alpha": 0.5}"#],
    ["[UIColor redColor].CGColor", "\"red\""],
    ["[UIColor colorWithCGColor:[UIColor redColor].CGColor]", "\"red\""],
    [#"[UIColor colorWithPatternImage:[UIImage imageNamed:@"a"]]"#, #"{"patternImage": "a"}"#],
    [#"[UIColor hex:@"ff8800"]"#, ##""#ff8800""##],
    ["[UIColor colorFromRGB:0xFF8800]", ##""#FF8800""##],
    [#"[UIColor hex:@"nothing"]"#, "unknown [UIColor hex:@\"nothing\"]"],
    [
      "[UIColor colorWithDynamicProvider:^(id traits) { return traits.userInterfaceStyle == UIUserInterfaceStyleDark ? [UIColor whiteColor] : [UIColor blackColor]; }]",
      #"dark ? "white" : "black""#,
    ],
    ["[x colorWithAlphaComponent:0.5]", "unknown x"],
    ["[[UIColor redColor] resolvedColorWithTraitCollection:t]", "\"red\""],
    ["Color.red", "\"systemRed\""], [#"Color(@"brand")"#, #"{"named": "brand"}"#],
    ["UIColor(Color.red)", "\"systemRed\""],
  ]

  @Test(arguments: coloursCases)
  func `colours`(_ row: [String]) throws {
    let (code, expected) = (row[0], row[1])
    let found = try described(Evaluated(code).value)
    #expect(found == expected)
  }

  private static let fontsCases: [[String]] = [
    ["[UIFont systemFontOfSize:12]", #"{"system": 12}"#],
    ["[UIFont boldSystemFontOfSize:12]", #"{"system": 12, "weight": "bold"}"#],
    ["[UIFont italicSystemFontOfSize:12]", #"{"system": 12, "italic": true}"#],
    [
      "[UIFont systemFontOfSize:12 weight:UIFontWeightMedium]",
      #"{"system": 12, "weight": "medium"}"#,
    ],
    ["[UIFont systemFontOfSize:12 weight:odd]", "unknown odd"],
    [#"[UIFont fontWithName:@"Avenir" size:9]"#, #"{"name": "Avenir", "size": 9}"#],
    ["[UIFont preferredFontForTextStyle:UIFontTextStyleBody]", #"{"textStyle": "body"}"#],
    ["[UIFont preferredFontForTextStyle:odd]", "unknown odd"], ["UIFont.labelFontSize", "17"],
    ["UIFont.smallSystemFontSize", "12"], ["[UIFont systemFontOfSize:12].pointSize", "12"],
    ["[[UIFont systemFontOfSize:12] fontWithSize:20]", #"{"system": 20}"#],
    [
      "[UIFont fontWithDescriptor:[UIFont systemFontOfSize:12].fontDescriptor size:0]",
      #"{"system": 12}"#,
    ],
    [
      "[UIFont fontWithDescriptor:[[UIFont systemFontOfSize:12].fontDescriptor fontDescriptorWithSymbolicTraits:UIFontDescriptorTraitBold] size:0]",
      #"{"system": 12, "weight": "bold"}"#,
    ],
    [
      "[[UIFont preferredFontForTextStyle:UIFontTextStyleHeadline].fontDescriptor fontDescriptorWithSymbolicTraits:UIFontDescriptorTraitItalic]",
      #"{"system": 17, "weight": "semibold", "italic": true}"#,
    ],
    [
      #"[UIFont fontWithDescriptor:[UIFontDescriptor fontDescriptorWithName:@"Avenir" size:9] size:11]"#,
      #"{"name": "Avenir", "size": 11}"#,
    ],
    [
      "[[UIFontMetrics defaultMetrics] scaledFontForFont:[UIFont systemFontOfSize:9]]",
      #"{"system": 9}"#,
    ],
  ]

  @Test(arguments: fontsCases)
  func `fonts`(_ row: [String]) throws {
    let (code, expected) = (row[0], row[1])
    let found = try described(Evaluated(code).value)
    #expect(found == expected)
  }

  private static let imagesCases: [[String]] = [
    [#"[UIImage imageNamed:@"a@2x.png"]"#, "\"a\""],
    ["[UIImage new]", #"{"color": "clear", "size": [0, 0]}"#],
    [#"[UIImage systemImageNamed:@"star"]"#, #"{"systemImage": "star"}"#],
    [
      #"[UIImage systemImageNamed:@"star" withConfiguration:[UIImageSymbolConfiguration configurationWithPointSize:9]]"#,
      #"{"systemImage": "star", "configuration": {"pointSize": 9}}"#,
    ],
    [
      #"[[UIImage imageNamed:@"a"] imageWithRenderingMode:UIImageRenderingModeAlwaysTemplate]"#,
      #"{"named": "a", "renderingMode": "alwaysTemplate"}"#,
    ],
    [
      #"[[UIImage imageNamed:@"a"] resizableImageWithCapInsets:UIEdgeInsetsMake(1, 2, 3, 4)]"#,
      #"{"named": "a", "capInsets": [1, 2, 3, 4]}"#,
    ],
    [
      #"[[UIImage imageNamed:@"a"] resizableImageWithCapInsets:UIEdgeInsetsZero resizingMode:UIImageResizingModeStretch]"#,
      #"{"named": "a", "capInsets": [0, 0, 0, 0], "resizingMode": "stretch"}"#,
    ],
    [#"[[UIImage imageNamed:@"a"] resizableImageWithCapInsets:odd]"#, "unknown odd"],
    [
      #"[[UIImage imageNamed:@"button"] stretchableImageWithLeftCapWidth:6 topCapHeight:0]"#,
      #"{"named": "button", "capInsets": [0, 6, 0, 6], "resizingMode": "stretch"}"#,
    ],
    [#"[UIImage imageNamed:@"button"].size.height"#, "30"],
    [#"[UIImage imageNamed:@"odd"].size"#, #"unknown [UIImage imageNamed:@"odd"].size"#],
    [#"[[UIImage imageNamed:@"a"] imageFlippedForRightToLeftLayoutDirection]"#, "\"a\""],
  ]

  @Test(arguments: imagesCases)
  func `images`(_ row: [String]) throws {
    let (code, expected) = (row[0], row[1])
    let found = try described(Evaluated(code).value)
    #expect(found == expected)
  }

  private static let geometryCases: [[String]] = [
    ["CGRectMake(1, 2, 3, 4).size", "(3 4)"], ["CGRectGetMaxX(CGRectMake(1, 2, 3, 4))", "4"],
    ["CGRectGetMidY(CGRectMake(1, 2, 3, 4))", "4"],
    ["CGRectInset(CGRectMake(0, 0, 9, 9), 1, 2)", "(1 2 7 5)"],
    ["CGRectMake(0, 0, 9, 9).insetBy(1, 1)", "(1 1 7 7)"], ["CGSizeMake(1, 2).width", "1"],
    ["CGPointMake(1, 2).y", "2"], ["UIEdgeInsetsMake(1, 2, 3, 4).bottom", "3"],
    ["CGSizeZero", "(0 0)"],
    ["(CGSize){1, 2}", "(1 2)"], ["CGRectMake(1, 2, 3, 4).origin.x", "1"],
    ["UIEdgeInsets.zero", "(0 0 0 0)"],
    ["CGSize.zero", "(0 0)"], ["UIOffsetMake(1, 2).vertical", "2"],
    ["CGSizeMake(1)", "unknown CGSizeMake(1)"],
    ["[UIDevice currentDevice].systemVersion", "\"12.0\""], ["[UIScreen mainScreen].scale", "2"],
    ["UI_USER_INTERFACE_IDIOM()", "trait userInterfaceIdiom"],
    ["[UIDevice currentDevice].userInterfaceIdiom", "trait userInterfaceIdiom"],
    ["[UIApplication sharedApplication].windows.firstObject", "window"],
    ["[UIApplication sharedApplication].keyWindow", "window"],
    ["controller.view.window", "window"],
    [
      "[[NSProcessInfo processInfo] isOperatingSystemAtLeastVersion:(NSOperatingSystemVersion){11, 0, 0}]",
      "true",
    ],
    [
      "[[NSProcessInfo processInfo] isOperatingSystemAtLeastVersion:(NSOperatingSystemVersion){13, 0, 0}]",
      "false",
    ],
    ["[UIBlurEffect effectWithStyle:UIBlurEffectStyleDark]", ".UIBlurEffectStyleDark"],
    ["[UIGlassEffect effectWithStyle:UIGlassEffectStyleClear]", ".clearGlass"],
  ]

  @Test(arguments: geometryCases)
  func `geometry and the environment`(_ row: [String]) throws {
    let (code, expected) = (row[0], row[1])
    let found = try described(Evaluated(code).value)
    #expect(found == expected)
  }

  private static func drawn(_ body: String) throws -> String {
    try described(
      Evaluated(
        "draw()",
        before: """
          UIImage *draw() {
            UIGraphicsBeginImageContextWithOptions(CGSizeMake(10, 20), NO, 0);
            CGContextRef c = UIGraphicsGetCurrentContext();
            \(body)
            UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
            UIGraphicsEndImageContext();
            return image;
          }
          """
      ).value)
  }

  private static let drawingsCases: [[String]] = [
    [
      "[[UIColor redColor] setFill]; UIRectFill(CGRectMake(0, 0, 10, 20));",
      #""red" in [10.0, 20.0]"#,
    ],
    ["", #"{"color": "clear", "size": [10, 20]}"#],
    [
      "CGContextSetFillColorWithColor(c, [UIColor redColor].CGColor); CGContextFillEllipseInRect(c, CGRectMake(0, 0, 5, 5));",
      #"{"size": [10, 20], "draw": [{"fill": "red", "ellipse": [0, 0, 5, 5]}]}"#,
    ],
    [
      "CGContextSetStrokeColorWithColor(c, [UIColor redColor].CGColor); CGContextSetLineWidth(c, 3); CGContextStrokeRect(c, CGRectMake(0, 0, 5, 5));",
      #"{"size": [10, 20], "draw": [{"stroke": "red", "rect": [0, 0, 5, 5], "lineWidth": 3}]}"#,
    ],
    [
      "CGContextClipToRect(c, CGRectMake(0, 0, 5, 5)); CGContextFillRect(c, CGRectMake(0, 0, 9, 9));",
      #"{"size": [10, 20], "draw": [{"clip": {"rect": [0, 0, 5, 5]}}, {"fill": "black", "rect": [0, 0, 9, 9]}]}"#,
    ],
    [
      "UIBezierPath *p = [UIBezierPath bezierPath]; [p moveToPoint:CGPointMake(0, 0)]; [p addLineToPoint:CGPointMake(5, 5)]; [p addCurveToPoint:CGPointMake(1, 1) controlPoint1:CGPointMake(2, 2) controlPoint2:CGPointMake(3, 3)]; [p addQuadCurveToPoint:CGPointMake(4, 4) controlPoint:CGPointMake(6, 6)]; [p closePath]; p.lineWidth = 2; p.lineCapStyle = kCGLineCapRound; [p stroke];",
      #"{"size": [10, 20], "draw": [{"stroke": "black", "path": "M 0 0 L 5 5 C 2 2 3 3 1 1 Q 6 6 4 4 Z", "lineWidth": 2, "lineCap": "round"}]}"#,
    ],
    [
      "[[UIBezierPath bezierPathWithRoundedRect:CGRectMake(0, 0, 9, 9) cornerRadius:3] fill];",
      #"{"size": [10, 20], "draw": [{"fill": "black", "roundedRect": [0, 0, 9, 9], "cornerRadius": 3}]}"#,
    ],
    [
      "[[UIBezierPath bezierPathWithRoundedRect:CGRectMake(0, 0, 9, 9) byRoundingCorners:UIRectCornerTopLeft | UIRectCornerTopRight cornerRadii:CGSizeMake(3, 3)] addClip];",
      #"{"size": [10, 20], "draw": [{"clip": {"roundedRect": [0, 0, 9, 9], "cornerRadius": 3, "corners": ["topLeft", "topRight"]}}]}"#,
    ],
    [
      "[[UIBezierPath bezierPathWithOvalInRect:CGRectMake(0, 0, 9, 9)] fill];",
      #"{"size": [10, 20], "draw": [{"fill": "black", "ellipse": [0, 0, 9, 9]}]}"#,
    ],
    // What has no form here makes the whole picture unknown.
    ["CGContextRotateCTM(c, 1); UIRectFill(CGRectMake(0, 0, 5, 5));", "unknown draw"],
    ["UIRectFrame(CGRectMake(0, 0, 5, 5));", "unknown draw"],
    [
      "[[UIBezierPath bezierPathWithArcCenter:CGPointZero radius:1 startAngle:0 endAngle:1 clockwise:YES] fill];",
      "unknown draw",
    ],
  ]

  @Test(arguments: drawingsCases)
  func `drawings`(_ row: [String]) throws {
    let (body, expected) = (row[0], row[1])
    let found = try Self.drawn(body)
    #expect(found == expected)
  }

  @Test func `a drawing that is not known is taken for a fill with the colour that it is given`()
    throws
  {
    let result = try Evaluated(
      "draw([UIColor redColor])",
      before: """
        UIImage *draw(UIColor *color) {
          UIGraphicsBeginImageContext(CGSizeMake(3, 4));
          CGContextRotateCTM(UIGraphicsGetCurrentContext(), 1);
          return UIGraphicsGetImageFromCurrentImageContext();
        }
        """)
    #expect(described(result.value) == #""red" in [3.0, 4.0]"#)
    #expect(result.notes.contains { $0.contains("it is taken for a fill") })
  }
}
