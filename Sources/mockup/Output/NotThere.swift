import ScreenFormat

/// What the user asked for is not there; what there is needs no telling.
struct NotThere: Error {
  /// Without a full stop, with the nearest name where one is near.
  let sentence: String

  init(_ sentence: String, near name: String = "", among names: some Sequence<String> = [String]())
  {
    let nearest = NearestName.suggest(name, among: names)
    self.sentence = sentence + (nearest.map { "; did you mean '\($0)'?" } ?? "")
  }
}
