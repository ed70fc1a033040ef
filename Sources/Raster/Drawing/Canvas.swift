/// Records drawing into a `DisplayList`; nothing is rasterised here, and every call costs a few bytes.
///
/// Lengths are points, y grows downward; `picture` or a `Rasterizer` turns points into pixels. State
/// (transform, clip, blend mode) is narrowed by closures: what is drawn in the closure of `clipped`,
/// `translated` or `blended` has it, what is drawn after has not.
///
///     var canvas = Canvas()
///     canvas.fill(Path(ellipseIn: Rect(x: 4, y: 4, width: 24, height: 24)), .black)
///     let pixmap = try canvas.picture(width: 32, height: 32, scale: 2)
public struct Canvas: Sendable {
  /// The commands recorded so far; on a canvas that counts, only those that are not counted yet.
  public private(set) var displayList = DisplayList()

  /// What the commands take that were counted and given up; nil on a canvas that keeps them.
  private var count: DrawingCount?

  /// The number of open layers, on a canvas that counts.
  private var openLayers = 0

  /// Whether drawing with a transparent colour changes nothing: until a blend mode is set.
  private var dropsTransparent = true

  /// Whether what is recorded is mirrored, all but texts and images: within `mirrored`.
  public internal(set) var isMirrored = false

  /// Notes on what the commands draw, inner ones before outer ones; nil on a canvas that keeps none.
  package internal(set) var notes: [CanvasNote]?

  /// A canvas with nothing on it.
  public init() {}

  /// The most commands; what comes after them is not recorded.
  private var commandLimit = Int.max

  /// Whether there are as many commands as the canvas may hold.
  package var isFull: Bool {
    displayList.commands.count + (count?.commands ?? 0) >= commandLimit
  }

  /// Makes room for commands that are counted elsewhere.
  package mutating func allow(_ commands: Int) {
    commandLimit = min(commandLimit, .max - commands) + commands
  }

  /// A canvas with nothing on it that may keep notes, and may hold only so many commands.
  package init(keepsNotes: Bool, commandLimit: Int = .max) {
    notes = keepsNotes ? [] : nil
    self.commandLimit = commandLimit
  }

  /// A canvas that counts what its commands take and keeps few of them, and may hold only so many.
  package init(counting count: DrawingCount, commandLimit: Int) {
    self.count = count
    self.commandLimit = commandLimit
    displayList.commands.reserveCapacity(Self.countedAtOnce)
  }

  /// What all commands take; nil on a canvas that does not count.
  package consuming func counted() -> DrawingCount? {
    countAll()
    return count
  }

  /// So many commands are counted together, and more where a layer is open.
  private static let countedAtOnce = 256

  /// Counts the commands if they are many.
  ///
  /// - Parameter last: the one that was recorded last.
  private mutating func countIfMany(_ last: DrawCommand) {
    switch last {
    case .beginLayer, .beginMaskedLayer: openLayers += 1
    case .endLayer: openLayers = max(0, openLayers - 1)
    default: break
    }
    guard openLayers == 0, displayList.commands.count >= Self.countedAtOnce else { return }
    countAll()
  }

  private mutating func countAll() {
    var list = DisplayList()
    swap(&list, &displayList)
    count?.take(list)
    list.commands.removeAll(keepingCapacity: true)
    swap(&list, &displayList)
  }

  /// Records one command.
  public mutating func append(_ command: DrawCommand) {
    guard !isFull else { return }
    if case .setBlendMode = command { dropsTransparent = false }
    displayList.commands.append(command)
    if count != nil { countIfMany(command) }
  }

  /// Records another list's commands.
  public mutating func append(_ list: DisplayList) {
    for command in list.commands { append(command) }
  }

  /// Fills a path with a colour; nothing is recorded when it is transparent.
  public mutating func fill(_ path: Path, _ color: Color, rule: FillRule = .nonZero) {
    guard shows(color) else { return }
    append(.fill(path, rule: rule, paint: .solid(color)))
  }

  /// Fills a path with a colour, gradient or pattern.
  public mutating func fill(_ path: Path, _ paint: Paint, rule: FillRule = .nonZero) {
    append(.fill(path, rule: rule, paint: paint))
  }

  /// Fills a rectangle with a colour; nothing is recorded when either is empty.
  public mutating func fill(_ rect: Rect, _ color: Color) {
    guard !rect.isEmpty else { return }
    fill(Path(rect: rect), color)
  }

  /// Strokes a path with a colour; nothing is recorded when it is transparent.
  public mutating func stroke(_ path: Path, _ color: Color, style: StrokeStyle) {
    guard shows(color) else { return }
    append(.stroke(path, style: style, paint: .solid(color)))
  }

  /// Strokes a path with a colour, gradient or pattern.
  public mutating func stroke(_ path: Path, _ paint: Paint, style: StrokeStyle) {
    append(.stroke(path, style: style, paint: paint))
  }

  /// Draws an image over a rectangle, sliced when it has cap insets.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The place of the image, in points.
  ///   - tint: Fills the image's alpha with this colour; nil keeps its colours.
  ///   - opacity: 0–1.
  public mutating func image(
    _ image: Image, in rect: Rect, tint: Color? = nil, opacity: Double = 1
  ) {
    guard !rect.isEmpty, opacity > 0 || !dropsTransparent else { return }
    unmirrored(about: rect.midX) {
      $0.append(.image(image, rect: rect, tint: tint, opacity: opacity))
    }
  }

  /// Draws the shadow of a path, not the path itself.
  ///
  /// - Parameters:
  ///   - path: The shape.
  ///   - colour: The colour of the shadow.
  ///   - offset: The distance of the shadow from the shape, in points.
  ///   - blurRadius: As in CoreGraphics, twice the standard deviation, in points.
  ///   - knockout: Leaves out the inside of the shape, for shapes that are not opaque.
  public mutating func shadow(
    _ path: Path, _ color: Color, offset: Point = .zero, blurRadius: Double,
    knockout: Bool = false
  ) {
    guard shows(color) else { return }
    append(
      .shadow(path, color: color, offset: offset, blurRadius: blurRadius, knockout: knockout))
  }

  /// Draws the shadow that a path's surroundings cast into it, as into a hole.
  ///
  /// - Parameters:
  ///   - path: The shape.
  ///   - colour: The colour of the shadow.
  ///   - offset: The distance by which the shadow is moved, in points.
  ///   - blurRadius: Twice the standard deviation, in points.
  public mutating func innerShadow(
    _ path: Path, _ color: Color, offset: Point = .zero, blurRadius: Double
  ) {
    guard shows(color) else { return }
    append(.innerShadow(path, color: color, offset: offset, blurRadius: blurRadius))
  }

  /// Blurs, saturates and tints what was drawn under a path.
  public mutating func backdrop(_ path: Path, _ effect: BackdropEffect) {
    append(.backdrop(path, effect))
  }

  /// Draws glass, and what lies on it.
  ///
  /// - Parameter content: draws what lies on the glass, for glass that is dark or light; called for both where the ground
  ///   decides.
  public mutating func glass(_ glass: Glass, content: (inout Canvas, _ isDark: Bool) -> Void) {
    append(.glass(glass))
    if glass.followsGround { return glassContent(content) }
    content(&self, glass.appearance == .dark || glass.appearance == .groundOrDark)
  }

  /// Records what lies on the last glass for a light and a dark one, of which the renderer takes one.
  package mutating func glassContent(_ content: (inout Canvas, _ isDark: Bool) -> Void) {
    for isDark in [false, true] {
      append(.beginGlassContent(isDark: isDark))
      content(&self, isDark)
      append(.endGlassContent)
    }
  }

  private func shows(_ color: Color) -> Bool { color.alpha > 0 || !dropsTransparent }
}
