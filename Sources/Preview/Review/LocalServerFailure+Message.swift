import LocalServer
package import Process

extension LocalServer.Failure: ErrorWithMessage {
  package var message: ErrorMessage {
    switch self {
    case .notInstalled(let package):
      ErrorMessage(
        "reviewing in the browser needs Debian's package \(package); --list, --accept and "
          + "--accept-all do without", .missingInput)
    case .cannotListen(let port, let reason):
      ErrorMessage("cannot listen on 127.0.0.1:\(port): \(reason)", .cannotCreate)
    }
  }
}
