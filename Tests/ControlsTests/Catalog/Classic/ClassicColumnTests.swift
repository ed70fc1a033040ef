import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

/// Whole columns of pixels, as they were read off renderings of iOS 6.
extension ClassicLookTests {
  struct Column: CustomTestStringConvertible {
    let testDescription: String
    let className: String
    var values: [String: AppearanceValue] = [:]
    let scale: Double
    /// The pixel that the column is read at, and the row it begins at.
    let x: Int
    let y: Int
    let colors: [Int]

    init(
      _ name: String, _ className: String, _ values: [String: AppearanceValue] = [:],
      scale: Double, x: Int = 4, y: Int, _ colors: String
    ) {
      testDescription = name
      self.className = className
      self.values = values
      self.scale = scale
      self.x = x
      self.y = y
      self.colors = colors.split(whereSeparator: \.isWhitespace).compactMap { Int($0, radix: 16) }
    }
  }

  private static let chosenRow: [String: AppearanceValue] = [
    "sections": .objects([
      element(
        "UITableViewSection",
        ["rows": .objects([element("UITableViewCell", ["isSelected": .boolean(true)])])])
    ]),
    "frame": .frame(FrameValue(x: 0, y: 10, width: 120, height: 100)),
  ]

  static let columns = [
    Column(
      "navigation bar at 1x", "UINavigationBar", scale: 1, y: 10,
      """
      EEF1F4 C1CEDF BDCBDC BBC9DB BAC8DA B8C6D9 B6C4D7 B4C3D6 B1C1D4 AFBFD3 ADBDD1 AABACF
      A8B8CE A5B6CC A2B3CA 9FB1C8 9DAFC6 9AACC4 97A9C2 94A7C0 91A4BE 8EA2BC 8B9FBA 889DB8
      859AB6 8297B4 7F95B2 7C92B0 7990AE 778DAC 748BAA 7189A8 6E86A6 6C84A5 6982A3 6780A1
      657EA0 627C9E 607A9D 5E789B 5C779A 5B7599 597498 3E5B7E
      """),
    Column(
      "navigation bar at 2x", "UINavigationBar", scale: 2, y: 20,
      """
      EFF2F7 CFD9E6 BECCDD BECBDD BDCBDC BCCADC BBC9DB BAC8DA BAC8DA B9C7D9 B8C6D9 B7C5D8
      B6C4D7 B5C3D7 B4C3D6 B3C2D5 B1C1D4 B0C0D4 AFBFD3 AEBED2 ADBDD1 ABBBD0 AABACF A9B9CE
      A8B8CE A6B7CD A5B6CC A4B5CB A2B3CA A1B2C9 9FB1C8 9EB0C7 9DAFC6 9BADC5 9AACC4 98ABC3
      97A9C2 95A8C1 94A7C0 92A6BF 91A4BE 8FA3BD 8EA2BC 8DA0BB 8B9FBA 899EB9 889DB8 879BB7
      859AB6 8499B5 8297B4 8196B3 7F95B2 7E94B1 7C92B0 7B91AF 7990AE 788FAD 778DAC 758CAB
      748BAA 728AA9 7189A8 7087A7 6E86A6 6D85A6 6C84A5 6B83A4 6982A3 6881A2 6780A1 667FA0
      657EA0 637D9F 627C9E 617B9D 607A9D 5F799C 5E789B 5D779B 5C779A 5C769A 5B7599 5A7498
      597498 587397 3F5C80 3F5C80
      """),
    Column(
      "black navigation bar at 2x", "UINavigationBar", ["barStyle": .enumeration("black")],
      scale: 2, y: 20,
      """
      8A8A8A 747474 5E5E5E 5C5C5C 5B5B5B 5A5A5A 585858 575757 555555 545454 525252 505050
      4F4F4F 4D4D4D 4B4B4B 4A4A4A 484848 464646 454545 434343 414141 3F3F3F 3E3E3E 3C3C3C
      3A3A3A 393939 373737 353535 343434 323232 303030 2F2F2F 2D2D2D 2C2C2C 2A2A2A 292929
      282828 262626 252525 242424 232323 212121 202020 1F1F1F 0F0F0F 0F0F0F 0F0F0F 0E0E0E
      0E0E0E 0E0E0E 0E0E0E 0D0D0D 0D0D0D 0D0D0D 0D0D0D 0D0D0D 0D0D0D 0D0D0D 0D0D0D 0D0D0D
      0D0D0D 0D0D0D 0D0D0D 0D0D0D 0D0D0D 0D0D0D 0D0D0D 0D0D0D 0D0D0D 0D0D0D 0D0D0D 0D0D0D
      0D0D0D 0D0D0D 0D0D0D 0D0D0D 0D0D0D 0D0D0D 0D0D0D 0D0D0D 0D0D0D 0D0D0D 0D0D0D 0D0D0D
      0D0D0D 111111 1D1D1D 2A2A2A
      """),
    Column(
      "tab bar at 1x", "UITabBar", scale: 1, y: 10,
      """
      000000 434343 2E2E2E 2D2D2D 2C2C2C 2B2B2B 2B2B2B 2A2A2A 2A2A2A 282828 272727 262626
      252525 242424 232323 212121 202020 1E1E1E 1D1D1D 1C1C1C 1A1A1A 191919 171717 161616
      151515 000000 000000 000000 000000 000000 000000 000000 000000 000000 000000 000000
      000000 000000 000000 000000 000000 000000 000000 000000 000000
      """),
    Column(
      "search bar at 2x", "UISearchBar", scale: 2, y: 20,
      """
      E3E9ED DEE4E8 D6DDE2 D6DDE2 D6DDE1 D5DDE1 D5DCE1 D5DCE1 D4DCE0 D4DBE0 D4DBE0 D3DBDF
      D3DADF D3DADF D2DADE D2D9DE D1D9DE D1D8DD D1D8DD D0D8DD D0D7DC CFD7DC CFD7DC CED6DB
      CED6DB CDD5DA CDD5DA CCD4DA CCD4D9 CCD4D9 CBD3D8 CBD3D8 CAD2D8 CAD2D7 C9D1D7 C9D1D6
      C8D0D6 C8D0D6 C7D0D5 C7CFD5 C6CFD4 C6CED4 C5CED4 C5CDD3 C4CDD3 C4CCD2 C3CCD2 C3CCD1
      C2CBD1 C2CBD1 C1CAD0 C1CAD0 C0C9CF C0C9CF BFC8CF BFC8CE BEC8CE BEC7CE BDC7CD BDC6CD
      BCC6CC BCC6CC BBC5CC BBC5CB BAC4CB BAC4CB BAC4CA B9C3CA B9C3CA B8C3C9 B8C2C9 B8C2C9
      B7C2C8 B7C1C8 B7C1C8 B6C1C7 B6C0C7 B6C0C7 B5C0C7 B5BFC6 B5BFC6 B4BFC6 B4BFC6 B4BEC6
      B4BEC5 B3BEC5 7A868E 8C98A0
      """),
    Column(
      "chosen row at 1x", "UITableView", chosenRow, scale: 1, y: 10,
      """
      058CF5 058CF5 058CF5 058AF5 0589F5 0588F4 0587F4 0385F3 0385F3 0383F3 0382F2 0381F2
      0380F2 037EF1 037DF1 037CF1 037BF0 0379F0 0377F0 0277EF 0275EE 0274EE 0272ED 0272ED
      0270ED 026EEC 026DEC 026CEC 026BEB 0269EB 0268EA 0167E9 0166E9 0165E9 0164E8 0163E8
      0162E8 0161E7 0161E7 015FE7 015FE7 015FE6 015DE6 E0E0E0
      """),
    Column(
      "slider's filled track at 2x", "UISlider", ["value": .number(0.5)], scale: 2, x: 40, y: 34,
      """
      0B3A88 0D48A8 3064B7 3568BA 396DBF 3F72C3 4478C8 4A7ECD 5084D3 568BD8 5C91DD 6297E3
      689DE8 6DA3ED 73A8F1 77ADF6 68A6F8 447ABF
      """),
    Column(
      "slider's empty track at 2x", "UISlider", ["value": .number(0.5)], scale: 2, x: 190, y: 34,
      """
      808080 909090 AAAAAA B3B3B3 BABABA C2C2C2 CBCBCB D3D3D3 DADADA E1E1E1 E7E7E7 F2F2F2
      FBFBFB FFFFFF FFFFFF FDFDFD DEDEDE AFAFAF
      """),
  ]

  @Test("Every row is within 3 levels of its measured colour", arguments: columns)
  func rows(_ column: Column) throws {
    let pixmap = try picture([bar(column.className, column.values)], scale: column.scale)
    for (row, expected) in column.colors.enumerated() {
      let pixel = pixmap[column.x, column.y + row]
      #expect(miss(pixel, expected) <= 3, "row \(row) is \(hex(pixel))")
    }
  }
}
