extension [Element] {
  /// Keeps the paths of siblings as they are with objects that are left out between them.
  ///
  /// - Parameters:
  ///   - classNames: the classes of the objects that are left out.
  ///   - end: the index of the first sibling behind them.
  package mutating func keepPaths(without classNames: [String], at end: Int) {
    var missing: [String: Int] = [:]
    // Most are of the class of the one before.
    var (last, count) = ("", 0)
    for name in classNames {
      if name != last {
        if count > 0 { missing[last, default: 0] += count }
        (last, count) = (name, 0)
      }
      count += 1
    }
    if count > 0 { missing[last, default: 0] += count }
    guard !missing.isEmpty else { return }
    var numbers: [String: Int] = [:]
    for index in indices {
      let name = self[index].className
      guard let count = missing[name] else { continue }
      let number = numbers[name, default: 0]
      numbers[name] = number + 1
      self[index].siblingIndex = number + (index < end ? 0 : count)
    }
  }
}
