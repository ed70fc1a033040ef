/// `mockup-swift-import`, which tests find beside the `mockup` that they run.
public enum SwiftImporter {
  /// Why tests are skipped that need it.
  public static let hint = "make swift-import builds what reads Swift"

  /// Whether it was built.
  public static let isBuilt: Bool = {
    guard let folder = try? CommandRunner.programDirectory() else { return false }
    return Files.exists("\(folder)/mockup-swift-import")
  }()

  /// Whether tests run that need it: those of continuous integration fail without it.
  public static let isExpected = isExpected(isBuilt: isBuilt, variable: Environment.value("CI"))

  /// - Parameter variable: the environment's `CI`; nil where it is not set.
  public static func isExpected(isBuilt: Bool, variable: String?) -> Bool {
    isBuilt || variable != nil
  }
}
