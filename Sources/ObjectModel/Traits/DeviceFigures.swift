/// What systems keep free at the edges of devices with a home indicator, in points.
struct DeviceFigures {
  /// Below a phone in landscape.
  var phoneLandscapeBottom = 21.0
  /// Above and below a pad in both orientations.
  var padTop = 24.0
  var padBottom = 20.0

  /// - Parameter system: the version of iOS; figures of 26 as probed on the simulators of 26.5.
  init(system: Int) {
    guard system >= 26 else { return }
    phoneLandscapeBottom = 20
    padTop = 32
    padBottom = 25
  }
}
