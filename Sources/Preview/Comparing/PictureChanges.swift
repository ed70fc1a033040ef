/// The pictures of changes that are kept, by the numbers of the pictures that changed.
struct PictureChanges: Sendable {
  /// The greatest number of bytes that are kept: 96 MiB. Others are drawn again when they are asked for.
  private static let limit = 96 << 20

  private var kept: [Int: PreviewComparison] = [:]
  private var order: [Int] = []
  private var byteCount = 0

  /// The comparison of a picture; nil for one that is not kept.
  subscript(number: Int) -> PreviewComparison? { kept[number] }

  /// Keeps a comparison in place of the one before; nil forgets that.
  mutating func keep(_ comparison: PreviewComparison?, of number: Int) {
    if let old = kept.removeValue(forKey: number) {
      byteCount -= old.byteCount
      order.removeAll { $0 == number }
    }
    guard let comparison else { return }
    kept[number] = comparison
    order.append(number)
    byteCount += comparison.byteCount
    while byteCount > Self.limit, order.count > 1 {
      byteCount -= kept.removeValue(forKey: order.removeFirst())?.byteCount ?? 0
    }
  }
}
