import UIKit

func setup() {
  UINavigationBar.appearance(for: .init(userInterfaceStyle: .dark)).barTintColor = .black
  UINavigationBar.appearance(for: UITraitCollection(userInterfaceStyle: .light)).barTintColor =
    .white
}
