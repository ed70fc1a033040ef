import ScreenFormat

/// What a message about a name that is not there ends with.
enum Hint {
  /// ` Did you mean '…'?`, or nothing where no name is near.
  static func nearest(to name: String, among names: some Sequence<String>) -> String {
    NearestName.suggest(name, among: names).map { " Did you mean '\($0)'?" } ?? ""
  }
}
