import ArgumentParser

extension ArgumentHelp {
  /// What `--jobs` does. Processors are counted only if several pictures are drawn, so that the option has no value by default.
  static var jobs: ArgumentHelp {
    "The number of pictures to draw at the same time: as many as there are processors by default."
  }
}
