/// Which glyph a code of one byte shows: names by codes (ISO 32000-1, Annex D).
struct FontEncoding: Sendable {
  /// 256 names; nil for codes that show nothing.
  private(set) var names: [String?]

  /// No names.
  static let none = FontEncoding(names: Array(repeating: nil, count: 256))
  static let standard = FontEncoding(standardCodes)
  static let winAnsi = FontEncoding(winAnsiCodes)
  static let macRoman = FontEncoding(macRomanCodes)

  private init(names: [String?]) { self.names = names }

  /// ASCII, changed by codes with the names from there on.
  private init(_ changes: String) {
    names = (0..<256).map { code in
      (32..<127).contains(code)
        ? Unicode.Scalar(UInt32(code)).flatMap(GlyphNames.name) : nil
    }
    var code = 0
    for word in changes.split(separator: " ") {
      if word.hasPrefix("/") {
        if code < 256 { names[code] = String(word.dropFirst()) }
        code += 1
      } else {
        code = Int(word, radix: 16) ?? 0
      }
    }
  }

  /// The encoding of a predefined name; nil for others.
  init?(named name: String?) {
    switch name {
    case "WinAnsiEncoding": self = .winAnsi
    case "MacRomanEncoding": self = .macRoman
    case "StandardEncoding": self = .standard
    default: return nil
    }
  }

  /// Replaces names, as `Differences` lists them: codes, each with the names from there on.
  mutating func apply(_ differences: [PDFObject]) {
    var code = 0
    for element in differences {
      if let number = element.integer {
        code = number
      } else if let name = element.name {
        if names.indices.contains(code) { names[code] = name }
        code += 1
        if code < 0 { return }
      }
    }
  }

  private static let standardCodes = """
    27 /quoteright 60 /quoteleft A1 /exclamdown /cent /sterling /fraction /yen /florin /section \
    /currency /quotesingle /quotedblleft /guillemotleft /guilsinglleft /guilsinglright /fi /fl \
    B1 /endash /dagger /daggerdbl /periodcentered B6 /paragraph /bullet /quotesinglbase \
    /quotedblbase /quotedblright /guillemotright /ellipsis /perthousand BF /questiondown C1 \
    /grave /acute /circumflex /tilde /macron /breve /dotaccent /dieresis CA /ring /cedilla CD \
    /hungarumlaut /ogonek /caron /emdash E1 /AE E3 /ordfeminine E8 /Lslash /Oslash /OE \
    /ordmasculine F1 /ae F5 /dotlessi F8 /lslash /oslash /oe /germandbls
    """

  private static let winAnsiCodes = """
    7F /bullet /Euro /bullet /quotesinglbase /florin /quotedblbase /ellipsis /dagger /daggerdbl \
    /circumflex /perthousand /Scaron /guilsinglleft /OE /bullet /Zcaron /bullet /bullet \
    /quoteleft /quoteright /quotedblleft /quotedblright /bullet /endash /emdash /tilde \
    /trademark /scaron /guilsinglright /oe /bullet /zcaron /Ydieresis /space /exclamdown /cent \
    /sterling /currency /yen /brokenbar /section /dieresis /copyright /ordfeminine \
    /guillemotleft /logicalnot /hyphen /registered /macron /degree /plusminus /twosuperior \
    /threesuperior /acute /mu /paragraph /periodcentered /cedilla /onesuperior /ordmasculine \
    /guillemotright /onequarter /onehalf /threequarters /questiondown /Agrave /Aacute \
    /Acircumflex /Atilde /Adieresis /Aring /AE /Ccedilla /Egrave /Eacute /Ecircumflex /Edieresis \
    /Igrave /Iacute /Icircumflex /Idieresis /Eth /Ntilde /Ograve /Oacute /Ocircumflex /Otilde \
    /Odieresis /multiply /Oslash /Ugrave /Uacute /Ucircumflex /Udieresis /Yacute /Thorn \
    /germandbls /agrave /aacute /acircumflex /atilde /adieresis /aring /ae /ccedilla /egrave \
    /eacute /ecircumflex /edieresis /igrave /iacute /icircumflex /idieresis /eth /ntilde /ograve \
    /oacute /ocircumflex /otilde /odieresis /divide /oslash /ugrave /uacute /ucircumflex \
    /udieresis /yacute /thorn /ydieresis
    """

  private static let macRomanCodes = """
    80 /Adieresis /Aring /Ccedilla /Eacute /Ntilde /Odieresis /Udieresis /aacute /agrave \
    /acircumflex /adieresis /atilde /aring /ccedilla /eacute /egrave /ecircumflex /edieresis \
    /iacute /igrave /icircumflex /idieresis /ntilde /oacute /ograve /ocircumflex /odieresis \
    /otilde /uacute /ugrave /ucircumflex /udieresis /dagger /degree /cent /sterling /section \
    /bullet /paragraph /germandbls /registered /copyright /trademark /acute /dieresis AE /AE \
    /Oslash B1 /plusminus B4 /yen /mu BB /ordfeminine /ordmasculine BE /ae /oslash /questiondown \
    /exclamdown /logicalnot C4 /florin C7 /guillemotleft /guillemotright /ellipsis /space \
    /Agrave /Atilde /Otilde /OE /oe /endash /emdash /quotedblleft /quotedblright /quoteleft \
    /quoteright /divide D8 /ydieresis /Ydieresis /fraction /currency /guilsinglleft \
    /guilsinglright /fi /fl /daggerdbl /periodcentered /quotesinglbase /quotedblbase \
    /perthousand /Acircumflex /Ecircumflex /Aacute /Edieresis /Egrave /Iacute /Icircumflex \
    /Idieresis /Igrave /Oacute /Ocircumflex F1 /Ograve /Uacute /Ucircumflex /Ugrave /dotlessi \
    /circumflex /tilde /macron /breve /dotaccent /ring /cedilla /hungarumlaut /ogonek /caron
    """
}
