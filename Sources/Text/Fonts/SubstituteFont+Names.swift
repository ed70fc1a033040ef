extension SubstituteFont {
  /// The substitute for a name that iOS apps write, already lowercased; nil for other names.
  static func named(_ name: String) -> (SubstituteFont, FontWeight, isItalic: Bool)? {
    names[name].map { ($0.substitute, $0.weight, $0.isItalic) }
  }

  /// Every name understood, as written.
  static var allNames: [String] { names.values.map(\.name) }

  private struct Entry: Sendable {
    var name: String
    var substitute: SubstituteFont
    var weight: FontWeight
    var isItalic: Bool
  }

  /// Families of iOS beside the system's that apps name most, and what is nearest to them: faces with
  /// wide round letters get San Francisco's, those with serifs Times's or Georgia's.
  private static let families: [(String, SubstituteFont)] = [
    ("Avenir Next", .sanFrancisco), ("Avenir", .sanFrancisco), ("Futura", .sanFrancisco),
    ("Gill Sans", .sanFrancisco), ("Verdana", .sanFrancisco), ("Trebuchet MS", .sanFrancisco),
    ("Optima", .sanFrancisco), ("Apple SD Gothic Neo", .sanFrancisco),
    ("Hiragino Sans", .sanFrancisco), ("Heiti SC", .sanFrancisco), ("Heiti TC", .sanFrancisco),
    ("PingFang SC", .sanFrancisco), ("PingFang TC", .sanFrancisco), ("HiraKakuProN", .sanFrancisco),
    ("Avenir Next Condensed", .sanFrancisco), ("DIN Alternate", .helvetica),
    ("DIN Condensed", .helvetica), ("Georgia", .georgia), ("Times", .times),
    ("Times New Roman", .times), ("TimesNewRomanPS", .times), ("TimesNewRomanPSMT", .times),
    ("Palatino", .times), ("Baskerville", .times), ("Didot", .times), ("Hoefler Text", .times),
    ("Cochin", .times), ("Bodoni 72", .times), ("Charter", .georgia),
    ("American Typewriter", .georgia), ("Courier", .courier), ("Courier New", .courier),
    ("CourierNewPS", .courier), ("CourierNewPSMT", .courier), ("Menlo", .menlo),
    ("Marker Felt", .sanFrancisco), ("Noteworthy", .sanFrancisco),
    ("Chalkboard SE", .sanFrancisco), ("Copperplate", .helvetica),
  ]

  private static let names: [String: Entry] = {
    var names: [String: Entry] = [:]
    func add(
      _ substitute: SubstituteFont, _ name: String, _ weight: FontWeight, _ isItalic: Bool = false
    ) {
      names[name.lowercased()] = Entry(
        name: name, substitute: substitute, weight: weight, isItalic: isItalic)
    }
    let cuts: [(String, FontWeight)] = [
      ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
      ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
      ("Black", .black),
    ]
    func addFamily(_ family: String, _ substitute: SubstituteFont) {
      let name = family.filter { $0 != " " }
      add(substitute, family, .regular)
      add(substitute, name, .regular)
      for end in ["Italic", "Oblique", "It"] { add(substitute, "\(name)-\(end)", .regular, true) }
      let weights =
        cuts + [
          ("DemiBold", .semibold), ("Roman", .regular), ("Book", .regular), ("W3", .regular),
          ("W6", .semibold), ("ExtraBold", .heavy), ("SemiBold", .semibold),
        ]
      for (chosen, weight) in weights {
        add(substitute, "\(name)-\(chosen)", weight)
        for end in ["Italic", "Oblique", "It"] {
          add(substitute, "\(name)-\(chosen)\(end)", weight, true)
        }
      }
    }
    add(.helveticaNeue, "HelveticaNeue", .regular)
    add(.helveticaNeue, "Helvetica Neue", .regular)
    add(.helveticaNeue, "HelveticaNeue-Italic", .regular, true)
    add(.helveticaNeue, "HelveticaNeue-CondensedBold", .bold)
    add(.helveticaNeue, "HelveticaNeue-CondensedBlack", .black)
    for (chosen, weight) in cuts where weight != .semibold && weight.cssValue <= 700 {
      add(.helveticaNeue, "HelveticaNeue-\(chosen)", weight)
      if weight != .regular { add(.helveticaNeue, "HelveticaNeue-\(chosen)Italic", weight, true) }
    }
    for family in ["Helvetica", "Arial"] {
      let roman = family == "Arial" ? "ArialMT" : family
      let end = family == "Arial" ? "MT" : ""
      let slanted = family == "Arial" ? "Italic" : "Oblique"
      add(.helvetica, family, .regular)
      add(.helvetica, roman, .regular)
      add(.helvetica, "\(family)-Bold\(end)", .bold)
      add(.helvetica, "\(family)-\(slanted)\(end)", .regular, true)
      add(.helvetica, "\(family)-Bold\(slanted)\(end)", .bold, true)
    }
    add(.helvetica, "Helvetica-Light", .light)
    add(.helvetica, "Helvetica-LightOblique", .light, true)
    for family in [
      ".SFUIText", ".SFUIDisplay", "SFUIText", "SFUIDisplay", "SFProText", "SFProDisplay",
    ] {
      add(.sanFrancisco, family, .regular)
      add(.sanFrancisco, "\(family)-Italic", .regular, true)
      for (chosen, weight) in cuts {
        add(.sanFrancisco, "\(family)-\(chosen)", weight)
        if weight != .regular { add(.sanFrancisco, "\(family)-\(chosen)Italic", weight, true) }
      }
    }
    for (family, substitute) in families { addFamily(family, substitute) }
    for (family, substitute) in [
      ("TimesNewRomanPS", SubstituteFont.times), ("CourierNewPS", .courier),
    ] {
      add(substitute, "\(family)-BoldMT", .bold)
      add(substitute, "\(family)-ItalicMT", .regular, true)
      add(substitute, "\(family)-BoldItalicMT", .bold, true)
    }
    add(.sanFrancisco, "Trebuchet-BoldItalic", .bold, true)
    add(.sanFrancisco, "San Francisco", .regular)
    add(.sanFrancisco, "SF Pro Text", .regular)
    add(.sanFrancisco, "SF Pro Display", .regular)
    return names
  }()
}
