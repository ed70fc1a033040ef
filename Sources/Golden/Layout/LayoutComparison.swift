import Controls
import ObjectModel
import Raster

/// One difference of two layouts.
public struct LayoutChange: Sendable, Hashable {
  /// The kind of a difference.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Only the new layout has the view.
    case added
    /// Only the golden has the view.
    case removed
    /// The position or size has changed.
    case moved
    /// The class has changed.
    case reclassed
  }

  /// The view as `#ID`, or its path if it has no id.
  public var view: String
  /// The kind of the difference.
  public var kind: Kind
  /// The frame or class in the golden.
  public var was: String?
  /// The frame or class now.
  public var now: String?

  /// A message of one line: `#alerts moved from [20, 100, 51, 31] to [20, 96, 51, 31]`.
  public var sentence: String {
    switch kind {
    case .added: "\(view) is new, at \(now ?? "")"
    case .removed: "\(view) is gone; it was at \(was ?? "")"
    case .moved: "\(view) moved from \(was ?? "") to \(now ?? "")"
    case .reclassed: "\(view) was a \(was ?? ""), now a \(now ?? "")"
    }
  }
}

/// Compares two layouts.
public enum LayoutComparison {
  /// Returns the differences in tree order: first those of views of the new layout, then removed views.
  ///
  /// - Parameters:
  ///   - actual: The layout to test.
  ///   - expected: The golden.
  ///   - tolerance: The distance that an edge may move, in points.
  ///   - ignoring: The ids of views that are not compared, with their descendants.
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

  /// The largest distance that an edge moved, in points.
  private static func distance(_ a: Rect, _ b: Rect) -> Double {
    let edges = [
      a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY,
    ]
    // Frames are stored in thousandths of a point, so smaller distances come from rounding.
    return (edges.map(\.magnitude).max() ?? 0) < 0.000_5 ? 0 : edges.map(\.magnitude).max() ?? 0
  }

  static func text(_ frame: Rect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(shortest)
    return "[\(numbers.joined(separator: ", "))]"
  }
}
