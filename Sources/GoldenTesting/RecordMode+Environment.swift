import Glibc
public import Golden

extension RecordMode {
  /// The mode in the environment variable `MOCKUP_RECORD`. By default missing goldens are written, except in
  /// continuous integration, where `CI` is set.
  public static var ofEnvironment: RecordMode {
    func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    return variable("MOCKUP_RECORD").flatMap(RecordMode.init)
      ?? .standard(isTerminal: true, ci: variable("CI"))
  }
}
