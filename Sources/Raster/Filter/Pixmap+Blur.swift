extension Pixmap {
  /// A blurred copy of the same size; outside of the picture is transparent.
  ///
  /// - Parameters:
  ///   - x: the standard deviation across, in pixels.
  ///   - y: the standard deviation down, in pixels.
  package func blurred(x: Double, y: Double) -> Pixmap {
    let across = GaussianBlur(sigma: x, evenWidth: .shifted)
    let down = GaussianBlur(sigma: y, evenWidth: .shifted)
    guard width > 0, height > 0, !(across.boxes.isEmpty && down.boxes.isEmpty) else { return self }
    var padded = padded(across.reach, down.reach)
    if !across.boxes.isEmpty {
      BoxBlur.acrossPixels(
        &padded.bytes, width: padded.width, height: padded.height, boxes: across.boxes)
    }
    if !down.boxes.isEmpty {
      BoxBlur.down(
        &padded.bytes, rowBytes: padded.width * 4, height: padded.height, boxes: down.boxes)
    }
    return padded.padded(-across.reach, -down.reach)
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
