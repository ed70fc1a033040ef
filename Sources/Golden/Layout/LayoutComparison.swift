import Controls
import Raster

/// One thing that two layouts differ in.
public struct LayoutChange: Sendable, Hashable {
  /// What happened to a view.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Only the new layout has it.
    case added
    /// Only the golden has it.
    case removed
    /// It has another place or size.
    case moved
    /// It is of another class.
    case reclassed
  }

  /// The view's id with `#`, or its path.
  public var view: String
  /// What happened.
  public var kind: Kind
  /// In the golden: a frame or class.
  public var was: String?
  /// Now: a frame or class.
  public var now: String?

  /// The change as a line: `#alerts moved from [20, 100, 51, 31] to [20, 96, 51, 31]`.
  public var sentence: String {
    switch kind {
    case .added: "\(view) is new, at \(now ?? "")"
    case .removed: "\(view) is gone; it was at \(was ?? "")"
    case .moved: "\(view) moved from \(was ?? "") to \(now ?? "")"
    case .reclassed: "\(view) was a \(was ?? ""), now a \(now ?? "")"
    }
  }
}

/// Finds what two layouts differ in.
public enum LayoutComparison {
  /// The changes in tree order: those of views that are there, then those that are gone.
  ///
  /// - Parameters:
  ///   - tolerance: how far an edge may move, in points.
  ///   - ignoring: ids whose views, with everything in them, are not compared.
  public static func compare(
    actual: LayoutRecord, expected: LayoutRecord, tolerance: Double = 0, ignoring: Set<String> = []
  ) -> [LayoutChange] {
    let before = keyed(expected, without: ignoring)
    let after = keyed(actual, without: ignoring)
    let old = Dictionary(before.map { ($0.key, $0.view) }) { first, _ in first }
    let new = Set(after.map(\.key))
    var changes: [LayoutChange] = []
    for (key, view) in after {
      guard let was = old[key] else {
        changes.append(
          LayoutChange(view: key, kind: .added, now: text(view.frame)))
        continue
      }
      if was.className != view.className {
        changes.append(
          LayoutChange(view: key, kind: .reclassed, was: was.className, now: view.className))
      }
      if distance(was.frame, view.frame) > tolerance {
        changes.append(
          LayoutChange(view: key, kind: .moved, was: text(was.frame), now: text(view.frame)))
      }
    }
    for (key, view) in before where !new.contains(key) {
      changes.append(LayoutChange(view: key, kind: .removed, was: text(view.frame)))
    }
    return changes
  }

  private static func keyed(
    _ record: LayoutRecord, without ids: Set<String>
  ) -> [(key: String, view: LayoutRecord.View)] {
    let ignored = record.views.filter { $0.id.map(ids.contains) ?? false }.map(\.path)
    return record.views.filter { view in
      !ignored.contains { view.path == $0 || view.path.hasPrefix("\($0)/") }
    }.map { ($0.key, $0) }
  }

  /// How far the edge that moved most moved, in points.
  private static func distance(_ a: Rect, _ b: Rect) -> Double {
    let edges = [
      a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY,
    ]
    // Thousandths are kept: a sum of two may be a hair off.
    return (edges.map(\.magnitude).max() ?? 0) < 0.000_5 ? 0 : edges.map(\.magnitude).max() ?? 0
  }

  static func text(_ frame: Rect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(shortest)
    return "[\(numbers.joined(separator: ", "))]"
  }
}
