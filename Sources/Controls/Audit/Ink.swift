import Raster

/// A text or a symbol that a screen draws, as it stands in the list of commands.
struct Ink {
  enum Kind {
    case text(isTruncated: Bool)
    case symbol
  }

  /// A part in one colour: the letters of one command, or the symbol.
  struct Part {
    /// The command that draws it, or the first.
    var command: Int
    var color: Color
    /// Boxes of the letters, in the space of the command.
    var boxes: [Rect]
    /// The same in the window, in points.
    var places: [Rect]
    /// The areas of the boxes in the window, in square points: less than those of `places` where they are turned.
    var areas: [Double]
    /// Points of the window a unit of the command's space.
    var scale: Double
    /// The size of the font in the window, in points; 0 of symbols.
    var fontSize = 0.0
    var isBold = false

    /// Text of 18 points, or of 14 bold, is large (WCAG 2, "large scale"; Human Interface Guidelines, "Color").
    var isLarge: Bool { fontSize >= 18 || isBold && fontSize >= 14 }
  }

  /// A clip that narrows the drawing of a part.
  struct Clip: Hashable {
    /// In the window, in points.
    var rect: Rect
    /// The index of the object that clips.
    var object: Int
  }

  var kind: Kind
  /// The index of the object that draws it.
  var object: Int
  /// All commands that draw it.
  var commands: Range<Int>
  var parts: [Part]
  /// Around the parts, outermost first.
  var clips: [Clip]

  /// The bounds in the window, in points.
  var frame: Rect {
    let places = parts.flatMap(\.places)
    return places.dropFirst().reduce(places.first ?? .zero) { $0.union($1) }
  }
}

/// A screen as it is painted, with what draws which of its parts.
struct PaintedScreen {
  let list: DisplayList
  /// Texts and symbols in the order in which they are drawn.
  private(set) var inks: [Ink] = []
  /// The commands of hard shadows and underlines.
  private(set) var ornaments: [Range<Int>] = []
  /// The first command of each object that draws something.
  private(set) var starts: [Int: Int] = [:]
  /// Where pixels spread: the commands, their bounds in the window, and how far, in points.
  private(set) var blurs: [(command: Int, bounds: Rect, reach: Double)] = []

  init(_ tree: PlacedTree) {
    let canvas = tree.painted(keepingNotes: true)
    list = canvas.displayList
    var walk = Walk(notes: canvas.notes ?? [], window: tree.root.windowFrame)
    for (index, command) in list.commands.enumerated() { walk.take(command, at: index) }
    walk.end()
    inks = walk.inks
    ornaments = walk.ornaments
    starts = walk.starts
    blurs = walk.blurs
  }
}

/// The state of a list of commands while it is read.
private struct Walk {
  private struct State {
    var transform = Transform.scale(x: 1, y: 1)
    var clips: [Ink.Clip] = []
  }

  /// Outer notes before inner ones.
  private let notes: [CanvasNote]
  private let window: Rect
  private var next = 0
  /// The notes around the current command, outermost first.
  private var open: [CanvasNote] = []
  private var state = State()
  private var saved: [State] = []
  private var ink: Ink?

  var inks: [Ink] = []
  var ornaments: [Range<Int>] = []
  var starts: [Int: Int] = [:]
  var blurs: [(command: Int, bounds: Rect, reach: Double)] = []

  /// How far a blur reaches, in standard deviations.
  private static let deviations = 3.0

  init(notes: [CanvasNote], window: Rect) {
    self.notes = notes.enumerated().sorted { a, b in
      let (first, second) = (a.element.commands, b.element.commands)
      // Among notes about the same commands the outer one was written last.
      return (first.lowerBound, -first.upperBound, -a.offset)
        < (second.lowerBound, -second.upperBound, -b.offset)
    }.map(\.element)
    self.window = window
  }

  /// The innermost object that draws; the window draws what belongs to none.
  private var object: Int {
    for note in open.reversed() {
      if case .object(let index) = note.subject { return index }
    }
    return 0
  }

  private var isOrnament: Bool { open.contains { $0.subject == .ornament } }

  mutating func take(_ command: DrawCommand, at index: Int) {
    while let last = open.last, last.commands.upperBound <= index { close(last) }
    while next < notes.count, notes[next].commands.lowerBound <= index {
      begin(notes[next])
      next += 1
    }
    switch command {
    case .save, .beginLayer: saved.append(state)
    case .beginMaskedLayer(_, let rect):
      saved.append(state)
      state.clips.append(Ink.Clip(rect: rect.bounds(under: state.transform), object: object))
    case .restore, .endLayer: state = saved.popLast() ?? state
    case .concatenate(let transform): state.transform = transform.concatenating(state.transform)
    case .clip(let path, _):
      let rect = (path.bounds ?? .zero).bounds(under: state.transform)
      state.clips.append(Ink.Clip(rect: rect, object: object))
    case .backdrop(let path, let effect):
      guard let bounds = path.bounds?.bounds(under: state.transform) else { break }
      blurs.append((index, bounds, effect.sigma * Self.deviations * state.transform.scale))
    case .glass(let glass):
      // What shows in it comes from as far as its blur and its lens reach.
      for shape in glass.shapes {
        let bounds = shape.rect.bounds(under: state.transform)
        blurs.append((index, bounds, glass.deviation * Self.deviations * state.transform.scale))
      }
    case .glyphs(let run, let origin, let color): take(run, origin, color, at: index)
    case .fill, .stroke, .image, .shadow, .innerShadow, .setBlendMode, .beginGlassContent,
      .endGlassContent:
      break
    }
    if case .beginLayer(_, _, let filters) = command {
      // A layer blurs only within itself; the reach is that of everything on the screen.
      for case .blur(let sigma, _) in filters where sigma > 0 {
        blurs.append((Int.max, window, sigma * Self.deviations * state.transform.scale))
      }
    }
  }

  mutating func end() {
    while let last = open.last { close(last) }
  }

  private mutating func begin(_ note: CanvasNote) {
    let isIgnored = isOrnament || ink != nil
    switch note.subject {
    case .object(let index): starts[index] = starts[index] ?? note.commands.lowerBound
    case .ornament: if !isOrnament { ornaments.append(note.commands) }
    case .text(let isTruncated) where !isIgnored:
      ink = Ink(
        kind: .text(isTruncated: isTruncated), object: object, commands: note.commands, parts: [],
        clips: state.clips)
    case .symbol(let rect, let color) where !isIgnored:
      let place = rect.bounds(under: state.transform)
      let scale = state.transform.scale
      ink = Ink(
        kind: .symbol, object: object, commands: note.commands,
        parts: [
          Ink.Part(
            command: note.commands.lowerBound, color: color, boxes: [rect], places: [place],
            areas: [rect.width * rect.height * scale * scale], scale: scale)
        ], clips: state.clips)
    case .text, .symbol, .letters: break
    }
    open.append(note)
  }

  private mutating func close(_ note: CanvasNote) {
    open.removeLast()
    guard let ink, ink.commands == note.commands else { return }
    switch note.subject {
    case .text, .symbol:
      // A text or symbol that shows in no place is none.
      if ink.parts.contains(where: { !$0.boxes.isEmpty && $0.color.alpha > 0 }) { inks.append(ink) }
      self.ink = nil
    case .object, .letters, .ornament: break
    }
  }

  private mutating func take(_ run: GlyphRun, _ origin: Point, _ color: Color, at index: Int) {
    guard case .letters(let isBold)? = open.last?.subject, ink != nil, !isOrnament else { return }
    let boxes = run.glyphs.compactMap { glyph in
      run.font.outline(of: glyph.id).bounds?
        .offsetBy(x: origin.x + glyph.x, y: origin.y + glyph.y)
    }.filter { !$0.isEmpty && $0.isFinite }
    let scale = state.transform.scale
    ink?.parts.append(
      Ink.Part(
        command: index, color: color, boxes: boxes,
        places: boxes.map { $0.bounds(under: state.transform) },
        areas: boxes.map { $0.width * $0.height * scale * scale }, scale: scale,
        fontSize: run.font.size * scale, isBold: isBold))
  }
}
