/// Detects pixels that differ only by the antialiasing of an edge.
///
/// Implements Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009): an antialiased
/// pixel lies between a darker and a brighter neighbour, has few neighbours of its own brightness,
/// and one of the two extremes belongs to an area that is uniform in both pictures.
struct AntialiasingDetector {
  let first: PixelGrid
  let second: PixelGrid

  /// Whether antialiasing explains the difference of a pixel that lies inside both pictures.
  func explains(_ x: Int, _ y: Int) -> Bool {
    isAntialiased(first, second, x, y) || isAntialiased(second, first, x, y)
  }

  private func isAntialiased(_ grid: PixelGrid, _ other: PixelGrid, _ x: Int, _ y: Int) -> Bool {
    let own = Self.luma(grid[x, y])
    var equal = Self.isAtEdge(grid, x, y) ? 1 : 0
    var (darkest, brightest) = (0, 0)
    var dark = (x: x, y: y)
    var bright = (x: x, y: y)
    for (nx, ny) in Self.neighbours(grid, x, y) {
      let difference = Self.luma(grid[nx, ny]) - own
      if difference == 0 {
        equal += 1
        if equal > 2 { return false }
      } else if difference < darkest {
        darkest = difference
        dark = (nx, ny)
      } else if difference > brightest {
        brightest = difference
        bright = (nx, ny)
      }
    }
    guard darkest < 0, brightest > 0 else { return false }
    return isUniform(grid, dark.x, dark.y) && isUniform(other, dark.x, dark.y)
      || isUniform(grid, bright.x, bright.y) && isUniform(other, bright.x, bright.y)
  }

  /// Whether at least three neighbours have the same colour as the pixel.
  private func isUniform(_ grid: PixelGrid, _ x: Int, _ y: Int) -> Bool {
    guard x < grid.width, y < grid.height else { return false }
    let own = grid[x, y]
    let equal = Self.neighbours(grid, x, y).count { grid[$0.0, $0.1] == own }
    return equal + (Self.isAtEdge(grid, x, y) ? 1 : 0) >= 3
  }

  private static func isAtEdge(_ grid: PixelGrid, _ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == grid.width - 1 || y == grid.height - 1
  }

  private static func neighbours(_ grid: PixelGrid, _ x: Int, _ y: Int) -> [(Int, Int)] {
    var result: [(Int, Int)] = []
    for ny in max(0, y - 1)...min(grid.height - 1, y + 1) {
      for nx in max(0, x - 1)...min(grid.width - 1, x + 1) where nx != x || ny != y {
        result.append((nx, ny))
      }
    }
    return result
  }

  /// The Rec. 601 luma of the pixel over white, times 1000.
  private static func luma(_ pixel: UInt32) -> Int {
    let rest = 255 - Int(pixel >> 24)
    return 299 * (Int(pixel & 255) + rest) + 587 * (Int(pixel >> 8 & 255) + rest)
      + 114 * (Int(pixel >> 16 & 255) + rest)
  }
}
