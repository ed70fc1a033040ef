import Loading
package import Process
import Syntax

/// The paths of a test or a preview contain no screens.
package struct NoScreens: ErrorWithMessage {
  private let paths: [String]

  package init(paths: [String]) { self.paths = paths }

  package var message: ErrorMessage {
    let names = ScreenFile.endings.map { "NAME\($0)" }.joined(separator: ", ")
    let places = paths.map(Quotation.single).joined(separator: ", ")
    return ErrorMessage("there are no screens in \(places): files called \(names)", .missingInput)
  }
}
