extension StandIn {
  /// The stand-in for a name that iOS apps write, already lowercased; nil for other names.
  static func named(_ name: String) -> (StandIn, FontWeight, isItalic: Bool)? {
    names[name].map { ($0.standIn, $0.weight, $0.isItalic) }
  }

  /// Every name understood, as written.
  static var allNames: [String] { names.values.map(\.name) }

  private struct Entry: Sendable {
    var name: String
    var standIn: StandIn
    var weight: FontWeight
    var isItalic: Bool
  }

  private static let names: [String: Entry] = {
    var names: [String: Entry] = [:]
    func add(_ standIn: StandIn, _ name: String, _ weight: FontWeight, _ isItalic: Bool = false) {
      names[name.lowercased()] = Entry(
        name: name, standIn: standIn, weight: weight, isItalic: isItalic)
    }
    let cuts: [(String, FontWeight)] = [
      ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
      ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
      ("Black", .black),
    ]
    add(.helveticaNeue, "HelveticaNeue", .regular)
    add(.helveticaNeue, "Helvetica Neue", .regular)
    add(.helveticaNeue, "HelveticaNeue-Italic", .regular, true)
    add(.helveticaNeue, "HelveticaNeue-CondensedBold", .bold)
    add(.helveticaNeue, "HelveticaNeue-CondensedBlack", .black)
    for (cut, weight) in cuts where weight != .semibold && weight.cssValue <= 700 {
      add(.helveticaNeue, "HelveticaNeue-\(cut)", weight)
      if weight != .regular { add(.helveticaNeue, "HelveticaNeue-\(cut)Italic", weight, true) }
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
      for (cut, weight) in cuts {
        add(.sanFrancisco, "\(family)-\(cut)", weight)
        if weight != .regular { add(.sanFrancisco, "\(family)-\(cut)Italic", weight, true) }
      }
    }
    add(.sanFrancisco, "San Francisco", .regular)
    add(.sanFrancisco, "SF Pro Text", .regular)
    add(.sanFrancisco, "SF Pro Display", .regular)
    return names
  }()
}
