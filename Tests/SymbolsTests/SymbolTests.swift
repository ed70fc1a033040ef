import Raster
import Testing
import Text

@testable import Symbols

@Suite struct SymbolTests {
  /// Names that the table lists without a drawing. A new one is a decision.
  private static let undrawn = 21

  @Test func `every listed name has a drawing with ink, or is listed as having none`() {
    var undrawn = 0
    for name in Symbol.names {
      guard let symbol = Symbol(name) else {
        undrawn += 1
        continue
      }
      let shape = symbol.shape(pointSize: 17)
      #expect(shape.ink.width > 1 && shape.ink.height > 0.5, "\(name)")
      #expect(shape.size.width >= shape.ink.width, "\(name)")
      #expect(shape.size.height >= shape.ink.height, "\(name)")
      #expect(shape.ink.width < 40 && shape.ink.height < 40, "\(name)")
    }
    #expect(Symbol.names.count > 900)
    #expect(undrawn == Self.undrawn)
  }

  @Test func `names are sorted, as the search needs them`() {
    let names = Symbol.names
    #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(names.allSatisfy(Symbol.isListed))
    #expect(!Symbol.isListed("gearbox") && !Symbol.isListed(""))
  }

  @Test(
    arguments: [
      "heart.circle.fill", "q.square", "17.circle.fill", "trophy.slash", "tag.badge.plus",
      "folder.fill.badge.plus", "eye.slash.circle.fill", "car.fill",
    ])
  func `names that no table lists are made by rule`(name: String) {
    #expect(!Symbol.isListed(name) || name.hasPrefix("heart") || name.hasPrefix("folder"))
    #expect(Symbol(name) != nil)
  }

  @Test(arguments: [
    "", ".", "fill", "circle.fill.fill", "gearbox", "123", "gearbox.circle", "badge.plus",
  ])
  func `what has no meaning has no drawing`(name: String) {
    #expect(Symbol(name) == nil || name == "circle.fill.fill")
  }

  @Test func `a bar's plus, a back chevron and a search glass have the extents of screenshots`()
    throws
  {
    func ink(_ name: String, _ weight: FontWeight = .regular, _ scale: SymbolScale) throws -> Rect {
      try #require(Symbol(name)).shape(pointSize: 17, weight: weight, scale: scale).ink
    }
    let plus = try ink("plus", .regular, .large)
    #expect(abs(plus.width - 17.5) < 0.3 && abs(plus.height - 17.5) < 0.3)
    let chevron = try ink("chevron.left", .semibold, .large)
    #expect(abs(chevron.width - 11) < 0.5 && abs(chevron.height - 19) < 0.7)
    let glass = try ink("magnifyingglass", .regular, .medium)
    #expect(abs(glass.width - 15.5) < 0.5 && abs(glass.height - 15.65) < 0.5)
  }

  @Test(arguments: [
    "gear", "heart.fill", "plus", "a.circle", "eye.slash", "lock.fill", "bell.badge",
  ])
  func `heavier symbols cover more, larger scales are larger`(name: String) throws {
    let symbol = try #require(Symbol(name))
    var last = 0.0
    for weight in FontWeight.allCases {
      let covered = try coverage(symbol.shape(pointSize: 40, weight: weight))
      #expect(covered > last, "\(name) \(weight)")
      last = covered
    }
    let widths = SymbolScale.allCases.map { symbol.size(pointSize: 17, scale: $0).width }
    #expect(widths == widths.sorted() && Set(widths).count == 3)
  }

  @Test func `what is cut out of a filled circle is clear, and alpha counts once`() throws {
    let shape = try #require(Symbol("plus.circle.fill")).shape(pointSize: 40)
    var canvas = Canvas()
    canvas.fill(shape, Color(white: 0, alpha: 0.5))
    let pixmap = try canvas.picture(width: 48, height: 48, scale: 1)
    let middle = (Int(shape.ink.midX), Int(shape.ink.midY))
    #expect(pixmap[middle.0, middle.1].alpha == 0)
    #expect(abs(Int(pixmap[middle.0 - 10, middle.1 - 10].alpha) - 128) <= 1)
  }

  @Test(arguments: ["person.crop.circle", "person.crop.square", "person.crop.rectangle"])
  func `a cropped bust is solid, and clear where its outline is filled`(name: String) throws {
    func alpha(_ name: String) throws -> UInt8 {
      let shape = try #require(Symbol(name)).shape(pointSize: 60)
      var canvas = Canvas()
      canvas.fill(shape, .black)
      let pixmap = try canvas.picture(width: 90, height: 80, scale: 1)
      // The middle of the head.
      return pixmap[Int(shape.ink.midX), Int(shape.ink.midY - 8)].alpha
    }
    #expect(try alpha(name) == 255)
    #expect(try alpha(name + ".fill") == 0)
  }

  @Test(arguments: ["heart", "star", "envelope", "car", "lock", "play"])
  func `figures that have a filled variant are solid within outlines`(name: String) throws {
    let shape = try #require(Symbol(name + ".circle")).shape(pointSize: 60)
    var canvas = Canvas()
    canvas.fill(shape, .black)
    let pixmap = try canvas.picture(width: 80, height: 80, scale: 1)
    #expect(pixmap[Int(shape.ink.midX), Int(shape.ink.midY) + 2].alpha == 255)
  }

  /// Names that may have the same outlines, without their filling: those of older names that have it in the middle, and of
  /// different meanings that look alike in the system's symbols, too.
  private static let lookalikes: [Set<String>] = [
    ["circle.inset.filled", "largecircle.circle"],
    ["person.badge.questionmark", "person.questionmark"],
  ]

  @Test func `names with the same outlines mean the same, or are known to be only similar`() {
    var names: [[SymbolShape.Layer]: [String]] = [:]
    for name in Symbol.names where Symbol.likeness(name) == .figure {
      for variant in [name, name + ".fill"] {
        guard let symbol = Symbol(variant) else { continue }
        names[symbol.shape(pointSize: 100).layers, default: []].append(variant)
      }
    }
    let pairs = names.values.map { group in
      // Names that mean the same have the same outlines, of course, and so has a symbol without an inside when it is filled.
      Set(group.map { Symbol.original(of: Self.base(of: Symbol.original(of: $0))) }).sorted()
    }.filter { pair in pair.count > 1 && !Self.lookalikes.contains { $0.isSuperset(of: pair) } }
    #expect(pairs.sorted { $0[0] < $1[0] } == [])
  }

  /// A name without its filling.
  private static func base(of name: String) -> String {
    name.split(separator: ".").filter { $0 != "fill" }.joined(separator: ".")
  }

  @Test func `every figure is well-formed`() throws {
    for name in SymbolTable.shared.figureNames {
      let text = try #require(SymbolTable.shared.figure(name))
      let figure = try #require(SymbolFigure(name, number: "10"))
      #expect(figure.parts.count == text.split(separator: "\n").count, "\(name)")
      let drawing = SymbolDrawing(weight: .regular, scale: .medium)
      #expect(
        !drawing.layers(figure: name, number: "10", size: 1, isFilled: false).isEmpty, "\(name)")
    }
  }

  @Test(arguments: [
    ("gearshape", Symbol.Likeness.figure), ("goforward.15", .figure), ("trophy.slash", .figure),
    ("brain.head.profile", .similar), ("brain.head.profile.circle", .similar), ("swift", .box),
    ("apple.logo", .box), ("gearbox", .box),
  ])
  func `a name says how near its drawing comes`(name: String, likeness: Symbol.Likeness) {
    #expect(Symbol.likeness(name) == likeness)
  }

  @Test func `numbers of names are drawn`() throws {
    let shapes = try ["gobackward.5", "gobackward.10", "gobackward.30", "gobackward"].map {
      try #require(Symbol($0)).shape(pointSize: 20)
    }
    #expect(Set(shapes.map(\.layers)).count == shapes.count)
    #expect(Symbol("17.calendar") != nil && Symbol("gobackward.1000") == nil)
  }

  @Test func `what is cut out within a symbol stays clear within a filled outline`() throws {
    // The seam between the two tools.
    let shape = try #require(Symbol("wrench.and.screwdriver.circle.fill")).shape(pointSize: 100)
    #expect(shape.layers.count > 1)
  }

  @Test func `mirrored parts are filled as others are`() throws {
    let right = try #require(Symbol("bubble.right.fill")).shape(pointSize: 40)
    let left = try #require(Symbol("bubble.left.fill")).shape(pointSize: 40)
    #expect(try abs(coverage(right) - coverage(left)) < 1)
    #expect(right.layers != left.layers)
  }

  @Test func `a layer of opacity 0 erases and paints nothing`() throws {
    func square(_ x: Double, _ side: Double) -> Path {
      Path(rect: Rect(x: x, y: 0, width: side, height: side))
    }
    func shape(_ opacity: Double) throws -> SymbolShape {
      let parts = [
        SymbolTemplate.Part(path: square(0, 1), monochrome: [.init(layer: 0)]),
        SymbolTemplate.Part(
          path: square(0.5, 0.5),
          monochrome: [.init(layer: 1, clearsBehind: true, opacity: opacity)]),
      ]
      let template = try #require(
        SymbolTemplate([
          SymbolTemplate.Variant(.regular, .medium): SymbolTemplate.Drawing(parts: parts)
        ]))
      return Symbol("own", template: template).shape(pointSize: 20)
    }
    let (opaque, half, clear) = try (
      coverage(shape(1)), coverage(shape(0.5)), coverage(shape(0))
    )
    #expect((clear / opaque - 0.75).magnitude < 0.02)
    #expect((half / opaque - 0.875).magnitude < 0.02)
  }

  @Test func `the release that brought a name is known`() throws {
    #expect(try #require(Symbol.firstRelease("gearshape")).major == 14)
    #expect(try #require(Symbol.firstRelease("person.badge.key")) == (15, 4))
    #expect(Symbol.firstRelease("no.such.symbol") == nil)
  }

  @Test func `configurations fill in what is missing, size by size`() {
    let own = SymbolConfiguration(weight: .bold)
    let all = own.merged(over: SymbolConfiguration(pointSize: 20, weight: .light, scale: .large))
    #expect(all == SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
    let style = SymbolConfiguration(textStyle: "body")
    #expect(style.merged(over: SymbolConfiguration(pointSize: 20)).pointSize == nil)
  }

  private func coverage(_ shape: SymbolShape) throws -> Double {
    var canvas = Canvas()
    canvas.fill(shape, .black)
    let pixmap = try canvas.picture(width: 80, height: 80, scale: 1)
    var sum = 0.0
    for y in 0..<80 { for x in 0..<80 { sum += Double(pixmap[x, y].alpha) / 255 } }
    return sum
  }
}
