/// Work beyond a limit, so that a document of a few kilobytes does not take minutes.
public struct WorkExcess: Sendable, Hashable {
  /// What there is too much of.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Bytes that objects, lines and letters take.
    case objects
    /// Letters that are shaped and laid out, by their cost.
    case text
    /// Terms that solving constraints adds up.
    case constraints
    /// Pixels that are painted, by their cost.
    case pixels

    /// The most of a picture of up to 16 million pixels: 480 MiB of objects, and about five seconds of a core for text, half a
    /// second for constraints, and nine seconds for pixels.
    public var standard: Int {
      switch self {
      case .objects: 480 << 20
      case .text: 10_000_000
      case .constraints: 50_000_000
      case .pixels: 60_000_000_000
      }
    }
  }

  /// What there is too much of.
  public var kind: Kind
  /// The sum. Objects, text and terms are counted only until they are too many.
  public var sum: Int
  /// How much is allowed.
  public var limit: Int
  /// The object that most of it is of, as a path; nil where that is not known.
  public var object: String?

  /// The number of constraints in the layout that is refused; nil for other kinds.
  public var constraints: Int?

  /// Creates an excess.
  public init(
    _ kind: Kind, sum: Int, limit: Int, object: String? = nil, constraints: Int? = nil
  ) {
    self.constraints = constraints
    self.kind = kind
    self.sum = sum
    self.limit = limit
    self.object = object
  }

  /// The most of a picture.
  ///
  /// - Parameters:
  ///   - multiple: of the standard.
  ///   - pixels: how many pixels the picture has. From 16 million on the limit grows with them.
  package static func limit(of kind: Kind, multiple: Double, pixels: Int) -> Int {
    let share = max(1, Double(pixels) / 16_000_000)
    return Int(min(Double(kind.standard) * multiple * share, 1e18))
  }

  /// What share of the limit the sum is, rounded up to a tenth: what the limit has to be multiplied by.
  package var share: Double { (Double(sum) / Double(max(limit, 1)) * 10).rounded(.up) / 10 }
}

extension WorkExcess: CustomStringConvertible {
  /// What there is too much of, as a clause without a full stop.
  public var description: String {
    switch kind {
    case .objects:
      "its objects take more than \(limit >> 20) MiB"
    case .text:
      "laying out its text comes to \(Self.millions(sum)) million steps, more than \(Self.millions(limit)) million"
    case .constraints:
      "solving its constraints, \(constraints ?? 0) in one layout, adds up more than "
        + "\(limit < 1_000_000 ? "\(limit)" : "\(Self.millions(limit)) million") terms"
    case .pixels:
      "its objects paint \(Self.millions(sum / 1000)) billion pixels over one another, those of images and blurs "
        + "counted several times, more than \(Self.millions(limit / 1000)) billion"
    }
  }

  /// Millions with one decimal, where that is not 0.
  private static func millions(_ count: Int) -> String {
    let tenths = count / 100_000
    return tenths % 10 == 0 || tenths > 1000 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
