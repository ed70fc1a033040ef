import ObjectModel

extension StyledTree {
  /// Refuses the tree if its texts alone are too much to lay out, whatever their widths. The same text counts once.
  ///
  /// - Complexity: O(objects), and the length of all texts where that is beyond the limit.
  func refuseText() {
    let most = context.ledger.mostTextBytes
    guard most < .max, texts(beyond: most) else { return }
    var known: Set<String> = []
    var bytes = 0
    forEachText { text in
      if known.insert(text).inserted { bytes += text.utf8.count }
    }
    context.ledger.refuseText(ofBytes: bytes)
  }

  private func texts(beyond most: Int) -> Bool {
    var bytes = 0
    forEachText { bytes += $0.utf8.count }
    return bytes > most
  }

  private func forEachText(_ body: (String) -> Void) {
    let (plain, attributed) = (PropertySlot("text"), PropertySlot("attributedText"))
    // By index: a copy of an object counts references to all that it holds.
    for index in objects.indices {
      if case .string(let text)? = objects[index].element.values[plain] { body(text) }
      if case .attributedText(let runs)? = objects[index].element.values[attributed] {
        for run in runs { body(run.text) }
      }
    }
  }
}
