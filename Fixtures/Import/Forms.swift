import UIKit

enum Theme: String {
  case light, dark = "night"
  var main: UIColor {
    switch self {
    case .light: return UIColor(hex: 0x336699)
    case .dark: return UIColor(hex: 0x112233)
    }
  }
  var barStyle: UIBarStyle { self == .dark ? .black : .default }
}
extension UIColor {
  convenience init(hex: UInt32, alpha: CGFloat = 1) {
    let r = CGFloat((hex & 0xFF0000) >> 16) / 255.0
    let g = CGFloat((hex & 0x00FF00) >> 8) / 255.0
    let b = CGFloat(hex & 0x0000FF) / 255.0
    self.init(red: r, green: g, blue: b, alpha: alpha)
  }
  struct Brand {
    static let primary = UIColor(hex: 0xFF8800)
    static var adaptive: UIColor { UIColor { t in t.userInterfaceStyle == .dark ? .white : primary } }
  }
  static var dyn: UIColor {
    if #available(iOS 13, *) {
      return UIColor { (traits: UITraitCollection) -> UIColor in
        if traits.userInterfaceStyle == .dark { return UIColor.black } else { return UIColor.white }
      }
    } else { return .lightGray }
  }
}
extension UIImage {
  static func from(color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) -> UIImage {
    UIGraphicsBeginImageContext(size)
    let context = UIGraphicsGetCurrentContext()!
    context.setFillColor(color.cgColor)
    context.fill(CGRect(origin: .zero, size: size))
    let image = UIGraphicsGetImageFromCurrentImageContext()!
    UIGraphicsEndImageContext()
    return image
  }
}
extension UIAppearance {
  static func appearance(_ configure: (Self) -> Void) { configure(appearance()) }
}
struct Fonts { static func bold(_ size: CGFloat) -> UIFont { return UIFont(name: "Avenir-Heavy", size: size)! } }
class FancyButton: UIButton { @objc dynamic var glow: UIColor = .red }
struct Manager {
  static var current: Theme { Theme(rawValue: "night") ?? .light }
  static func apply(theme: Theme = .dark) {
    UIApplication.shared.delegate?.window??.tintColor = theme.main
    UINavigationBar.appearance().barStyle = theme.barStyle
    UINavigationBar.appearance().setBackgroundImage(UIImage.from(color: theme.main), for: .default)
    UINavigationBar.appearance().shadowImage = UIImage()
    UITabBar.appearance { $0.tintColor = UIColor.Brand.primary; $0.isTranslucent = false }
    [UISwitch.appearance(), UISwitch.appearance(whenContainedInInstancesOf: [UITableViewCell.self])].forEach { $0.onTintColor = .dyn }
    UILabel.appearance(for: UITraitCollection(horizontalSizeClass: .compact)).font = Fonts.bold(12)
    FancyButton.appearance().glow = .Brand.primary
    UILabel.appearance(whenContainedInInstancesOf: [FancyCell.self, MyListViewController.self]).textColor = UIColor.Brand.adaptive
    UISegmentedControl.appearance().setTitleTextAttributes([NSAttributedString.Key.font: UIFont.systemFont(ofSize: 13, weight: .semibold)], for: [.selected, .highlighted])
    UISegmentedControl.appearance().setDividerImage(UIImage(), forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
    UISearchBar.appearance().setImage(UIImage(systemName: "star"), for: .search, state: .normal)
    let a = UINavigationBarAppearance()
    a.configureWithTransparentBackground()
    a.titleTextAttributes[.foregroundColor] = UIColor.white
    a.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = a
    UINavigationBar.appearance().scrollEdgeAppearance = UINavigationBar.appearance().standardAppearance
  }
}
extension UINavigationBar {
  static func custom() {
    let proxy = self.appearance()
    proxy.tintColor = #colorLiteral(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    proxy.backIndicatorImage = UIImage(named: "button")?.withRenderingMode(.alwaysOriginal).resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }
}
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    Manager.apply(theme: Manager.current)
    UINavigationBar.custom()
    UISlider.appearance().setThumbImage(UIImage(named: "thumb"), forState: .Normal)
    UITextField.appearance().keyboardAppearance = .Dark
    UIApplication.sharedApplication().statusBarStyle = .LightContent
    if UIDevice.current.userInterfaceIdiom == .pad { UILabel.appearance().shadowOffset = CGSize(width: 0, height: 1) }
    return true
  }
}
