import TestSupport
import Testing

@Suite("storyboards and whole applications are imported by a command")
struct StoryboardImportTests {
  private let folder: TemporaryDirectory

  init() throws {
    folder = try TemporaryDirectory()
    for path in Files.list(Repository.path("Fixtures/Storyboards"))
    where !path.hasSuffix(".expected.txt") {
      let text = Files.text(Repository.path("Fixtures/Storyboards/\(path)")) ?? ""
      try Files.write(Array(text.utf8), to: folder["Fixtures/Storyboards/\(path)"])
    }
  }

  private func run(_ line: String) throws -> CommandRunner.Outcome {
    var runner = CommandRunner()
    runner.folder = folder.path
    return try runner.runShell(line)
  }

  @Test func `the screens of the fixtures are what an import writes`() throws {
    let outcome = try run(
      """
      mockup import Fixtures/Storyboards/Shop -o Fixtures/Screens/Storyboards/Shop && cd Fixtures/Storyboards && \
      mockup import SignIn.storyboard Calculator.storyboard Player.storyboard Profile.storyboard \
      Order.storyboard Shop/Assets.xcassets -o ../Screens/Storyboards
      """)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let screens = "Fixtures/Screens/Storyboards"
    let paths = Files.list(Repository.path(screens)).filter {
      $0.hasSuffix(".screen.json") || $0.hasSuffix(".theme.json")
    }
    #expect(paths.count == 10)
    for path in paths {
      let text = Files.text(folder["\(screens)/\(path)"])
      #expect(text == Files.text(Repository.path("\(screens)/\(path)")), "\(path)")
    }
  }

  @Test func `an application becomes a project, and again over it nothing changes`() throws {
    let first = try run("mockup import Fixtures/Storyboards/Shop -o Mockups --report report.json")
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.errors.contains("It begins with Product.screen.json"), "\(first.errors)")
    #expect(first.errors.contains("Not searched: ShopTests"))
    #expect(first.errors.contains("6 files written to Mockups"))
    #expect(Files.text(folder["report.json"])?.contains("\"screens\": 4") == true)
    let again = try run("mockup import Fixtures/Storyboards/Shop -o Mockups")
    #expect(again.errors.contains("0 files written to Mockups, 6 as before"), "\(again.errors)")
    let drawn = try run("mockup test Mockups --record missing")
    #expect(drawn.output.contains("4 pictures: 4 missing"), "\(drawn.output)\(drawn.errors)")
    #expect(try run("mockup validate Mockups/*.screen.json").errors.isEmpty)
  }

  @Test func `what somebody changed stays, and what is gone is named`() throws {
    _ = try run("mockup import Fixtures/Storyboards/Shop -o Mockups")
    let changed = try run(
      """
      echo '// mine' >> Mockups/Product.screen.json
      rm Fixtures/Storyboards/Shop/Base.lproj/LaunchScreen.storyboard
      sed -i 's/text="Kettle"/text="Pot"/; s/title="Checkout"/title="Till"/' \
      Fixtures/Storyboards/Shop/Base.lproj/Main.storyboard
      mockup import Fixtures/Storyboards/Shop -o Mockups && ls Mockups
      """)
    #expect(changed.status == 0)
    #expect(
      changed.errors.contains(
        "Product.screen.json was changed by hand and stays; the new one is "
          + "Product.imported.screen.json"), "\(changed.errors)")
    #expect(changed.errors.contains("LaunchScreen.screen.json has no scene any more"))
    #expect(Files.text(folder["Mockups/Product.screen.json"])?.hasSuffix("// mine\n") == true)
    let beside = Files.text(folder["Mockups/Product.imported.screen.json"]) ?? ""
    #expect(beside.contains("\"Pot\""))
    let till = Files.text(folder["Mockups/CheckoutViewController.screen.json"]) ?? ""
    #expect(till.contains("\"Till\""))
    #expect(!(try run("mockup test Mockups --list").output.contains("imported")))
    let forced = try run("mockup import Fixtures/Storyboards/Shop -o Mockups --force")
    #expect(forced.status == 0)
    #expect(Files.text(folder["Mockups/Product.screen.json"]) == beside)
  }

  @Test func `catalogues are copied where that is asked for`() throws {
    let outcome = try run("mockup import Fixtures/Storyboards/Shop -o Mockups --copy")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = Files.text(folder["Mockups/Product.screen.json"]) ?? ""
    #expect(text.contains("\"assets\": [\"Assets/Assets.xcassets\"]"), "\(text)")
    let set = "Mockups/Assets/Assets.xcassets/kettle.imageset/kettle.svg"
    #expect(Files.text(folder[set]) != nil)
  }

  @Test func `saved frames are compared, or left out`() throws {
    let check = try run("mockup import Fixtures/Storyboards/Calculator.storyboard --check-frames")
    #expect(check.status == 0)
    #expect(check.output == "15 of 15 views lie where Xcode saved them\n")
    let moved = try run(
      """
      sed -i 's/key="frame" x="10" y="20" width="355"/key="frame" x="10" y="26" width="355"/' \
      Fixtures/Storyboards/Calculator.storyboard
      mockup import Fixtures/Storyboards/Calculator.storyboard --check-frames
      """)
    #expect(moved.status == 1)
    #expect(moved.output == "14 of 15 views lie where Xcode saved them\n")
    #expect(
      moved.errors.contains("label \"42\": saved [10, 26, 355, 323], here [10, 20, 355, 323]"))
    let plain = try run("mockup import Fixtures/Storyboards/Calculator.storyboard --ignore-frames")
    #expect(!plain.output.contains("\"frame\""))
  }

  @Test func `files that can't be read end with what to do`() throws {
    let archive = try run("echo '<archive/>' > Old.xib; mockup import Old.xib -o Out")
    #expect(archive.status == 65)
    #expect(
      archive.errors.contains(
        "Old.xib:1:1: error: it is of the time before Xcode 5; open it in Xcode and save it"))
    let large = try run(
      "head -c 40000000 /dev/zero | tr '\\0' ' ' > Large.xib; mockup import Large.xib -o Out")
    #expect(large.status == 65 && large.errors.contains("it is larger than 32 MiB"))
    let missing = try run("mockup import None.storyboard")
    #expect(missing.status == 66)
    let strict = try run(
      "mockup import Fixtures/Storyboards/Player.storyboard -o Strict --strict; ls Strict")
    #expect(strict.errors.contains("error: the image cover is in no catalogue"))
  }
}

extension StoryboardImportTests {
  @Test func `without a folder for screens, an application's storyboards are named`() throws {
    let outcome = try run("mockup import Fixtures/Storyboards/Shop -o theme.theme.json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.errors.contains(
        "Left out: 3 storyboards and xibs, which become screens with -o FOLDER."),
      "\(outcome.errors)")
    #expect(Files.text(folder["theme.theme.json"])?.contains("UISwitch") == true)
  }
}
