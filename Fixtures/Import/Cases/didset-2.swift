import UIKit

class ThemeService {
  static let shared = ThemeService()
  var isDark: Bool?
  var theme: UIColor = .red { didSet { applyTheme() } }
  private func applyTheme() { UINavigationBar.appearance().barTintColor = theme }
  func update(systemIsDark: Bool) {
    if systemIsDark != isDark {
      isDark = systemIsDark; ThemeService.shared.theme = .blue
      UIApplication.shared.windows.forEach { $0.overrideUserInterfaceStyle = .dark }
    }
  }
}
