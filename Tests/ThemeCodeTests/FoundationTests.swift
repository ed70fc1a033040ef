import Controls
import ObjectModel
import ScreenFormat
import TestSupport
import Testing

@testable import ThemeCode

/// A value of code in short, for comparisons.
func described(_ value: CodeValue) -> String {
  switch value.plain {
  case .number(let number, _, _): shortest(number)
  case .string(let text): "\"\(text)\""
  case .boolean(let flag): "\(flag)"
  case .null: "nil"
  case .symbol(let name, _), .enumerated(let name, _, _): ".\(name)"
  case .numbers(let parts): "(" + parts.map(described).joined(separator: " ") + ")"
  case .array(let elements): "[" + elements.map(described).joined(separator: " ") + "]"
  case .dictionary(let members):
    "[" + members.map { "\(described($0.key)): \(described($0.value))" }.joined(separator: " ")
      + "]"
  case .type(let name): name
  case .trait(let name): "trait \(name)"
  case .library(UIKitValue.color(let document)), .library(UIKitValue.font(let document)):
    document.json
  case .library(UIKitValue.image(let image)): ImageWriter.document(image)?.json ?? "image"
  case .library(UIKitValue.filled(let color, let size)): "\(described(color)) in \(size)"
  case .library(UIKitValue.window): "window"
  case .conditional(let test, let a, let b):
    "\(test.value) ? \(described(a)) : \(described(b))"
  case .unknown(let text): "unknown \(text)"
  case .nothing: "nothing"
  default: "other"
  }
}

/// Values of expressions that are written in Objective-C, and in it as in Swift: `@"a".uppercased()`.
struct Evaluated {
  var value: CodeValue
  var notes: [String]

  /// - Parameters:
  ///   - code: an expression.
  ///   - body: statements before it.
  ///   - before: declarations.
  init(_ code: String, body: String = "", before: String = "") throws {
    let file = SourceFile(
      label: "a.m", text: "\(before)\nid result() { \(body)\n return \(code); }\n")
    let unit = ObjectiveCFile.read(file)
    try #require(unit.problems.isEmpty, "\(unit.problems)")
    let library = UIKitLibrary.make { name in name == "button" ? (width: 13, height: 30) : nil }
    let interpreter = Interpreter(
      CodeIndex([unit]), library: library, system: 12, definitions: [:])
    let function = try #require(interpreter.index.functions("result", of: nil).first)
    value = CodeContext(interpreter, file: "a.m", at: .start).call(function, [], on: nil)
    notes = interpreter.journal.notes.map(\.message)
  }
}

@Suite("Rows of Foundation and Swift's library")
struct FoundationTests {
  private static let stringsCases: [[String]] = [
    [#"@"Abc".length"#, "3"], [#"[@"Abc" length]"#, "3"], [#"@"Abc".count"#, "3"],
    [#"@"Abc".uppercased()"#, "\"ABC\""], [#"[@"Abc" lowercaseString]"#, "\"abc\""],
    [#"@"abc def".capitalized"#, "\"Abc def\""], [#"@"abc".first"#, "\"a\""],
    [#"@"".first"#, "nil"], [#"@"".isEmpty"#, "true"], [#"@"abc".startIndex"#, "0"],
    [#"@"abc".endIndex"#, "3"], [#"@"abc".utf8"#, "\"abc\""],
    [#"@" 12.5 pt".doubleValue"#, "12.5"],
    [#"[@"-3px" intValue]"#, "-3"], [#"@"px".doubleValue"#, "unknown \"px\".doubleValue"],
    [#"@"abcd".dropFirst()"#, "\"bcd\""], [#"@"abcd".dropFirst(2)"#, "\"cd\""],
    [#"@"abcd".dropLast()"#, "\"abc\""], [#"@"abcd".prefix(2)"#, "\"ab\""],
    [#"@"abcd".suffix(1)"#, "\"d\""], [#"[@"abcd" substringFromIndex:1]"#, "\"bcd\""],
    [#"[@"abcd" substringToIndex:3]"#, "\"abc\""], [#"[@"abcd" characterAtIndex:2]"#, "\"c\""],
    [#"[@"abcd" characterAtIndex:9]"#, #"unknown "abcd".characterAtIndex"#],
    [#"@"abcd".index(1)"#, "2"], [#"@"abcd"[1]"#, "\"b\""],
    [#"[@"abc" hasPrefix:@"ab"]"#, "true"], [#"@"abc".hasSuffix(@"ab")"#, "false"],
    [#"[@"abc" containsString:@"b"]"#, "true"], [#"[@"abc" isEqualToString:@"abc"]"#, "true"],
    [#"[@"abc" stringByAppendingString:@"d"]"#, "\"abcd\""],
    [#"[@"a-b-c" stringByReplacingOccurrencesOfString:@"-" withString:@"+"]"#, "\"a+b+c\""],
    [#"@"a,b,,c".components(@",")"#, #"["a" "b" "" "c"]"#],
    [#"@"a,b,,c".split(@",")"#, #"["a" "b" "c"]"#],
    [#"[@"10.2" compare:@"9.9" options:NSNumericSearch]"#, ".orderedDescending"],
    [#"[@"10.0" compare:@"10"]"#, ".orderedSame"], [#"[@"9" compare:@"10"]"#, ".orderedAscending"],
    [#"[NSString stringWithFormat:@"%@-%d%%", @"a", 5]"#, "\"a-5%\""],
    [#"[NSString stringWithFormat:@"%x", 5]"#, "unknown String(format:)"],
    [#"[NSString stringWithString:@"a"]"#, "\"a\""],
    [#"String(12)"#, "\"12\""], [#"String(YES)"#, "\"true\""], [#"String()"#, "\"\""],
  ]

  @Test(arguments: stringsCases)
  func `strings`(_ row: [String]) throws {
    let (code, expected) = (row[0], row[1])
    let found = try described(Evaluated(code).value)
    #expect(found == expected)
  }

  private static let numbersCases: [[String]] = [
    ["floor(2.7)", "2"], ["ceilf(2.1)", "3"], ["round(2.5)", "3"], ["fabs(0 - 2.5)", "2.5"],
    ["MAX(1, 3)", "3"], ["fmin(1, 3)", "1"], ["MAX(1, x)", "unknown MAX()"], ["CGFloat(3)", "3"],
    ["Int(3.7)", "3"], [#"Int(@"42")"#, "42"], [#"Int(@"x")"#, "nil"], ["Double()", "0"],
    [#"strtoul(@"ff8000", 0, 16)"#, "16744448"], [#"strtol(@"0x10", 0, 0)"#, "16"],
    ["stride(0, 6, 2)", "[0 2 4]"], ["stride(0, 6, 0)", "unknown stride()"], ["7 / 2", "3"],
    ["7 / 2.0", "3.5"], ["7 % 4", "3"], ["1 << 4", "16"], ["255 >> 4 & 3", "3"], ["5 ^ 1", "4"],
    ["4 | 1", "5"], ["1 / 0", "unknown 1 / 0"], ["~0", "-1"], ["-INT_MAX", "-2147483647"],
    ["INT_MIN", "-2147483648"], ["FLT_MIN", "0"], ["!YES", "false"], ["5 ?: 6", "5"],
    ["nil ?: 6", "6"],
    ["3 > 2 ? 1 : 0", "1"], ["3 <= 2", "false"], ["YES && NO", "false"], ["NO || YES", "true"],
    ["@(5).floatValue", "5"], ["[@5 integerValue]", "5"],
    ["NSFoundationVersionNumber > 7", "true"],
    ["NSFoundationVersionNumber_iOS_7_1", "7.1"], ["[NSNumber numberWithInt:4]", "4"],
  ]

  @Test(arguments: numbersCases)
  func `numbers`(_ row: [String]) throws {
    let (code, expected) = (row[0], row[1])
    let found = try described(Evaluated(code).value)
    #expect(found == expected)
  }

  private static let listsCases: [[String]] = [
    ["@[@1, @2, @3].count", "3"], ["@[@1, @2].firstObject", "1"], ["@[].firstObject", "nil"],
    ["[@[@1, @2] lastObject]", "2"], ["@[@1, @2].isEmpty", "false"],
    ["@[@1, @2].reversed()", "[2 1]"],
    ["[@[@1, @2] objectAtIndex:1]", "2"], ["@[@1, @2][0]", "1"], ["@[@1][4]", "unknown [][]"],
    ["[@[@1, @2] containsObject:@2]", "true"], [#"@[@"a", @"b"].joined(@"-")"#, "\"a-b\""],
    ["@[@1].joined()", "unknown [].joined()"], ["@[@1, @2].enumerated()", "[[0 1] [1 2]]"],
    ["@[@1, @2].map(^(id x) { return x + 1; })", "[2 3]"],
    ["@[@1, @2].filter(^(id x) { return x > 1; })", "[2]"],
    ["@[@1, @2].first(^(id x) { return x > 1; })", "2"],
    ["@[@1, @2].first(^(id x) { return x > 5; })", "nil"],
    ["@[@[@1], @[@2]].flatMap(^(id x) { return x; })", "[1 2]"],
    ["@[@1, nil].compactMap(^(id x) { return x; })", "[1]"], ["zip(@[@1], @[@2])", "[[1 2]]"],
    ["@[@1] + @[@2]", "[1 2]"], [#"@{@"a": @1}.keys"#, #"["a"]"#], [#"@{@"a": @1}.values"#, "[1]"],
    [#"@{@"a": @1}[@"a"]"#, "1"], [#"[@{@"a": @1} objectForKey:@"b"]"#, "nil"],
    [#"[@{@"a": @1} allKeys]"#, #"["a"]"#], [#"@{@"a": @1}.count"#, "1"],
    [#"[@{@"a": @1} mutableCopy]"#, #"["a": 1]"#],
    [#"@{@"a": @1}.merging(@{@"b": @2})"#, #"["a": 1 "b": 2]"#],
    [#"[NSDictionary dictionaryWithObjectsAndKeys:@1, @"a", @2, @"b", nil]"#, #"["a": 1 "b": 2]"#],
    [#"[NSDictionary dictionaryWithObject:@1 forKey:@"a"]"#, #"["a": 1]"#],
    ["[NSDictionary dictionary]", "[]"], ["[NSArray arrayWithObjects:@1, @2, nil]", "[1 2]"],
    [#"NSLocalizedString(@"a", nil)"#, "\"a\""], [#"NSClassFromString(@"UISwitch")"#, "UISwitch"],
    [#"[@"a" isKindOfClass:[NSMutableString class]]"#, "true"],
    ["[@1 isKindOfClass:[NSString class]]", "false"],
    ["[@[] isKindOfClass:[NSArray class]]", "true"],
    ["[nil isKindOfClass:[NSArray class]]", "false"],
    ["[@{} isKindOfClass:[NSDictionary class]]", "true"],
    ["[[UIColor redColor] isKindOfClass:[UIColor class]]", "true"],
    ["[x respondsToSelector:@selector(y)]", "true"],
  ]

  @Test(arguments: listsCases)
  func `lists and dictionaries`(_ row: [String]) throws {
    let (code, expected) = (row[0], row[1])
    let found = try described(Evaluated(code).value)
    #expect(found == expected)
  }

  private static let statementsCases: [[String]] = [
    [##"NSMutableString *s = @"#ab"; s.removeFirst();"##, "s", "\"ab\""],
    [#"id s = @"abc"; s.removeLast(2);"#, "s", "\"a\""],
    [#"id s = @"abc"; s.append(@"d");"#, "s", "\"abcd\""],
    [#"id s = @"abc"; id c = s.remove(0);"#, "@[s, c]", #"["bc" "a"]"#],
    ["id a = @[@1]; a.append(@2);", "a", "[1 2]"],
    ["id a = @[@1, @2]; id f = a.removeFirst();", "@[a, f]", "[[2] 1]"],
    ["id a = @[@1, @2]; a.removeLast();", "a", "[1]"],
    [#"id d = @{@"a": @1}; d.merge(@{@"b": @2});"#, "d", #"["a": 1 "b": 2]"#],
    [#"id d = @{}; d.updateValue(@1, @"a");"#, "d", #"["a": 1]"#],
    [#"id d = @{}; [d setObject:@1 forKey:@"a"];"#, "d", #"["a": 1]"#],
    [#"id d = @{@"a": @1}; d[@"a"] = @2;"#, "d", #"["a": 2]"#],
    ["int i = 1; i++; ++i; i--;", "i", "2"],
    ["int i = 4; i += 3; i -= 1; i *= 2; i |= 1;", "i", "13"],
    [
      ##"unsigned v; NSScanner *s = [NSScanner scannerWithString:@"#ff00"]; s.scanLocation = 1; [s scanHexInt:&v];"##,
      "v", "65280",
    ],
    [
      #"unsigned v; id s = [[NSScanner alloc] initWithString:@"0x1F"]; BOOL ok = [s scanHexInt:&v];"#,
      "@[v, ok]",
      "[31 true]",
    ],
    [
      #"unsigned v; id s = [NSScanner scannerWithString:@"xyz"]; BOOL ok = [s scanHexInt:&v];"#,
      "@[v, ok]",
      "[nil false]",
    ],
    [
      ##"id s = [NSScanner scannerWithString:@"#12"]; BOOL a = [s scanString:@"#" intoString:nil];"##,
      "@[a, s.scanLocation, s.isAtEnd, s.string]", ##"[true 1 false "#12"]"##,
    ],
    [
      "CGFloat r, g, b, a; [[UIColor redColor] getRed:&r green:&g blue:&b alpha:&a];",
      "@[r, g, b, a]", "[1 0 0 1]",
    ],
    [
      "CGFloat h, s, b, a; [[UIColor blueColor] getHue:&h saturation:&s brightness:&b alpha:&a];",
      "@[s, b, a]",
      "[1 1 1]",
    ],
    ["CGFloat w, a; [[UIColor whiteColor] getWhite:&w alpha:&a];", "@[w, a]", "[1 1]"],
    [
      "int n = 0; for (int i = 0; i < 5; i++) { if (i == 3) break; if (i == 1) continue; n += i; }",
      "n", "2",
    ],
    ["int n = 0; while (n < 7) { n += 2; }", "n", "8"],
    ["int n = 0; do { n++; } while (n < 3);", "n", "3"],
    ["int n = 0; for (id x in @[@1, @2]) { n += x; }", "n", "3"],
    [
      "int n = 0; switch (2) { case 1: n = 1; break; case 2: n = 5; break; default: n = 9; }", "n",
      "5",
    ],
    ["int n = 0; switch (7) { case 1: n = 1; break; default: n = 9; }", "n", "9"],
    [
      "__block int n = 0; [@[@1, @2] enumerateObjectsUsingBlock:^(id x, NSUInteger i, BOOL *stop) { n += x * i; }];",
      "n", "2",
    ],
    [
      #"__block id n = nil; [@{@"a": @1} enumerateKeysAndObjectsUsingBlock:^(id k, id v, BOOL *s) { n = k; }];"#,
      "n",
      "\"a\"",
    ],
    ["__block int n = 0; dispatch_async(q, ^{ n = 4; });", "n", "4"],
    ["__block int n = 0; @[@1, @2].forEach(^(id x) { n += x; });", "n", "3"],
  ]

  @Test(arguments: statementsCases)
  func `statements that change variables`(_ row: [String]) throws {
    let (body, code, expected) = (row[0], row[1], row[2])
    let found = try described(Evaluated(code, body: body).value)
    #expect(found == expected)
  }

  private static let setsCases: [[String]] = [
    [
      #"[@" a " stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]]"#, "\"a\"",
    ],
    [
      ##"[@"#a-" stringByTrimmingCharactersInSet:[[NSCharacterSet alphanumericCharacterSet] invertedSet]]"##,
      "\"a\"",
    ],
    [
      ##"[@"#a#" stringByTrimmingCharactersInSet:[NSCharacterSet characterSetWithCharactersInString:@"#"]]"##,
      "\"a\"",
    ],
    [
      #"[@"12a3" stringByTrimmingCharactersInSet:[NSCharacterSet decimalDigitCharacterSet]]"#,
      "\"a\"",
    ],
    [
      #"[@"!a." stringByTrimmingCharactersInSet:[NSCharacterSet punctuationCharacterSet]]"#,
      "\"a\"",
    ],
    [#"[@"+a$" stringByTrimmingCharactersInSet:[NSCharacterSet symbolCharacterSet]]"#, "\"a\""],
    [#"@" a".trimmingCharacters(CharacterSet.whitespaces)"#, "\"a\""],
    [#"@" a".trimmingCharacters(CharacterSet.letters)"#, "\" a\""],
  ]

  @Test(arguments: setsCases)
  func `sets of characters`(_ row: [String]) throws {
    let (code, expected) = (row[0], row[1])
    let found = try described(Evaluated(code).value)
    #expect(found == expected)
  }
}

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
    [#"[UIColor hex:@"nothing"]"#, "unknown UIColor.hex"],
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
    [#"[UIImage imageNamed:@"odd"].size"#, #"unknown UIImage.imageNamed.size"#],
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
    ["CGSizeMake(1)", "unknown CGSizeMake()"],
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
    ["[NSUserDefaults standardUserDefaults]", "unknown NSUserDefaults.standardUserDefaults"],
    ["[UIBlurEffect effectWithStyle:UIBlurEffectStyleDark]", ".UIBlurEffectStyleDark"],
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
