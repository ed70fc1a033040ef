/// The characters that octal escapes name: those of NeXTSTEP's encoding, in which these files began.
enum NextStepEncoding {
  static func scalar(_ code: UInt8) -> Unicode.Scalar {
    guard code >= 0x80 else { return Unicode.Scalar(code) }
    let index = Int(code) - 0x80
    return upper.indices.contains(index) ? upper[index] : "\u{FFFD}"
  }

  /// The characters from 128 on.
  private static let upper: [Unicode.Scalar] = Array(
    ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷" + "©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿"
      + "¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêë" + "ìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}")
      .unicodeScalars)
}
