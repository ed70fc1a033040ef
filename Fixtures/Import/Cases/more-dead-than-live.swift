import UIKit

class Old {
  func dead() {
    UITabBar.appearance().tintColor = .red; UISlider.appearance().tintColor = .red;
    UIStepper.appearance().tintColor = .red
  }
}
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: Any?) -> Bool {
    UISwitch.appearance().onTintColor = .blue; return true
  }
}
