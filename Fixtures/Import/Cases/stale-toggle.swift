import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: Any?) -> Bool {
    Theme.day(); return true
  }
}
enum Theme {
  static func day() { UISwitch.appearance().onTintColor = .green }
  static func night() { UISwitch.appearance().onTintColor = .blue }
}
class Settings: UIViewController { @objc func toggled() { Theme.night() } }
