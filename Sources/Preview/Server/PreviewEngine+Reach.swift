import Controls
import FileSystem
import Golden
import Loading
import ObjectModel
import Process
import ScreenFormat
import Synchronization

/// The objects that a change would change, before it is made.
struct PreviewReach: Sendable, Equatable {
  /// What a change does to a picture.
  struct Changes: Sendable, Equatable {
    /// The paths of the objects that look otherwise.
    var paths: [String] = []
    /// The number of other views that get the value and look the same, such as a switch that is off and gets a colour for being on.
    var unseenCount = 0
  }

  /// The number of objects of each screen that look otherwise, in its picture with most of them.
  private(set) var objects: [String: Int] = [:]
  /// The number of views of each screen that get the value and look the same, in its picture with most of them.
  private(set) var unseen: [String: Int] = [:]
  /// The number of pictures that would change.
  private(set) var pictureCount = 0
  /// The paths of the objects in the picture that is looked at.
  private(set) var paths: [String] = []
  /// Whether all pictures were looked at, which takes too long for very many.
  var isWhole = true
  /// Whether each picture that was looked at takes the other value.
  var isKnown = true

  /// Adds a picture.
  ///
  /// - Parameters:
  ///   - screen: The path of the picture's screen.
  ///   - isFocus: Whether the picture is looked at.
  mutating func add(_ screen: String, _ changes: Changes, isFocus: Bool) {
    if isFocus { paths = changes.paths }
    unseen[screen] = max(unseen[screen] ?? 0, changes.unseenCount)
    guard !changes.paths.isEmpty else { return }
    pictureCount += 1
    objects[screen] = max(objects[screen] ?? 0, changes.paths.count)
  }

  /// The reach for the page.
  var written: DocumentValue {
    .object([
      ("objects", .number(Double(objects.values.reduce(0, +)))),
      ("screens", .number(Double(objects.count))), ("pictures", .number(Double(pictureCount))),
      ("unseen", .number(Double(unseen.values.reduce(0, +)))),
      ("paths", .strings(paths)), ("isWhole", .bool(isWhole)),
      ("isKnown", .bool(isKnown)),
    ])
  }

  /// What is other in a screen than in the one before. Parts of a control that changes go without saying, and so do the objects
  /// around one.
  static func changes(from before: PlacedTree, to after: PlacedTree) -> Changes {
    let known = Dictionary(
      before.styled.objects.enumerated().map { ($1.path, $0) },
      uniquingKeysWith: { first, _ in first })
    let shown = Set(after.styled.objects.compactMap(\.element.place))
    // Objects that get another value, or another tint or style from around.
    var found: [(index: Int, path: String, old: Int?, isSet: Bool)] = []
    for (index, object) in after.styled.objects.enumerated() {
      let path = object.path
      let old = known[path]
      let isSet = old.map { isOther(before.styled.objects[$0], object, beside: shown) } ?? true
      let isTinted = old.map { old in
        let (one, other) = (before.styled.node(old), after.styled.node(index))
        return one.object.tint != other.object.tint || one.traits != other.traits
      }
      if isSet || isTinted == true { found.append((index, path, old, isSet)) }
    }
    guard !found.isEmpty else { return Changes() }
    let (drawn, new) = (ObjectDrawings(before), ObjectDrawings(after))
    let seen = found.filter { one in
      one.old.map { !new.isSame(one.index, as: $0, of: drawn) } ?? new.isSeen(one.index)
    }
    let paths = Set(seen.map(\.path))
    let around = Set(paths.flatMap(Self.around))
    var changes = Changes()
    changes.paths = seen.filter { one in
      after.styled.objects[one.index].element.place != nil
        || paths.isDisjoint(with: Self.around(one.path))
    }.map(\.path)
    changes.unseenCount =
      found.filter { one in
        one.isSet && after.styled.objects[one.index].element.place != nil
          && after.styled.node(one.index).isKind(of: "UIView")
          && !paths.contains(one.path) && !around.contains(one.path)
      }.count
    return changes
  }

  /// Whether an object has other values than before.
  private static func isOther(
    _ before: StyledObject, _ after: StyledObject, beside shown: Set<DocumentPlace>
  ) -> Bool {
    Set(after.style.slots).union(before.style.slots).contains { slot in
      !isSame(before.style.winner(slot)?.value, after.style.winner(slot)?.value, beside: shown)
    }
  }

  /// Whether two values are written alike. Drawings that were read twice are not equal.
  ///
  /// - Parameter shown: The places of objects that have values of their own, and are none of another's.
  private static func isSame(
    _ one: AppearanceValue?, _ other: AppearanceValue?, beside shown: Set<DocumentPlace>
  ) -> Bool {
    guard one != other else { return true }
    switch (one, other) {
    case (.object(let one), .object(let other)): return isSame(one, other, beside: shown)
    case (.objects(let all), .objects(let others)):
      return all.count == others.count
        && zip(all, others).allSatisfy { isSame($0, $1, beside: shown) }
    case (let one?, let other?): return DocumentPrinter.text(one) == DocumentPrinter.text(other)
    default: return false
    }
  }

  private static func isSame(
    _ one: Element, _ other: Element, beside shown: Set<DocumentPlace>
  ) -> Bool {
    if let place = other.place, shown.contains(place) { return true }
    return one.className == other.className
      && Set(one.values.keys).union(other.values.keys).allSatisfy { slot in
        isSame(one.values[slot], other.values[slot], beside: shown)
      }
  }

  /// The paths of the objects around the one of a path.
  private static func around(_ path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
  }
}

extension PreviewEngine {
  /// How long pictures are looked at for the reach of a change.
  private static let reachTime = Duration.seconds(2)

  /// Finds out what a change would reach. Nothing is tried by that.
  ///
  /// - Parameters:
  ///   - target: What would be changed.
  ///   - value: Another value than the one that is there.
  ///   - focus: The picture that is looked at.
  /// - Throws: `PreviewRefusal`, `InputError`, `DocumentEditor.Refusal`.
  func reach(_ target: PreviewTarget, of value: DocumentValue, focus: Int?) throws -> PreviewReach {
    let (path, _, file) = try document(target.file)
    let change = try target.change(to: value, in: DocumentEditor(file))
    let changed = try change.applied(to: file).bytes
    let numbers = state.withLock { state in
      state.model.order.filter { number in
        state.model.pictures[number]?.stamps.keys.contains(path) ?? false
      }
    }
    let end = ContinuousClock.now + Self.reachTime
    var reach = PreviewReach()
    let first = numbers.filter { $0 == focus }
    for number in first + numbers.filter({ $0 != focus }) {
      guard ContinuousClock.now < end else {
        reach.isWhole = false
        break
      }
      guard let before = subject(number) else { continue }
      var after = before
      after.overlay[path] = changed
      // A picture that is wrong already tells nothing.
      guard
        let old = try? before.load(for: .drawing, reusing: caches.decodedFiles).placedForDrawing()
      else { continue }
      guard
        let new = try? after.load(for: .drawing, reusing: caches.decodedFiles).placedForDrawing()
      else {
        reach.isKnown = false
        continue
      }
      reach.add(
        before.item.screen, PreviewReach.changes(from: old, to: new), isFocus: number == focus)
    }
    return reach
  }
}
