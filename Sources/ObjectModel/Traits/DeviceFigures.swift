/// What systems keep free at the edges of devices with a home indicator, in points.
struct DeviceFigures {
  /// Above and below a phone in landscape.
  var phoneLandscapeTop = 0.0
  var phoneLandscapeBottom = 21.0
  /// Above and below a pad in both orientations.
  var padTop = 24.0
  var padBottom = 20.0

  /// - Parameter system: the version of iOS; figures of 26 as probed on the simulators of 26.5. The top of phones in landscape is that of
  ///   402, 420 and 440 points (tables of devices by three projects); of narrower ones a choice.
  init(system: Int) {
    guard system >= 26 else { return }
    phoneLandscapeTop = 20
    phoneLandscapeBottom = 20
    padTop = 32
    padBottom = 25
  }
}
