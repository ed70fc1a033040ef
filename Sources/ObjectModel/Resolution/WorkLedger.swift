package import Raster
internal import Synchronization
package import Text

/// The work of one picture, counted while its objects are resolved and laid out: integers that depend on the documents alone, so
/// that a picture is refused on every machine, or on none.
///
/// Texts that are laid out are kept until the picture is drawn: the same text with the same fonts, width and lines is laid out
/// once. What would be too much is left out, and so whoever draws has to ask for `excess`.
package final class WorkLedger: Sendable {
  /// Bytes of a resolved object with its values and frame: measured with cells; views and labels take less.
  package static let objectBytes = 3_400
  /// Bytes of a command that paints an object: measured with sliders and steppers.
  package static let commandBytes = 330
  /// Bytes of a line of text that is kept, and of a letter.
  private static let lineBytes = 600
  private static let letterBytes = 32
  /// Bytes of a line while its text is laid out: measured with lines of one letter.
  private static let openLineBytes = 1_300

  /// Terms that solving constraints may keep at a time for each that it may add up: some 160 MB by default.
  private static let keptTermShare = 0.08
  /// The factor for trees that are looked at: finding out which constraints decide frames takes more than solving them.
  private static let reasonsFactor = 4.0

  private struct State {
    var objects = 0
    var text: TextWork
    var layouts: [LayoutKey: TextLayout] = [:]
    var excess: WorkExcess?
    /// What each object's text takes, by the object's index.
    var textOfObjects: [Int: Int] = [:]
    /// The terms that solving constraints has added up.
    var constraintTerms = 0
  }

  /// The most bytes of objects, lines and letters; nil counts and keeps nothing.
  private let objectLimit: Int?
  /// The most terms that solving constraints may add up.
  private let constraintLimit: Int
  private let state: Mutex<State>

  /// Creates the ledger of a picture.
  ///
  /// - Parameters:
  ///   - multiple: of the standard that a picture may take.
  ///   - pixels: how many pixels the picture has.
  package init(multiple: Double, pixels: Int) {
    let objects = WorkExcess.limit(of: .objects, multiple: multiple, pixels: pixels)
    let text = WorkExcess.limit(of: .text, multiple: multiple, pixels: pixels)
    objectLimit = objects
    state = Mutex(
      State(text: TextWork(limit: text, lineLimit: objects / Self.openLineBytes)))
    constraintLimit = WorkExcess.limit(of: .constraints, multiple: multiple, pixels: pixels)
  }

  /// Creates a ledger that counts constraints alone, and keeps nothing: for a tree that is looked at and not drawn.
  ///
  /// - Parameter multiple: of the standard that a picture may take.
  package init(readingWith multiple: Double = 1) {
    objectLimit = nil
    state = Mutex(State(text: TextWork(limit: .max, lineLimit: .max)))
    constraintLimit = WorkExcess.limit(
      of: .constraints, multiple: multiple * Self.reasonsFactor, pixels: 0)
  }

  /// The terms that solving constraints may still add up, and may keep at a time.
  package var openConstraintTerms: (added: Int, kept: Int) {
    let added = state.withLock { constraintLimit - $0.constraintTerms }
    return (added, Self.keptTerms(constraintLimit))
  }

  /// The terms that solving constraints may keep at a time.
  ///
  /// - Parameter limit: those that it may add up.
  package static func keptTerms(_ limit: Int) -> Int { Int(Double(limit) * keptTermShare) }

  /// Counts terms that solving constraints added up.
  package func addConstraintTerms(_ count: Int) {
    state.withLock { $0.constraintTerms += count }
  }

  /// Refuses constraints that would take more terms than are left.
  ///
  /// - Parameters:
  ///   - count: how many constraints there are.
  ///   - object: the path of the view that they lie in.
  package func refuseConstraints(_ count: Int, in object: String) {
    state.withLock { state in
      state.constraintTerms = constraintLimit
      guard state.excess == nil else { return }
      state.excess = WorkExcess(
        .constraints, sum: constraintLimit + 1, limit: constraintLimit, object: object,
        constraints: count)
    }
  }

  /// What there is too much of; nil if nothing is.
  package var excess: WorkExcess? { state.withLock { $0.excess } }

  /// What there is too much of, commands that paint the objects counted with them; nil if nothing is.
  package func excess(painting commands: Int) -> WorkExcess? {
    state.withLock { state in
      guard state.excess == nil, let objectLimit else { return state.excess }
      let sum = state.objects + commands * Self.commandBytes
      return sum > objectLimit ? WorkExcess(.objects, sum: sum, limit: objectLimit) : nil
    }
  }

  /// How many commands a canvas has to hold to tell that they are too many.
  package var mostCommands: Int {
    guard let objectLimit else { return .max }
    return state.withLock { max(0, objectLimit - $0.objects) / Self.commandBytes + 1 }
  }

  /// What each object's text takes, by the object's index.
  package var textOfObjects: [Int: Int] { state.withLock { $0.textOfObjects } }

  /// The steps that laying out text has taken.
  package var textSteps: Int { state.withLock { $0.text.sum } }

  /// Counts an object that is to be resolved.
  ///
  /// - Returns: False if there is no room for it.
  func addObject() -> Bool { addBytes(Self.objectBytes) }

  private func addBytes(_ bytes: Int) -> Bool {
    guard let objectLimit else { return true }
    return state.withLock { state in
      state.objects += bytes
      guard state.objects > objectLimit else { return true }
      if state.excess == nil {
        state.excess = WorkExcess(.objects, sum: state.objects, limit: objectLimit)
      }
      return false
    }
  }

  /// Refuses texts of which no more than their length has to be known.
  ///
  /// - Parameter bytes: of all different texts.
  package func refuseText(ofBytes bytes: Int) {
    state.withLock { state in
      // Each byte is stored and shaped.
      guard bytes > state.text.limit / 2, state.excess == nil else { return }
      state.excess = WorkExcess(.text, sum: 2 * bytes, limit: state.text.limit)
    }
  }

  /// The most bytes of different texts.
  package var mostTextBytes: Int {
    state.withLock { $0.text.limit == .max ? .max : $0.text.limit / 2 }
  }

  /// The layout of a text, made the first time; without lines if that is too much.
  ///
  /// - Parameter object: the index of the object that has the text.
  package func layout(_ input: TextLayout.Input, of object: Int) -> TextLayout {
    guard objectLimit != nil else {
      var work = state.withLock { $0.text }
      return TextLayout(input, counting: &work)
    }
    let key = LayoutKey(input: input)
    let (known, before) = state.withLock { ($0.layouts[key], $0.text) }
    if let known { return known }
    guard !before.isExceeded else { return TextLayout(runs: []) }
    var work = before
    let layout = oneLine(key, &work) ?? TextLayout(input, counting: &work)
    state.withLock { state in
      state.text = work
      state.textOfObjects[object, default: 0] += work.sum - before.sum
      state.layouts[key] = layout
      if work.isExceeded, state.excess == nil {
        state.excess =
          work.sum > work.limit
          ? WorkExcess(.text, sum: work.sum, limit: work.limit)
          : WorkExcess(
            .objects, sum: layout.lines.count * Self.openLineBytes,
            limit: work.lineLimit * Self.openLineBytes)
      }
    }
    let letters = input.runs.reduce(0) { $0 + $1.text.utf8.count }
    _ = addBytes(layout.lines.count * Self.lineBytes + letters * Self.letterBytes)
    return layout
  }

  /// The layout of a text that fits into one line, where its width was asked for before.
  private func oneLine(_ key: LayoutKey, _ work: inout TextWork) -> TextLayout? {
    guard let wide = key.inOneLine, let known = state.withLock({ $0.layouts[wide] })
    else { return nil }
    return TextLayout(key.input, from: known, counting: &work)
  }
}

/// A text and how it is laid out. Texts of different bytes are two, also where `String` takes them for the same: a letter with
/// an accent, and a letter and an accent, may be drawn by different glyphs.
private struct LayoutKey: Hashable {
  let input: TextLayout.Input
  /// Of the runs; worked out once, since a key is looked up, added, and moved as the table grows.
  private let textHash: Int

  /// The bytes of a long text's start and end that are hashed. Few long texts fit into a picture, so that those alike in
  /// these bytes cost little; a long text of thousands of objects is not read thousands of times.
  private static let hashedBytes = 256

  init(input: TextLayout.Input) {
    var hasher = Hasher()
    // By places: a run is long to copy.
    for place in input.runs.indices {
      Self.combine(input.runs[place].text, into: &hasher)
      input.runs[place].hashLook(into: &hasher)
    }
    self.init(input, textHash: hasher.finalize())
  }

  private init(_ input: TextLayout.Input, textHash: Int) {
    self.input = input
    self.textHash = textHash
  }

  /// The key of the same text in room without end; nil where there is no more room to ask for.
  var inOneLine: LayoutKey? { input.inOneLine.map { LayoutKey($0, textHash: textHash) } }

  static func == (a: LayoutKey, b: LayoutKey) -> Bool {
    guard a.textHash == b.textHash, a.input == b.input else { return false }
    for place in a.input.runs.indices
    where !hasSameBytes(a.input.runs[place].text, b.input.runs[place].text) { return false }
    return true
  }

  /// Whether two texts that `String` takes for the same have the same bytes.
  private static func hasSameBytes(_ a: String, _ b: String) -> Bool {
    let (a, b) = (a.utf8Span, b.utf8Span)
    // What is the same in ASCII is spelled in one way alone.
    if a.isKnownASCII, b.isKnownASCII { return true }
    let (bytes, others) = (a.span, b.span)
    return bytes.isIdentical(to: others)
      || bytes.count == others.count && bytes.indices.allSatisfy { bytes[$0] == others[$0] }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(textHash)
    hasher.combine(input.width)
  }

  private static func combine(_ text: String, into hasher: inout Hasher) {
    let bytes = text.utf8Span.span
    hasher.combine(bytes.count)
    bytes.extracting(first: hashedBytes).withUnsafeBytes { hasher.combine(bytes: $0) }
    let rest = max(0, bytes.count - hashedBytes)
    bytes.extracting(last: min(rest, hashedBytes)).withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
