import Syntax
import Testing

@testable import DesignTokens

@Suite("Design tokens become values of documents")
struct DesignTokensTests {
  private static func file(_ text: String, name: String = "t.json", sets: [String]? = nil) throws
    -> DesignTokens.File
  {
    var diagnostics = Diagnostics()
    let root = DocumentTree.read(
      SourceFile(label: name, bytes: Array(text.utf8)), into: &diagnostics)
    return DesignTokens.File(root: try #require(root), label: name, sets: sets)
  }

  /// The values by variables as JSON, or the reasons why there are none.
  private static func read(_ texts: String..., sets: [String]? = nil) throws
    -> (values: [String: String], problems: [String])
  {
    try read(
      texts.enumerated().map { .plain(try file($1, name: "\($0).json", sets: sets)) })
  }

  private static func read(_ layers: [DesignTokens.Layer]) throws
    -> (values: [String: String], problems: [String])
  {
    var diagnostics = Diagnostics()
    let tokens = DesignTokens(layers, into: &diagnostics)
    var values: [String: String] = [:]
    for token in tokens.tokens {
      switch token.value {
      case .success(let value): values[token.variable] = value.json
      case .failure(let omission): values[token.variable] = omission.reason
      }
    }
    return (values, diagnostics.found.map { "\($0.file):\($0.position.line): \($0.message)" })
  }

  private static func value(_ token: String) throws -> String? {
    try read(#"{"a": \#(token)}"#).values["a"]
  }

  // MARK: The community group's format

  @Test(arguments: [
    (##"{"$type": "color", "$value": "#0A84FF"}"##, ##""#0A84FF""##),
    (##"{"$type": "color", "$value": "rgb(255, 0, 0)"}"##, #"{"red": 1, "green": 0, "blue": 0}"#),
    (
      #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0.5, 1], "alpha": 0.5}}"#,
      #"{"red": 0, "green": 0.5, "blue": 1, "alpha": 0.5}"#
    ),
    (
      #"{"$type": "color", "$value": {"colorSpace": "display-p3", "components": [1, "none", 0]}}"#,
      #"{"red": 1, "green": 0, "blue": 0, "space": "displayP3"}"#
    ),
    (
      #"{"$type": "color", "$value": {"colorSpace": "hsl", "components": [120, 100, 50]}}"#,
      #"{"red": 0, "green": 1, "blue": 0}"#
    ),
    (#"{"$type": "dimension", "$value": {"value": 16, "unit": "px"}}"#, "16"),
    (#"{"$type": "dimension", "$value": "12.5px"}"#, "12.5"),
    (#"{"$type": "duration", "$value": {"value": 250, "unit": "ms"}}"#, "0.25"),
    (#"{"$type": "number", "$value": 1.5}"#, "1.5"),
    (#"{"$type": "fontWeight", "$value": "semi-bold"}"#, #""semibold""#),
    (#"{"$type": "fontWeight", "$value": 710}"#, #""bold""#),
    (#"{"$type": "fontFamily", "$value": ["Inter", "Helvetica"]}"#, #""Inter""#),
    (
      #"{"$type": "typography", "$value": {"fontFamily": "SF Pro", "fontSize": {"value": 17, "unit": "px"}, "fontWeight": 600}}"#,
      #"{"system": 17, "weight": "semibold"}"#
    ),
    (
      #"{"$type": "typography", "$value": {"fontFamily": "Helvetica Neue", "fontSize": "17px", "fontWeight": "bold"}}"#,
      #"{"name": "HelveticaNeue-Bold", "size": 17}"#
    ),
    (
      ##"{"$type": "shadow", "$value": {"color": "#00000040", "offsetX": "0px", "offsetY": "2px", "blur": "4px", "spread": "0px"}}"##,
      ##"{"color": "#00000040", "offset": [0, 2], "blurRadius": 4}"##
    ),
    (
      ##"{"$type": "gradient", "$value": [{"color": "#000", "position": 0}, {"color": "#FFF", "position": 1}]}"##,
      ##"{"colors": ["#000", "#FFF"], "locations": [0, 1]}"##
    ),
    (
      #"{"$type": "dimension", "$value": {"value": 1, "unit": "rem"}}"#,
      #"is in "rem", which documents don't know"#
    ),
    (
      #"{"$type": "cubicBezier", "$value": [0, 0, 1, 1]}"#,
      #"is of the type "cubicBezier", which documents have no value for"#
    ),
    (##"{"$type": "color", "$value": "#12"}"##, ##"is no colour: "#12""##),
    (#"{"$type": "color", "$value": "{b}"}"#, #"refers to "b", which is no token"#),
    (#"{"$type": "color", "$value": "{a}"}"#, #"refers to itself by way of "a""#),
  ])
  func `a token is written as documents have it, or tells why not`(
    token: String, value: String
  ) throws {
    #expect(try Self.value(token) == value)
  }

  @Test func `types come from the token, then from what it refers to, then from groups`() throws {
    let found = try Self.read(
      ##"""
      {"c": {"$type": "color", "base": {"$value": "#102030"},
             "size": {"$type": "dimension", "$value": "4px"}},
       "named": {"$value": "{c.base}"},
       "g": {"$type": "number", "x": {"$value": "{c.size}"}}}
      """##)
    #expect(found.values["named"] == ##""#102030""##)
    #expect(found.values["g-x"] == "4", "the length that it refers to, not the group's number")
    #expect(found.problems.isEmpty)
  }

  @Test func `references lead through groups, roots, pointers and parts of values`() throws {
    let found = try Self.read(
      ##"""
      {"color": {"$type": "color", "brand": {"$root": {"$value": "#111111"}, "dark": {"$value": "#222222"}},
         "link": {"$ref": "#/color/brand/dark"},
         "half": {"$value": {"colorSpace": "srgb", "components": [0.25, 0.5, 0.75]}},
         "mixed": {"$value": {"colorSpace": "srgb", "components": [{"$ref": "#/color/half/$value/components/2"}, 0, 0]}},
         "root": {"$value": "{color.brand.$root}"}}}
      """##)
    #expect(found.values["color-brand"] == ##""#111111""##)
    #expect(found.values["color-link"] == ##""#222222""##)
    #expect(found.values["color-mixed"] == #"{"red": 0.75, "green": 0, "blue": 0}"#)
    #expect(found.values["color-root"] == ##""#111111""##)
  }

  @Test func `a group that extends another has its tokens, and its own win`() throws {
    let found = try Self.read(
      ##"""
      {"base": {"$type": "color", "bg": {"$value": "#000000"}, "text": {"$value": "#FFFFFF"}},
       "button": {"$extends": "{base}", "$type": "color", "bg": {"$value": "#0000FF"}}}
      """##)
    #expect(found.values["button-bg"] == ##""#0000FF""##)
    #expect(found.values["button-text"] == ##""#FFFFFF""##)
    let circle = try Self.read(
      #"{"a": {"$extends": "{b}"}, "b": {"$extends": "{a}", "x": {"$value": 1}}}"#)
    #expect(circle.problems.contains { $0.contains("extends itself") })
    let missing = try Self.read(#"{"a": {"$extends": "{zz}", "x": {"$value": 1}}}"#)
    #expect(missing.problems == [#"0.json:1: there is no group "{zz}" to extend"#])
  }

  @Test func `parts of typography are variables of their own`() throws {
    let found = try Self.read(
      #"{"title": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": "20px", "letterSpacing": "0.4px", "lineHeight": 1.2}}}"#
    )
    #expect(found.values["title"] == #"{"name": "Inter", "size": 20}"#)
    #expect(found.values["title-letterSpacing"] == "0.4")
    #expect(found.values["title-lineHeight"] == "1.2")
  }

  // MARK: Other formats

  @Test func `Style Dictionary's tokens have values without types`() throws {
    let found = try Self.read(
      ##"""
      {"color": {"base": {"red": {"value": "#FF0000", "comment": "warm"}}, "alert": {"value": "{color.base.red.value}"}},
       "size": {"small": {"value": "8px"}, "name": {"value": "small"}}}
      """##)
    #expect(
      found.values == [
        "color-base-red": ##""#FF0000""##, "color-alert": ##""#FF0000""##, "size-small": "8",
        "size-name": #""small""#,
      ])
    #expect(found.problems.isEmpty)
  }

  @Test func `the sets of Tokens Studio are chosen, and later ones win`() throws {
    let text = ##"""
      {"core": {"blue": {"value": "#0000FF", "type": "color"}, "gap": {"value": "{unit} * 2", "type": "spacing"}},
       "day": {"bg": {"value": "#FFFFFF", "type": "color"}}, "night": {"bg": {"value": "{blue}", "type": "color"}},
       "$themes": [], "$metadata": {"tokenSetOrder": ["core", "day", "night"]}}
      """##
    let found = try Self.read(text, sets: ["core", "night"])
    #expect(found.values["bg"] == ##""#0000FF""##)
    #expect(found.values["gap"] == #"is computed ("{unit} * 2"), which documents can't"#)
    #expect(
      try Self.read(#"{"a": {"value": "{unit} * 2"}, "unit": {"value": "2 px"}}"#).values
        == ["a": #"is computed ("{unit} * 2"), which documents can't"#, "unit": "2"])
    #expect(
      try Self.read(text).problems.first?.contains(
        #"choose with "sets", as in {"file": …, "sets": ["core", "day", "night"]}"#) == true)
    #expect(
      try Self.read(text, sets: ["cor"]).problems
        == [#"0.json:1: the file has no set "cor"; did you mean 'core'?"#])
    #expect(
      try Self.read(#"{"a": {"$value": 1}}"#, sets: ["x"]).problems.first?.contains("no sets")
        == true)
  }

  @Test func `a resolver document is named and not read`() throws {
    let found = try Self.read(#"{"version": "2025.10", "sets": {}, "resolutionOrder": []}"#)
    #expect(found.values.isEmpty)
    #expect(found.problems.first?.contains("resolver document") == true)
  }

  // MARK: Several files

  @Test func `later files win, and what refers to them follows`() throws {
    let found = try Self.read(
      ##"{"brand": {"$type": "color", "$value": "#111111"}, "bar": {"$value": "{brand}"}}"##,
      ##"{"brand": {"$type": "color", "$value": "#999999"}}"##)
    #expect(found.values == ["brand": ##""#999999""##, "bar": ##""#999999""##])
  }

  @Test func `colours differ by style, other values do not`() throws {
    let base = try Self.file(#"{"bar": {"$type": "color", "$value": "{bg}"}}"#, name: "base.json")
    let day = try Self.file(
      ##"{"bg": {"$type": "color", "$value": "#FFFFFF"}, "gap": {"$type": "dimension", "$value": "4px"}}"##,
      name: "day.json")
    let night = try Self.file(
      ##"{"bg": {"$type": "color", "$value": "#000000"}, "gap": {"$type": "dimension", "$value": "8px"}}"##,
      name: "night.json")
    let found = try Self.read([.plain(base), .styled(light: day, dark: night)])
    #expect(found.values["bar"] == ##"{"light": "#FFFFFF", "dark": "#000000"}"##)
    #expect(
      found.problems == [
        #"night.json:1: the token "gap" has another value in the dark style; only colours can differ"#
      ])
  }

  @Test func `two tokens that come to one variable are an error that names both`() throws {
    let found = try Self.read(
      """
      {"a b": {"$value": 1},
       "a-b": {"$value": 2}}
      """)
    #expect(
      found.problems == [
        #"0.json:2: the token "a-b" and "a b" (0.json:1) both come to the variable '$a-b'"#
      ])
  }

  @Test(arguments: [
    (["color", "brand", "500"], "color-brand-500"), (["500"], "_500"), (["a/b", "ü ö"], "a-b-ü-ö"),
    (["x_y", "€"], "x_y--"),
  ])
  func `names of tokens become names of variables`(path: [String], variable: String) {
    #expect(DesignTokens.variableName(path) == variable)
  }

  // MARK: Hostile files

  @Test func `tokens that double each other end with a reason`() throws {
    let levels = (1...60).map { #""a\#($0)": {"$value": ["{a\#($0 - 1)}", "{a\#($0 - 1)}"]}"# }
    let found = try Self.read(#"{"a0": {"$value": 1}, \#(levels.joined(separator: ", "))}"#)
    #expect(found.values["a60"]?.contains("more than 1000000 values") == true)
  }

  @Test func `groups that double each other end with an error`() throws {
    let levels = (1...40).map {
      #""g\#($0)": {"a": {"$extends": "{g\#($0 - 1)}"}, "b": {"$extends": "{g\#($0 - 1)}"}}"#
    }
    let found = try Self.read(#"{"g0": {"t": {"$value": 1}}, \#(levels.joined(separator: ", "))}"#)
    #expect(found.problems.contains { $0.contains("more than 100000 tokens") })
  }

  @Test(arguments: [
    ##"{"$defs": {"x": {"$ref": "#/$defs/x"}}, "a": {"$value": {"$ref": "#/$defs/x"}}}"##,
    ##"{"a": {"$ref": "#/a"}}"##, #"{"a": {"$value": {"$ref": "other.json#/a"}}}"#,
    #"{"a": {"$value": ["{a}"]}}"#, #"{"a": {"$type": "gradient", "$value": []}}"#,
    #"{"a": {"$type": "shadow", "$value": [1, 2]}}"#,
    #"{"a": {"$type": "color", "$value": {"colorSpace": "lab", "components": [1e308, -1e308]}}}"#,
  ])
  func `circles and nonsense have no value`(text: String) throws {
    let value = try #require(try Self.read(text).values["a"])
    #expect(["refers", "follows", "is ", "has "].contains { value.hasPrefix($0) }, "\(value)")
  }

  @Test func `a chain of tokens may be a hundred long`() throws {
    func chain(_ length: Int) throws -> String? {
      let links = (1..<length).map { #""a\#($0)": {"$value": "{a\#($0 - 1)}"}"# }
      return try Self.read(#"{"a0": {"$value": 7}, \#(links.reversed().joined(separator: ", "))}"#)
        .values["a\(length - 1)"]
    }
    #expect(try chain(100) == "7")
    #expect(try chain(101) == "refers to more than 100 tokens in a row")
  }
}
