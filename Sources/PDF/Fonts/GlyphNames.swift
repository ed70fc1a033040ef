/// The names and characters of glyphs (ISO 32000-1, Annex D, and the Adobe Glyph List).
enum GlyphNames {
  /// The character of a name; nil for one that is not known.
  static func scalar(_ name: String) -> Unicode.Scalar? {
    if let known = scalars[name] { return known }
    // The part behind a point names a variant.
    if let dot = name.firstIndex(of: "."), dot != name.startIndex {
      return scalar(String(name[..<dot]))
    }
    for prefix in ["uni", "u"] where name.hasPrefix(prefix) {
      let digits = name.dropFirst(prefix.count)
      if (4...6).contains(digits.count), let value = UInt32(digits, radix: 16) {
        return Unicode.Scalar(value)
      }
    }
    return nil
  }

  /// The name of a character; nil for one that is not known.
  static func name(_ scalar: Unicode.Scalar) -> String? { names[scalar] }

  private static let scalars: [String: Unicode.Scalar] = {
    var result: [String: Unicode.Scalar] = [:]
    let words = list.split(separator: " ")
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      result[String(words[index])] = UInt32(words[index + 1], radix: 16).flatMap(
        Unicode.Scalar.init)
    }
    for letter in UnicodeScalar("A").value...UnicodeScalar("z").value {
      guard let scalar = Unicode.Scalar(letter), scalar.properties.isAlphabetic else { continue }
      result[String(scalar)] = scalar
    }
    return result
  }()

  private static let names: [Unicode.Scalar: String] = {
    var result: [Unicode.Scalar: String] = [:]
    for (name, scalar) in scalars.sorted(by: { $0.key < $1.key }) where result[scalar] == nil {
      result[scalar] = name
    }
    return result
  }()

  /// Names and the hexadecimal numbers of their characters, but for letters that are their own names.
  private static let list = """
    space 20 exclam 21 quotedbl 22 numbersign 23 dollar 24 percent 25 ampersand 26 quotesingle \
    27 parenleft 28 parenright 29 asterisk 2A plus 2B comma 2C hyphen 2D period 2E slash 2F zero \
    30 one 31 two 32 three 33 four 34 five 35 six 36 seven 37 eight 38 nine 39 colon 3A \
    semicolon 3B less 3C equal 3D greater 3E question 3F at 40 bracketleft 5B backslash 5C \
    bracketright 5D asciicircum 5E underscore 5F grave 60 braceleft 7B bar 7C braceright 7D \
    asciitilde 7E exclamdown A1 cent A2 sterling A3 currency A4 yen A5 brokenbar A6 section A7 \
    dieresis A8 copyright A9 ordfeminine AA guillemotleft AB logicalnot AC registered AE macron \
    AF degree B0 plusminus B1 twosuperior B2 threesuperior B3 acute B4 mu B5 paragraph B6 \
    periodcentered B7 cedilla B8 onesuperior B9 ordmasculine BA guillemotright BB onequarter BC \
    onehalf BD threequarters BE questiondown BF Agrave C0 Aacute C1 Acircumflex C2 Atilde C3 \
    Adieresis C4 Aring C5 AE C6 Ccedilla C7 Egrave C8 Eacute C9 Ecircumflex CA Edieresis CB \
    Igrave CC Iacute CD Icircumflex CE Idieresis CF Eth D0 Ntilde D1 Ograve D2 Oacute D3 \
    Ocircumflex D4 Otilde D5 Odieresis D6 multiply D7 Oslash D8 Ugrave D9 Uacute DA Ucircumflex \
    DB Udieresis DC Yacute DD Thorn DE germandbls DF agrave E0 aacute E1 acircumflex E2 atilde \
    E3 adieresis E4 aring E5 ae E6 ccedilla E7 egrave E8 eacute E9 ecircumflex EA edieresis EB \
    igrave EC iacute ED icircumflex EE idieresis EF eth F0 ntilde F1 ograve F2 oacute F3 \
    ocircumflex F4 otilde F5 odieresis F6 divide F7 oslash F8 ugrave F9 uacute FA ucircumflex FB \
    udieresis FC yacute FD thorn FE ydieresis FF dotlessi 131 Lslash 141 lslash 142 OE 152 oe \
    153 Scaron 160 scaron 161 Ydieresis 178 Zcaron 17D zcaron 17E florin 192 circumflex 2C6 \
    caron 2C7 breve 2D8 dotaccent 2D9 ring 2DA ogonek 2DB tilde 2DC hungarumlaut 2DD Alpha 391 \
    Beta 392 Gamma 393 Epsilon 395 Zeta 396 Eta 397 Theta 398 Iota 399 Kappa 39A Lambda 39B Mu \
    39C Nu 39D Xi 39E Omicron 39F Pi 3A0 Rho 3A1 Sigma 3A3 Tau 3A4 Upsilon 3A5 Phi 3A6 Chi 3A7 \
    Psi 3A8 alpha 3B1 beta 3B2 gamma 3B3 delta 3B4 epsilon 3B5 zeta 3B6 eta 3B7 theta 3B8 iota \
    3B9 kappa 3BA lambda 3BB nu 3BD xi 3BE omicron 3BF pi 3C0 rho 3C1 sigma1 3C2 sigma 3C3 tau \
    3C4 upsilon 3C5 phi 3C6 chi 3C7 psi 3C8 omega 3C9 endash 2013 emdash 2014 quoteleft 2018 \
    quoteright 2019 quotesinglbase 201A quotedblleft 201C quotedblright 201D quotedblbase 201E \
    dagger 2020 daggerdbl 2021 bullet 2022 ellipsis 2026 perthousand 2030 guilsinglleft 2039 \
    guilsinglright 203A fraction 2044 Euro 20AC trademark 2122 Omega 2126 arrowleft 2190 arrowup \
    2191 arrowright 2192 arrowdown 2193 Delta 2206 circle 25CB H18533 25CF checkmark 2713 ff \
    FB00 fi FB01 fl FB02 ffi FB03 ffl FB04
    """
}
