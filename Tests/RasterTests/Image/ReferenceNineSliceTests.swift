import Raster
import Testing

/// Nine-slice images against a plain version: for every pixel, which slice and where in it.
@Suite struct ReferenceNineSliceTests {
  /// One axis of a drawn image, in device pixels.
  private struct Axis {
    var low: Double
    var length: Double
    var bitmap: Int
    var lead: Double
    var trail: Double
    var pixels: Double
    var mode: Image.ResizingMode

    private func nearest(_ value: Double) -> Double { (value + 0.5).rounded(.down) }

    /// The bitmap's pixel at a device pixel; nil where nothing is drawn.
    func source(_ position: Int) -> Int? {
      let at = Double(position)
      let (start, end) = (nearest(low), nearest(low + length))
      guard at >= start, at < end else { return nil }
      let size = Double(bitmap)
      let caps = (lead + trail) * pixels
      let shrink = caps > length ? length / caps : 1
      let leadEnd = min(max(nearest(low + lead * pixels * shrink), start), end)
      var trailStart = min(max(nearest(low + length - trail * pixels * shrink), leadEnd), end)
      if length - caps * shrink < 0.5 { trailStart = leadEnd }
      func within(_ from: Double, _ to: Double, _ first: Double, _ last: Double) -> Int {
        let ratio = (last - first) / (to - from)
        let place = first + (at - from) * ratio + ratio / 2
        return min(max(Int(place.rounded(.down)), Int(first)), Int(last.rounded(.up)) - 1)
      }
      if at < leadEnd { return within(start, leadEnd, 0, lead) }
      if at >= trailStart { return within(trailStart, end, size - trail, size) }
      let interior = size - lead - trail
      guard interior > 0 else { return nil }
      let tile = interior * pixels
      if mode == .stretch || interior <= 1 || tile < 1 {
        return within(leadEnd, trailStart, lead, size - trail)
      }
      var index = 0.0
      while nearest(leadEnd + (index + 1) * tile) <= at { index += 1 }
      return within(
        nearest(leadEnd + index * tile), nearest(leadEnd + (index + 1) * tile), lead,
        size - trail)
    }
  }

  @Test(arguments: Image.ResizingMode.allCases)
  func `every slice in every size shows the right pixel`(mode: Image.ResizingMode) throws {
    var noise = Noise(state: 61)
    for round in 0..<300 {
      let bitmap = ReferenceImage.noise(
        width: .random(in: 1...9, using: &noise), height: .random(in: 1...9, using: &noise), &noise)
      func caps(_ size: Int) -> (Double, Double) {
        let lead = Int.random(in: 0...size, using: &noise)
        return (Double(lead), Double(Int.random(in: 0...size - lead, using: &noise)))
      }
      let (left, right) = caps(bitmap.width)
      let (top, bottom) = caps(bitmap.height)
      let imageScale = Double(1 + round % 2)
      let scale = [1, 2, 1.5][round % 3]
      let rect = Rect(
        x: .random(in: -4...8, using: &noise), y: .random(in: -4...8, using: &noise),
        width: .random(in: 0.1...22, using: &noise), height: .random(in: 0.1...22, using: &noise))
      let image = Image(
        pixmap: bitmap, scale: imageScale,
        capInsets: EdgeInsets(
          top: top / imageScale, left: left / imageScale, bottom: bottom / imageScale,
          right: right / imageScale),
        resizingMode: mode, sampling: .nearest)
      let picture = try draw(width: 31, height: 27, scale: scale) { $0.image(image, in: rect) }
      let columns = Axis(
        low: rect.minX * scale, length: rect.maxX * scale - rect.minX * scale,
        bitmap: bitmap.width, lead: left, trail: right, pixels: scale / imageScale, mode: mode)
      let rows = Axis(
        low: rect.minY * scale, length: rect.maxY * scale - rect.minY * scale,
        bitmap: bitmap.height, lead: top, trail: bottom, pixels: scale / imageScale, mode: mode)
      for y in 0..<27 {
        for x in 0..<31 {
          var expected = PremultipliedColor.clear
          if let u = columns.source(x), let v = rows.source(y) { expected = bitmap[u, v] }
          guard picture[x, y] == expected else {
            Issue.record("round \(round): \(x), \(y) of \(bitmap.width) × \(bitmap.height)")
            return
          }
        }
      }
    }
  }
}
