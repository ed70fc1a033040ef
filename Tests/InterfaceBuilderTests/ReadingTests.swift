import ScreenFormat
import Testing

@testable import InterfaceBuilder

@Suite("files of Interface Builder are read, or refused with what to do")
struct ReadingTests {
  private func message(_ text: String) -> String? {
    do throws(InterfaceProblem) {
      _ = try InterfaceFile(SourceFile(label: "a.storyboard", text: text))
      return nil
    } catch {
      return error.diagnostic(in: "a.storyboard").description
    }
  }

  @Test func `archives of the time before Xcode 5 are refused`() {
    #expect(
      message("<?xml version=\"1.0\"?>\n<archive type=\"com.apple.InterfaceBuilder3\"/>")
        == "a.storyboard:2:1: error: it is of the time before Xcode 5; open it in Xcode and save it"
    )
  }
}
