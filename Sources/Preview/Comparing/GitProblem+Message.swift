package import FileSystem
package import Process
import Syntax

extension GitProblem: ErrorWithMessage {
  package var message: ErrorMessage {
    switch self {
    case .notInstalled:
      ErrorMessage("--against needs Debian's package git", .missingInput)
    case .noRepository(let folder):
      ErrorMessage(
        "--against needs a repository of Git, and \(Quotation.single(folder)) is in none that "
          + "'git status' knows", .missingInput)
    case .elsewhere(let path, let root):
      ErrorMessage(
        "--against compares within one repository: \(Quotation.single(path)) is not in "
          + Quotation.single(root), .missingInput)
    case .noRevision(let name, let nearest):
      ErrorMessage(
        "the repository has no revision \(Quotation.single(name))"
          + (nearest.map { "; did you mean \(Quotation.single($0))?" }
            ?? "; 'git fetch' brings those of others"),
        .missingInput)
    }
  }
}
