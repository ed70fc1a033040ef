import TestSupport
import Testing

/// The shop of Examples/languages: four screens, four languages, four pseudo-languages, two devices.
@Suite struct LanguageExampleTests {
  private static let folder = Repository.path("Examples/languages")
  private static let screens = ["cart", "checkout", "product", "products"]

  @Test func `each screen has a golden for each language and device, and matches it`() throws {
    let result = try CommandRunner().run([
      "test", Self.folder, "--record", "none", "--no-progress", "--fail-on-stale",
    ])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    let goldens = Files.names("\(Self.folder)/Screens/__Goldens__") ?? []
    #expect(goldens.count { $0.hasSuffix(".png") } == 64)
  }

  @Test func `no language lacks anything`() throws {
    let result = try CommandRunner().run(
      ["strings", "--strict"] + Self.screens.map { "\(Self.folder)/Screens/\($0).screen.json" })
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }

  @Test(arguments: ["en", "de", "ru", "ar", "bounded"])
  func `nothing is warned about`(locale: String) throws {
    let result = try CommandRunner().run(
      ["validate", "--locale", locale]
        + Self.screens.map { "\(Self.folder)/Screens/\($0).screen.json" })
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
  }
}
