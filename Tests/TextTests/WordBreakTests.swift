import Testing

@testable import Text

@Suite("Lines of scripts without spaces end between words or syllables")
struct WordBreakTests {
  /// The text with a bar wherever a line may end.
  private func cut(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    for (byte, isEnd) in zip(bytes, LineBreaks.after(bytes[...])) {
      result.append(byte)
      if isEnd { result.append(UInt8(ascii: "|")) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func check(_ cuts: String) {
    #expect(cut(cuts.filter { $0 != "|" }) == cuts)
  }

  @Test("The dictionary is the one that pictures were recorded with")
  func pinnedWords() {
    #expect(
      WordTrie.thai.sha256
        == "d411879359c81553f3b508f7c27918f88ec2b42b8b249594af0de84e8a79dd25")
  }

  @Test(
    "Thai ends between words",
    arguments: [
      "ภาษา|ไทย|เป็น|ภาษา|ที่|มี|ระดับ|เสียง",
      "สวัสดี|ครับ",
      // Among two ways with as many words, the one that begins with the longer word.
      "ตาก|ลม",
      // Digits belong to the word before them (UAX #14, LB23).
      "ราคา120 |บาท",
      "ดาวน์โหลด |iOS",
    ])
  func thai(cuts: String) { check(cuts) }

  @Test("What no dictionary has stays together, and no line begins with a mark or ends in a vowel")
  func unknownThai() {
    #expect(cut("ฆฮฌฒ") == "ฆฮฌฒ")
    #expect(cut("ฮฮฮไทย") == "ฮฮฮ|ไทย")
    #expect(cut("มากๆ") == "มากๆ")
    // Nothing but marks, and a vowel that leads nothing.
    for text in ["่่่", "เ", "เเเเ", "ๆ", "ก็"] { #expect(cut(text) == text) }
  }

  @Test(
    "Lao ends between syllables",
    arguments: ["ພາ|ສາ|ລາວ|ເປັນ|ພາ|ສາ|ທາງ|ການ", "ສະ|ຫວັດ|ດີ", "ປະ|ເທດ|ວຽງ|ຈັນ", "ຫມາ|ຂອງ|ຂ້ອຍ"])
  func lao(cuts: String) { check(cuts) }

  @Test(
    "Khmer ends between syllables, letters and what is stacked below them kept together",
    arguments: ["ភា|សា|ខ្មែរ|ជា|ភា|សា", "ភ្នំ|ពេញ", "ប្រ|ទេស|កម្ពុ|ជា", "រ|បស់|ខ្ញុំ"])
  func khmer(cuts: String) { check(cuts) }

  @Test(
    "Burmese ends between syllables, not before a consonant without vowel nor within a stack",
    arguments: ["မြန်|မာ|နိုင်|ငံ", "မင်္ဂ|လာ|ပါ", "စ|ကား|ပြော|သည်", "က့်|က"])
  func burmese(cuts: String) { check(cuts) }

  @Test("Any letters at all are cut without a trap")
  func anyLetters() {
    for script in [0xE01...0xE4E, 0xE81...0xEDF, 0x1000...0x109F, 0x1780...0x17DD] {
      let letters = script.compactMap(Unicode.Scalar.init)
      for step in 1...7 {
        let text = String(
          String.UnicodeScalarView(
            (0..<200).map { letters[$0 * $0 * step % letters.count] }))
        #expect(LineBreaks.after(Array(text.utf8)[...]).count == text.utf8.count)
      }
    }
  }
}
