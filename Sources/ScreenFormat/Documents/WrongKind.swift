/// A document that is drawn or tested as a screen, and is none.
struct WrongKind: DocumentProblem {
  var kind: DocumentKind

  var message: String {
    switch kind {
    case .theme:
      "this is a theme, which has no picture of its own: draw a screen with it, as in "
        + "'mockup render SCREEN --theme THEME'"
    case .project, .screen:
      "this configures tests, and is no screen: 'mockup test FOLDER' reads it"
    }
  }
}
