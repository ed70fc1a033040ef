extension FontProgram {
  /// The face of a font as it is, without what makes it bolder.
  package convenience init?(_ font: Font) { self.init(font.face.data) }
}
