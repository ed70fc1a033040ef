import UIKit

extension UIColor { static var black: UIColor { return UIColor(white: 0.1, alpha: 1) } }
extension UIBlurEffect.Style {}
func setup() {
  UITabBar.appearance().barStyle = .black
  UITabBar.appearance().tintColor = .black
}
