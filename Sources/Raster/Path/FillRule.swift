/// Which points of overlapping contours are inside.
public enum FillRule: String, Sendable, Hashable, CaseIterable {
  case nonZero
  case evenOdd
}
