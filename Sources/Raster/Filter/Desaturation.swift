extension Color {
  /// The grey of the same luma, alpha kept: Rec. 601 weights (.299, .587, .114) on the encoded
  /// values, which is what UIKit's dimmed tint is made from.
  public var desaturated: Color {
    Color(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
}
