import Controls
import FileSystem
import Golden
import Loading
import ObjectModel
import Process
import ScreenFormat
import Synchronization

/// The objects that would get another value by a change, before it is made.
struct PreviewReach: Sendable, Equatable {
  /// The number of objects of each screen, in its picture with most of them.
  private(set) var objects: [String: Int] = [:]
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
  ///   - paths: The objects that would change.
  ///   - isFocus: Whether the picture is looked at.
  mutating func add(_ screen: String, _ paths: [String], isFocus: Bool) {
    if isFocus { self.paths = paths }
    guard !paths.isEmpty else { return }
    pictureCount += 1
    objects[screen] = max(objects[screen] ?? 0, paths.count)
  }

  /// The reach for the page.
  var written: DocumentValue {
    .object([
      ("objects", .number(Double(objects.values.reduce(0, +)))),
      ("screens", .number(Double(objects.count))), ("pictures", .number(Double(pictureCount))),
      ("paths", .strings(paths)), ("isWhole", .bool(isWhole)),
      ("isKnown", .bool(isKnown)),
    ])
  }

  /// The paths of objects that have other values in a tree than in the one before. Parts of a control that changes go without
  /// saying, and so do the objects around one.
  static func changes(from before: StyledTree, to after: StyledTree) -> [String] {
    let known = Dictionary(
      before.objects.map { ($0.path, $0.style) }, uniquingKeysWith: { first, _ in first })
    let shown = Set(after.objects.compactMap(\.element.place))
    let changed = after.objects.filter { object in
      guard let old = known[object.path] else { return true }
      return Set(object.style.slots).union(old.slots).contains { slot in
        !Self.isSame(old.winner(slot)?.value, object.style.winner(slot)?.value, beside: shown)
      }
    }
    let paths = Set(changed.map(\.path))
    return changed.filter { object in
      object.element.place != nil || !Self.isWithin(paths, object.path)
    }.map(\.path)
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

  /// Whether an object around the one of a path is among others.
  private static func isWithin(_ paths: Set<String>, _ path: String) -> Bool {
    var around = path[...]
    while let end = around.lastIndex(of: "/") {
      around = around[..<end]
      if paths.contains(String(around)) { return true }
    }
    return false
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
        let old = try? before.load(for: .reading, reusing: caches.decodedFiles).screen.resolved()
      else { continue }
      guard
        let new = try? after.load(for: .reading, reusing: caches.decodedFiles).screen.resolved()
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
