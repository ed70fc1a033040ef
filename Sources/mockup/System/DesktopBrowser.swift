import FileSystem

/// The browser of the user's desktop.
enum DesktopBrowser {
  private static let opener = "xdg-open"

  /// Opens an address, if there is a display and `xdg-open`. Otherwise does nothing.
  static func open(_ address: String) {
    let displays = ["DISPLAY", "WAYLAND_DISPLAY"]
    guard displays.contains(where: { Environment[$0]?.isEmpty == false }) else { return }
    HelperProgram.launch(opener, [address])
  }
}
