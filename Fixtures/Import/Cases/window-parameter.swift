import UIKit

func style(_ window: UIWindow) {
  window.tintColor = .red
  UISwitch.appearance().onTintColor = .blue
}
