import UIKit

func setup() {
  UISwitch.appearance().onTintColor = UIColor(resource: .night)
  UINavigationBar.appearance().tintColor = .init(resource: .day)
  UINavigationBar.appearance().backIndicatorImage = UIImage(resource: .navigationBack)
}
