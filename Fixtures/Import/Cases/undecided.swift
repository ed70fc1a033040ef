import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: Any?) -> Bool {
    if Remote.isNight {
      UINavigationBar.appearance().barTintColor = .black
    } else {
      UINavigationBar.appearance().barTintColor = .white
    }
    if UserDefaults.standard.bool(forKey: "blue") {
      UISwitch.appearance().onTintColor = .blue
    } else {
      UISwitch.appearance().onTintColor = .green
    }
    return true
  }
}
