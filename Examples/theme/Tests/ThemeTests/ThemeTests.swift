import GoldenTesting
import Testing

@Suite struct ThemeTests {
  /// Every screen of the folder, with the systems and themes of its mockup.json.
  @Test func `controls under each theme`() {
    expectGoldens(in: "Screens")
  }
}
