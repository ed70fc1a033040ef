import TestSupport
import Testing

@testable import ThemeCode

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
    [#"[@"abcd" characterAtIndex:9]"#, #"unknown ["abcd" characterAtIndex:9]"#],
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
    ["MAX(1, 3)", "3"], ["fmin(1, 3)", "1"], ["MAX(1, x)", "unknown MAX(1, x)"],
    ["CGFloat(3)", "3"],
    ["Int(3.7)", "3"], [#"Int(@"42")"#, "42"], [#"Int(@"x")"#, "nil"], ["Double()", "0"],
    [#"strtoul(@"ff8000", 0, 16)"#, "16744448"], [#"strtol(@"0x10", 0, 0)"#, "16"],
    ["stride(0, 6, 2)", "[0 2 4]"], ["stride(0, 6, 0)", "unknown stride(0, 6, 0)"], ["7 / 2", "3"],
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
    ["[@[@1, @2] objectAtIndex:1]", "2"], ["@[@1, @2][0]", "1"], ["@[@1][4]", "unknown [][4]"],
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

  @Test(arguments: [
    "for (int i = 0; i < %; i++) { n++; }", "while (n < %) { n++; }", "do { n++; } while (n < %);",
    "for (id x in @[LIST]) { n++; }",
  ])
  func `a loop has a thousand rounds, and one more is told of`(_ loop: String) throws {
    for count in [1000, 1001] {
      let list = Array(repeating: "@1", count: count).joined(separator: ", ")
      let body = loop.replacing("%", with: "\(count)").replacing("LIST", with: list)
      let found = try Evaluated("n", body: "int n = 0; \(body)")
      #expect(described(found.value) == "1000")
      #expect(found.notes == (count == 1000 ? [] : ["the loop has more than 1000 rounds"]))
    }
  }

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
