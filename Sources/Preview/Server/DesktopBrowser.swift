package import FileSystem
import Process

/// The browser of the user's desktop.
package enum DesktopBrowser {
  private static let opener = "xdg-open"

  /// Opens a secret address, if there is a display and `xdg-open`. Otherwise does nothing.
  ///
  /// Other users of the machine can read the browser's command line, so it names a file that only this user can
  /// read, and that leads to the address.
  ///
  /// - Returns: The folder of that file, to be removed; nil if there is none.
  package static func open(_ address: String) -> PrivateFolder? {
    let displays = ["DISPLAY", "WAYLAND_DISPLAY"]
    guard displays.contains(where: { Environment[$0]?.isEmpty == false }),
      let folder = PrivateFolder(),
      let page = folder.write(page(leadingTo: address), to: "review.html")
    else { return nil }
    HelperProgram.launch(opener, [page])
    return folder
  }

  private static func page(leadingTo address: String) -> String {
    """
    <!doctype html><meta charset="utf-8"><title>mockup review</title>
    <meta name="referrer" content="no-referrer">
    <meta http-equiv="refresh" content="0;url=\(address)">
    <a href="\(address)">The report</a>

    """
  }
}
