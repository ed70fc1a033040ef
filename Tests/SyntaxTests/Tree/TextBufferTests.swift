import Syntax
import Testing

@Suite struct TextBufferTests {
  @Test func `numbers of thousandths are written as numbers are`() {
    let small = -2_500...2_500
    let large = [12_345, 343_500, 999_999, 1_000_001, 66_666_667, 123_456_789_012_345]
    for thousandths in Array(small) + large + large.map({ -$0 }) {
      var text = TextBuffer()
      text.append(thousandths: thousandths)
      #expect(text.text == DocumentValue.number(Double(thousandths) / 1000).json)
    }
  }

  @Test func `a byte is written as two capital hexadecimal digits`() {
    var text = TextBuffer()
    for byte: UInt8 in [0, 9, 10, 0x5F, 0xA0, 255] { text.append(hexadecimal: byte) }
    #expect(text.text == "00090A5FA0FF")
  }

  @Test func `signs are written by themselves`() {
    var text = TextBuffer()
    text.append(UInt8(ascii: "["))
    text.append(UInt8(ascii: ","), UInt8(ascii: " "))
    #expect(text.text == "[, ")
  }

  @Test func `texts and spaces follow each other, and spaces are taken off the end`() {
    var text = TextBuffer()
    text.append("a")
    text.append("é€ with more bytes than fit into a word")
    text.append("\u{301}")
    text.appendSpaces(3)
    text.appendSpaces(-1)
    #expect(text.text == "aé€ with more bytes than fit into a word\u{301}   ")
    let start = text.bytes.count
    text.appendSpaces(2)
    text.trimSpaces(from: start)
    #expect(text.bytes.count == start)
    text.trimSpaces(from: 0)
    #expect(text.text == "aé€ with more bytes than fit into a word\u{301}")
    text.removeAll()
    #expect(text.text.isEmpty)
  }
}
