import UIKit

func setup() {
  UISwitch.appearance().onTintColor = Styles.Blue.medium.color
  UISlider.appearance().tintColor = Styles.Gray.medium.color
  UINavigationBar.appearance().tintColor = hex("a")
  UITabBar.appearance().tintColor = hex("b")
  UIToolbar.appearance().tintColor = Theme.color(.primary)
  UIStepper.appearance().tintColor = Theme.color(.danger)
}
