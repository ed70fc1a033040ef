extension Pixmap {
  /// A blurred copy of the same size; outside of the picture is transparent.
  ///
  /// - Parameters:
  ///   - x: the standard deviation across, in pixels.
  ///   - y: the standard deviation down, in pixels.
  package func blurred(x: Double, y: Double) -> Pixmap {
    let across = GaussianBlur(sigma: x, evenWidth: .shifted)
    let down = GaussianBlur(sigma: y, evenWidth: .shifted)
    guard width > 0, height > 0 else { return self }
    var result = self
    // One direction after the other: what is beyond the picture in both does not come back into it.
    if !across.boxes.isEmpty {
      result = result.padded(across.reach, 0)
      BoxBlur.acrossPixels(
        &result.bytes, width: result.width, height: result.height, boxes: across.boxes)
      result = result.padded(-across.reach, 0)
    }
    if !down.boxes.isEmpty {
      result = result.padded(0, down.reach)
      BoxBlur.down(
        &result.bytes, rowBytes: result.width * 4, height: result.height, boxes: down.boxes)
      result = result.padded(0, -down.reach)
    }
    return result
  }

  /// The bytes of the surroundings that `blurred(x:y:)` adds while it works.
  package func bytesAroundBlur(x: Double, y: Double) -> Int {
    let across = GaussianBlur(sigma: x, evenWidth: .shifted)
    let down = GaussianBlur(sigma: y, evenWidth: .shifted)
    return 8 * (across.reach * height + down.reach * width)
  }

  /// With transparent pixels added on all sides, or pixels taken away where the numbers are negative.
  private func padded(_ x: Int, _ y: Int) -> Pixmap {
    var result = Pixmap(width: width + 2 * x, height: height + 2 * y)
    let columns = max(0, -x)..<min(width, width + x)
    for row in max(0, -y)..<min(height, height + y) {
      let source = (row * width + columns.lowerBound) * 4
      let target = ((row + y) * result.width + columns.lowerBound + x) * 4
      result.bytes.replaceSubrange(
        target..<(target + columns.count * 4), with: bytes[source..<(source + columns.count * 4)])
    }
    return result
  }
}
