import Golden
import Raster

/// Draws pictures that show a comparison.
enum Sheet {
  private static let gap = 8
  private static let paper = PremultipliedColor(red: 128, green: 128, blue: 128, alpha: 255)

  /// Draws the difference of two pictures: white where they are the same, darker where they differ, red
  /// where they differ visibly, grey where they were not compared.
  static func difference(
    _ ours: Pixmap, _ original: Pixmap, _ difference: Difference, isCompared: [Bool]
  ) -> Pixmap {
    var result = Pixmap(width: ours.width, height: ours.height)
    for y in 0..<ours.height {
      for x in 0..<ours.width {
        let index = y * ours.width + x
        let level = UInt8(255 - min(255, ours.distance(x, y, to: original, x, y)))
        result[x, y] =
          if !isCompared[index] {
            PremultipliedColor(red: 220, green: 220, blue: 225, alpha: 255)
          } else if difference.differs[index] {
            PremultipliedColor(red: 230, green: 0, blue: 0, alpha: 255)
          } else {
            PremultipliedColor(red: level, green: level, blue: level, alpha: 255)
          }
      }
    }
    return result
  }

  /// Draws pictures side by side.
  static func row(_ pictures: [Pixmap]) -> Pixmap {
    var result = blank(
      width: pictures.map(\.width).reduce(0) { $0 + $1 + gap } - gap,
      height: pictures.map(\.height).max() ?? 0)
    var x = 0
    for picture in pictures {
      paste(
        picture, PixelBox(minX: 0, minY: 0, maxX: picture.width, maxY: picture.height), factor: 1,
        atX: x, y: 0, into: &result)
      x += picture.width + gap
    }
    return result
  }

  /// Draws the same part of several pictures below one another, enlarged `factor` times.
  static func strip(_ pictures: [Pixmap], _ area: PixelBox, factor: Int) -> Pixmap {
    var result = blank(
      width: area.width * factor,
      height: pictures.count * (area.height * factor + gap) - gap)
    for (index, picture) in pictures.enumerated() {
      paste(
        picture, area, factor: factor, atX: 0, y: index * (area.height * factor + gap),
        into: &result)
    }
    return result
  }

  private static func blank(width: Int, height: Int) -> Pixmap {
    var result = Pixmap(width: max(0, width), height: max(0, height))
    for y in 0..<result.height {
      for x in 0..<result.width { result[x, y] = paper }
    }
    return result
  }

  private static func paste(
    _ picture: Pixmap, _ area: PixelBox, factor: Int, atX left: Int, y top: Int,
    into result: inout Pixmap
  ) {
    for y in 0..<area.height * factor {
      for x in 0..<area.width * factor {
        result[left + x, top + y] = picture[area.minX + x / factor, area.minY + y / factor]
      }
    }
  }
}
