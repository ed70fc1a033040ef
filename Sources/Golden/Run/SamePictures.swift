import FileSystem

/// Finds variants of a screen whose goldens are the same picture.
public enum SamePictures {
  /// A picture that was recorded, and an earlier variant of its screen that looks the same.
  public struct Pair: Sendable, Hashable {
    /// The id of the picture that was recorded.
    public var id: String
    /// The id of the other one.
    public var other: String
  }

  /// Compares the pictures that a run has recorded with those of the other variants of their screens.
  ///
  /// - Parameter results: The results of a run, the variants of each screen one after the other.
  public static func find(_ results: [CaseResult]) -> [Pair] {
    var pairs: [Pair] = []
    var rest = results[...]
    while let screen = rest.first?.screen {
      let variants = rest.prefix { $0.screen == screen }
      rest = rest.dropFirst(variants.count)
      guard variants.count > 1, variants.contains(where: isRecorded) else { continue }
      var known: [[UInt8]: CaseResult] = [:]
      for variant in variants {
        guard let golden = variant.golden, let bytes = try? InputFile.read(golden) else { continue }
        guard let other = known[bytes] else {
          known[bytes] = variant
          continue
        }
        if isRecorded(variant) || isRecorded(other) {
          pairs.append(Pair(id: variant.id, other: other.id))
        }
      }
    }
    return pairs
  }

  private static func isRecorded(_ result: CaseResult) -> Bool {
    result.golden.map(result.recorded.contains) ?? false
  }
}
