import FileSystem
import Golden
import ObjectModel
import Raster
import ScreenFormat

/// The pictures of a preview, and which of them to draw next.
///
/// A value without threads and files, so that its rules can be tested.
package struct PreviewModel: Sendable {
  /// A picture: a variant of a screen, with the last drawing of it.
  package struct Picture: Sendable {
    /// The number in addresses. No other picture gets it.
    let number: Int
    var item: GoldenCase
    /// Whether the picture is one of a theme's page.
    var isBoard = false
    /// What the picture is to be shown with.
    var shownAs = PreviewSwitches()
    /// The last drawing that succeeded.
    package var drawing: PreviewDrawing?
    /// The errors of the last drawing, over which the page shows the last drawing.
    package var problems: [String] = []
    /// The warnings of the last drawing by kind, whether it succeeded or not.
    var warnings: [[String]] = []
    /// The files of the last drawing.
    var stamps: [String: FileStamp?] = [:]
    /// The number of times that files have changed.
    var changes = 0
    /// `changes` when the last drawing began; nil before the first one, and when it has to be repeated.
    var drawnChanges: Int?
    var isBeingDrawn = false
    /// The revision of the preview in which the picture changed last.
    var revision: Int
    /// The revision in which more changed than what the picture is shown with and whether it waits.
    var contentRevision = 0
    /// The revision in which what a search finds changed last.
    var indexRevision = 0
    /// Whether the picture shows one of several combinations of switches, but the first.
    var isCombined = false
    /// The revision of the drawing.
    var drawingRevision = 0
    /// The time from the end of the change to the end of the drawing, in milliseconds; nil for a first drawing.
    var milliseconds: Double?
    /// The moment of the last change.
    var changed: ContinuousClock.Instant?
    /// The overrides of the last drawing.
    var overrides = PreviewOverrides()
    /// The switches of the last drawing.
    var switches = PreviewSwitches()
    /// Drawings with other switches.
    var kept: [Kept] = []
    /// The device before the first drawing, which tells it; nil where it is not known.
    var device: PreviewDevice?
    /// What is known of the golden; nil before the first comparison.
    var golden: GoldenState?
    /// The files of the golden when it was compared.
    var goldenStamps: [String: FileStamp?] = [:]
    /// What became of the picture since the revision that the page compares with; nil before the first comparison.
    var change: PictureChange?
    /// The revision of the page in which `change` was found.
    var changeRevision = 0
    /// `changes` when the picture was compared; nil before, and when it has to be repeated.
    var comparedChanges: Int?
    var isBeingCompared = false
  }

  /// A picture to draw.
  struct Job: Sendable {
    var number: Int
    var item: GoldenCase
    /// The most pixels a point; nil for those of the device.
    var scale: Double?
    var overrides: PreviewOverrides
    var switches: PreviewSwitches
    fileprivate var changes: Int
  }

  /// The part of the page that a window of the browser shows.
  struct Viewport: Sendable, Equatable {
    /// The picture that is looked at.
    var focus: Int?
    /// The pictures in sight.
    var visible: [Int] = []
    /// Pixels a point that the pictures in sight need.
    var scale = 1.0
    /// The overrides of the picture that is looked at.
    var overrides = PreviewOverrides()
    /// The path of the theme whose page is shown; nil for none.
    var theme: String?
    /// What each picture is shown with: once for each.
    var combinations = [PreviewSwitches()]
  }

  /// How long errors of a document are held back, since an editor may still be writing it.
  static let debounceInterval = Duration.milliseconds(100)

  /// The pictures by number.
  package internal(set) var pictures: [Int: Picture] = [:]
  /// The numbers of the pictures in the order of the page.
  package internal(set) var order: [Int] = []
  /// The numbers of pictures that show the first combination of switches, and of those that show the others of each.
  var bases: [Int] = []
  var others: [Int: [Int]] = [:]
  /// The numbers of the pictures of a theme's page, which come last.
  var boards: [Int] = []
  /// The number of changes that a page can see.
  var revision = 0
  /// The revision in which `order` or `problems` changed last.
  var orderRevision = 0
  /// The revision in which more of a picture changed than what it is shown with and whether it waits.
  private var contentRevision = 0
  /// Problems of the preview as a whole, such as an invalid `mockup.json`.
  package private(set) var problems: [String] = []
  /// The screens that the revision has with which the page compares, and the disk no longer.
  private(set) var gone: [String] = []
  /// What is tried and not written yet.
  private(set) var edits = PreviewEditsSummary()
  private var editsRevision = 0
  /// The languages that screens have texts in.
  private var languages: Set<String> = []
  private var languagesRevision = 0
  /// The part that the browser shows.
  var viewport = Viewport()
  var pictureCount = 0
  /// The most pictures of which an answer tells all, unless the page does not know yet what pictures there are, or shows more.
  var tellingLimit = 100

  /// Takes over the pictures of a plan. Those that were there keep their drawings until they are drawn anew.
  mutating func arrange(_ cases: [GoldenCase], problems: [String], gone: [String] = []) {
    let known = Dictionary(
      bases.compactMap { number in pictures[number].map { ($0.item.id, number) } },
      uniquingKeysWith: { first, _ in first })
    // An editor that saves changes its folder, and thus the plan, mostly to what it was.
    let next = revision + 1
    bases = cases.map { item in
      guard let number = known[item.id] else {
        return add(item, as: viewport.combinations.first, revision: next)
      }
      for number in [number] + (others[number] ?? []) {
        if pictures[number]?.item.variant.options != item.variant.options {
          pictures[number]?.drawnChanges = nil
          pictures[number]?.comparedChanges = nil
          pictures[number]?.revision = next
          revision = next
        }
        pictures[number]?.item = item
      }
      return number
    }
    let areOthers = combine(revision: next)
    guard areOthers || problems != self.problems || gone != self.gone else { return }
    revision = next
    orderRevision = revision
    self.problems = problems
    self.gone = gone
  }

  /// Adds a picture that is not drawn yet.
  ///
  /// - Returns: Its number.
  mutating func add(_ item: GoldenCase, as switches: PreviewSwitches?, revision: Int) -> Int {
    pictureCount += 1
    pictures[pictureCount] = Picture(
      number: pictureCount, item: item, shownAs: switches ?? PreviewSwitches(), revision: revision,
      contentRevision: revision)
    return pictureCount
  }

  /// Shows that the preview as a whole is wrong, with the pictures as they are.
  mutating func refuse(_ problems: [String]) {
    guard problems != self.problems else { return }
    revision += 1
    orderRevision = revision
    self.problems = problems
  }

  /// Whether a picture of this number is or was there.
  func hasHad(_ number: Int) -> Bool { (1...max(pictureCount, 1)).contains(number) }

  /// Takes over the devices of pictures that are not drawn yet.
  mutating func expect(_ devices: [Int: PreviewDevice]) {
    for number in order {
      guard let device = devices[number], var picture = pictures[number],
        picture.drawing == nil, picture.device != device
      else { continue }
      picture.device = device
      noteChange(of: &picture)
      pictures[number] = picture
    }
  }

  /// Counts a change of a picture that the page can see.
  mutating func noteChange(of picture: inout Picture) {
    noteWait(of: &picture)
    picture.contentRevision = revision
    contentRevision = revision
  }

  /// Whether the page has to hear more than that pictures wait, which is told with the first of them.
  func hasNews(since known: Int) -> Bool {
    max(contentRevision, orderRevision, editsRevision) > known
  }

  /// Counts a change of what a picture is shown with, and of whether it waits for that. Most come to all pictures at once.
  mutating func noteWait(of picture: inout Picture) {
    revision += 1
    picture.revision = revision
  }

  /// Gives a picture another drawing.
  mutating func show(_ drawing: PreviewDrawing, in picture: inout Picture) {
    noteChange(of: &picture)
    // The same pixels need no loading by the page.
    if picture.drawing?.file != drawing.file { picture.drawingRevision = revision }
    if picture.drawing?.index != drawing.index { picture.indexRevision = revision }
    picture.drawing = drawing
    guard !languages.isSuperset(of: drawing.languages) else { return }
    languages.formUnion(drawing.languages)
    languagesRevision = revision
  }

  /// Marks the pictures for which `isStale` is true as to be drawn anew.
  ///
  /// - Returns: Their number.
  mutating func invalidate(
    at moment: ContinuousClock.Instant, where isStale: (Picture) -> Bool
  ) -> Int {
    var count = 0
    for number in order {
      guard let picture = pictures[number], isStale(picture) else { continue }
      pictures[number]?.changes += 1
      pictures[number]?.changed = moment
      count += 1
    }
    return count
  }

  /// Tells the page of changes that are not written yet.
  mutating func noteEdits(_ edits: PreviewEditsSummary) {
    revision += 1
    editsRevision = revision
    self.edits = edits
  }

  /// Leaves out pictures whose numbers are not in a set.
  mutating func keep(_ numbers: Set<Int>) {
    revision += 1
    orderRevision = revision
    order.removeAll { !numbers.contains($0) }
    bases.removeAll { !numbers.contains($0) }
    pictures = pictures.filter { numbers.contains($0.key) }
  }

  // MARK: Drawing

  /// The picture to draw next, which counts as being drawn: the one that is looked at, those in sight, others.
  ///
  /// - Parameter isInSight: Whether only what is looked at or in sight counts.
  mutating func next(isInSight: Bool = false) -> Job? {
    let first = viewport.focus.map { [$0] } ?? []
    guard
      let number = (first + viewport.visible).first(where: isDue)
        ?? (isInSight ? nil : order.first(where: isDue)),
      let picture = pictures[number]
    else { return nil }
    pictures[number]?.isBeingDrawn = true
    return Job(
      number: number, item: picture.item, scale: scale(of: number),
      overrides: overrides(of: number), switches: picture.shownAs,
      changes: picture.changes)
  }

  /// The most pixels a point that a picture needs; nil for those of the device.
  private func scale(of number: Int) -> Double? { number == viewport.focus ? nil : viewport.scale }

  /// The overrides with which a picture is shown.
  func overrides(of number: Int) -> PreviewOverrides {
    number == viewport.focus ? viewport.overrides : PreviewOverrides()
  }

  private func isDue(_ number: Int) -> Bool {
    guard let picture = pictures[number], !picture.isBeingDrawn else { return false }
    guard picture.drawnChanges == picture.changes, picture.switches == picture.shownAs,
      picture.overrides == overrides(of: number)
    else { return true }
    guard picture.problems.isEmpty, let drawing = picture.drawing else { return false }
    return drawing.scale < min(scale(of: number) ?? .infinity, drawing.deviceScale)
  }

  /// Whether a job is still wanted: no file of it has changed since, and nothing was switched.
  func isWanted(_ job: Job) -> Bool {
    pictures[job.number]?.changes == job.changes && pictures[job.number]?.shownAs == job.switches
  }

  /// Takes over the end of a job.
  ///
  /// - Returns: Whether the picture has to be tried again after `debounceInterval`: its errors may be those of a file that is
  ///   half written.
  mutating func finish(
    _ job: Job, _ result: PreviewResult, at moment: ContinuousClock.Instant
  ) -> Bool {
    guard var picture = pictures[job.number] else { return false }
    defer { pictures[job.number] = picture }
    picture.isBeingDrawn = false
    guard !result.isOutdated else { return false }
    // What is kept of other settings may depend on other files.
    picture.stamps =
      picture.kept.isEmpty
      ? result.stamps : result.stamps.merging(picture.stamps) { new, _ in new }
    let mayBeHalfWritten =
      !result.problems.isEmpty
      && picture.changed.map { moment - $0 < Self.debounceInterval } ?? false
    guard !mayBeHalfWritten else { return true }
    picture.drawnChanges = job.changes
    picture.overrides = job.overrides
    picture.switches = job.switches
    picture.problems = result.problems
    picture.warnings = result.drawing?.warnings ?? result.warnings
    guard let drawing = result.drawing else {
      noteChange(of: &picture)
      return false
    }
    show(drawing, in: &picture)
    let isNews = picture.changes == job.changes && picture.changed != nil
    picture.milliseconds =
      isNews ? picture.changed.map { ($0.duration(to: moment)) / .milliseconds(1) } : nil
    picture.changed = nil
    return false
  }

  // MARK: What the page is told

  /// The changes since a revision, for the page; nil for none.
  ///
  /// An answer with many pictures ends at an earlier revision than the last one: the page asks for the others when it has shown
  /// these.
  func changes(since known: Int) -> DocumentValue? {
    guard revision > known || known > revision else { return nil }
    // A page of an earlier server knows revisions that are not there yet.
    let known = known > revision ? -1 : known
    let news = order.filter { (pictures[$0]?.revision ?? 0) > known }
    let told = orderRevision > known ? revision : lastTold(of: news, since: known)
    var members: [(String, DocumentValue)] = [("revision", .number(Double(told)))]
    if orderRevision > known {
      members.append(("order", .numbers(order.map(Double.init))))
      members.append(("problems", .strings(problems)))
      members.append(("gone", .strings(gone)))
    }
    if editsRevision > known { members.append(("edits", edits.written)) }
    if languagesRevision > known {
      // Those that are made of the texts of another are there where there are texts.
      members.append(
        ("languages", .strings(languages.sorted() + RenderOptions.pseudoLanguages)))
    }
    var (whole, waits): ([DocumentValue], [Picture]) = ([], [])
    for picture in news.compactMap({ pictures[$0] }) where picture.revision <= told {
      if picture.contentRevision > known {
        whole.append(written(picture, since: known))
      } else {
        waits.append(picture)
      }
    }
    members.append(("pictures", .array(whole)))
    if !waits.isEmpty { members.append(("waits", writtenWaits(waits))) }
    return .object(members)
  }

  /// The revision at which an answer with these pictures ends.
  private func lastTold(of news: [Int], since known: Int) -> Int {
    let limit = max(tellingLimit, viewport.visible.count)
    let whole = news.filter { (pictures[$0]?.contentRevision ?? 0) > known }
    return whole.count > limit
      ? whole.compactMap { pictures[$0]?.revision }.sorted()[limit - 1] : revision
  }

  private func isWaiting(_ picture: Picture) -> Bool {
    picture.drawnChanges != picture.changes || picture.switches != picture.shownAs
  }

  private func written(_ switches: PreviewSwitches) -> DocumentValue {
    .object(switches.values.map { ($0.name, .string($0.value)) })
  }

  /// Pictures of which the page knows all but what they are shown with and whether they wait. Most have the same.
  private func writtenWaits(_ pictures: [Picture]) -> DocumentValue {
    struct Wait: Hashable {
      var switches: PreviewSwitches
      var isWaiting: Bool
    }
    let numbers = Dictionary(grouping: pictures) {
      Wait(switches: $0.shownAs, isWaiting: isWaiting($0))
    }
    .mapValues { $0.map(\.number) }
    return .array(
      numbers.sorted { $0.value[0] < $1.value[0] }.map { wait, numbers in
        .object([
          ("numbers", .numbers(numbers.map(Double.init))), ("as", written(wait.switches)),
          ("isWaiting", .bool(wait.isWaiting)),
        ])
      })
  }

  private func written(_ picture: Picture, since known: Int) -> DocumentValue {
    let options = picture.item.variant.options
    var members: [(String, DocumentValue)] = [
      ("number", .number(Double(picture.number))), ("id", .string(id(of: picture))),
      ("as", written(picture.shownAs)),
      ("isBoard", .bool(picture.isBoard)),
      ("screen", .string(picture.item.screen)), ("variant", .object(Self.variant(options))),
      ("problems", .strings(picture.problems)),
      ("warnings", .array(picture.warnings.map { .strings($0) })),
      ("isWaiting", .bool(isWaiting(picture))),
      ("documents", .strings(Self.documents(picture))),
    ]
    if let drawing = picture.drawing {
      members += [
        ("size", .numbers([drawing.size.width, drawing.size.height])),
        ("scale", .number(drawing.scale)), ("deviceScale", .number(drawing.deviceScale)),
        ("drawing", .number(Double(picture.drawingRevision))),
        ("length", .number(drawing.length)), ("device", .string(drawing.device)),
      ]
      if picture.indexRevision > known { members.append(("index", drawing.index.written)) }
    } else if let device = picture.device {
      members += [
        ("size", .numbers([device.size.width, device.size.height])),
        ("deviceScale", .number(device.scale)), ("device", .string(device.name)),
      ]
    }
    if let change = picture.change {
      members.append(("change", change.written(revision: picture.changeRevision)))
    }
    if let golden = picture.golden { members.append(("golden", .string(golden.rawValue))) }
    if let time = picture.milliseconds { members.append(("milliseconds", .number(time))) }
    return .object(members)
  }

  /// The screen and the themes that a picture is made of, as a person would name them; themes first, since most rules
  /// belong there.
  private static func documents(_ picture: Picture) -> [String] {
    let themes = picture.stamps.keys.filter { path in
      DocumentEditor.isDocument(path) && FilePath.name(of: path).contains(".theme.")
    }
    return themes.sorted().map(Folder.pathFromWorking) + [picture.item.screen]
  }

  /// The options that a variant sets, by the names of the command line.
  static func variant(_ options: RenderOptions) -> [(String, DocumentValue)] {
    let values: [(String, String?)] = [
      ("device", options.device?.name), ("system", options.system.map(String.init)),
      ("orientation", options.orientation?.rawValue), ("style", options.style?.rawValue),
      ("contrast", options.contrast?.rawValue), ("content-size", options.contentSize),
      ("layout-direction", options.layoutDirection.map { $0 == .rightToLeft ? "rtl" : "ltr" }),
      ("locale", options.locale),
      ("theme", options.themes.isEmpty ? nil : options.themes.joined(separator: " ")),
      ("time", options.time == 0 ? nil : shortest(options.time)),
    ]
    return values.compactMap { name, value in value.map { (name, .string($0)) } }
  }
}
