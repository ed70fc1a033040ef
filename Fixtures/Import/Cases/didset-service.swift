import UIKit

class ThemeService {
  static let shared = ThemeService()
  var theme: UIColor = .red { didSet { applyTheme() } }
  private func applyTheme() { UINavigationBar.appearance().barTintColor = theme }
}
