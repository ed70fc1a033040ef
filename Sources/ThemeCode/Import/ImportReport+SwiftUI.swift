import ScreenFormat

extension ImportReport {
  /// Counts the modifiers of views of SwiftUI that say nothing about the window and the bars that it begins with.
  mutating func countDeeper(_ index: CodeIndex, _ effects: [CodeEffect]) {
    let told = Set(effects.map(\.place))
    let places = SwiftUIViewRows.places(in: index).filter { !told.contains($0) }
    guard let first = places.first else { return }
    deeper = places.count
    find(
      "left out: \(Wording.count(deeper, "tint or bar", "tints and bars")) of single views of SwiftUI, "
        + "the first of them here, which say nothing about the window",
      at: first)
  }
}
