public import Raster

/// A frame in the superview, in points; a nil side is the intrinsic size's.
public struct FrameValue: Sendable, Hashable {
  /// The numbers, 0 where there is none. Four optional ones would make every value of a property larger.
  private var left = 0.0
  private var top = 0.0
  private var breadth = 0.0
  private var length = 0.0
  /// Which of the numbers there are: a bit each.
  private var given: UInt8 = 0

  /// Creates a frame, in points.
  public init(x: Double?, y: Double?, width: Double?, height: Double?) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The left edge, in points; nil is no wish for a view with constraints, and 0 for others.
  public var x: Double? {
    get { given & 1 == 0 ? nil : left }
    set {
      left = newValue ?? 0
      note(newValue != nil, bit: 1)
    }
  }

  /// The top edge, in points; nil is no wish for a view with constraints, and 0 for others.
  public var y: Double? {
    get { given & 2 == 0 ? nil : top }
    set {
      top = newValue ?? 0
      note(newValue != nil, bit: 2)
    }
  }

  /// The width, in points; nil is the intrinsic one.
  public var width: Double? {
    get { given & 4 == 0 ? nil : breadth }
    set {
      breadth = newValue ?? 0
      note(newValue != nil, bit: 4)
    }
  }

  /// The height, in points; nil is the intrinsic one.
  public var height: Double? {
    get { given & 8 == 0 ? nil : length }
    set {
      length = newValue ?? 0
      note(newValue != nil, bit: 8)
    }
  }

  /// The top left corner where no constraint decides, in points.
  public var origin: Point { Point(x: left, y: top) }

  private mutating func note(_ isGiven: Bool, bit: UInt8) {
    given = isGiven ? given | bit : given & ~bit
  }
}
