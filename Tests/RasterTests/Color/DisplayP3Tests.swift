import Raster
import Testing

@Suite struct DisplayP3Tests {
  @Test func `red of sRGB is the known colour of Display P3, and white is white`() {
    let red = DisplayP3.displayP3(Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    for (found, wanted) in zip([red.red, red.green, red.blue], [0.917488, 0.200287, 0.138561]) {
      #expect((found - wanted).magnitude < 1e-4)
    }
    #expect(red.alpha == 0.5)
    let white = DisplayP3.displayP3(.white)
    for channel in [white.red, white.green, white.blue] {
      #expect((channel - 1).magnitude < 1e-6)
    }
  }

  @Test func `colours of sRGB come back from Display P3`() {
    for red in stride(from: 0, through: 1, by: 0.25) {
      for green in stride(from: 0, through: 1, by: 0.25) {
        for blue in stride(from: 0, through: 1, by: 0.25) {
          let color = Color(red: red, green: green, blue: blue)
          let back = DisplayP3.sRGB(DisplayP3.displayP3(color))
          #expect((back.red - red).magnitude < 1e-5)
          #expect((back.green - green).magnitude < 1e-5)
          #expect((back.blue - blue).magnitude < 1e-5)
        }
      }
    }
  }
}
