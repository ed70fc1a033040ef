// A manager of themes: structures, a table of themes by name, most classes that have an appearance.
import UIKit

extension Notification.Name { static let themeChanged = Notification.Name("themeChanged") }

struct Theme {
  let name: String
  let isDark: Bool
  let primary: UIColor
  let background: UIColor
  let secondaryBackground: UIColor
  var keyboard: UIKeyboardAppearance { isDark ? .dark : .light }
  var barStyle: UIBarStyle { isDark ? .black : .default }

  static let light = Theme(name: "light", isDark: false, primary: UIColor(rgb: 0x336699), background: .white, secondaryBackground: UIColor(white: 0.95, alpha: 1.0))
  static let dark = Theme(name: "dark", isDark: true, primary: UIColor(rgb: 0x99CCFF), background: .black, secondaryBackground: UIColor(white: 0.1, alpha: 1.0))
  static let all: [String: Theme] = ["light": light, "dark": dark]
}

extension UIColor {
  convenience init(rgb: Int, alpha: CGFloat = 1) {
    self.init(red: CGFloat((rgb >> 16) & 0xFF) / 255, green: CGFloat((rgb >> 8) & 0xFF) / 255, blue: CGFloat(rgb & 0xFF) / 255, alpha: alpha)
  }
}

final class ThemeManager {
  static let shared = ThemeManager()
  private let defaults = UserDefaults.standard
  private(set) var current: Theme {
    didSet { apply(current); NotificationCenter.default.post(name: .themeChanged, object: current) }
  }
  private init() {
    let name = defaults.string(forKey: "theme") ?? "light"
    current = Theme.all[name] ?? .light
  }
  func start() { apply(current) }

  func apply(_ theme: Theme) {
    let bars: [UIAppearanceContainer.Type] = [UINavigationController.self]
    UIWindow.appearance().tintColor = theme.primary
    UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = theme.primary
    UINavigationBar.appearance().barStyle = theme.barStyle
    UINavigationBar.appearance(whenContainedInInstancesOf: bars).isTranslucent = false
    UINavigationBar.appearance(for: UITraitCollection(userInterfaceIdiom: .pad)).prefersLargeTitles = false
    UISearchBar.appearance().keyboardAppearance = theme.keyboard
    UISearchBar.appearance().setImage(nil, for: .search, state: .normal)
    UISearchTextField.appearance().backgroundColor = theme.secondaryBackground
    UITextField.appearance().keyboardAppearance = theme.keyboard
    UITextView.appearance().linkTextAttributes = [.foregroundColor: theme.primary]
    UITextView.appearance().textContainerInset = .init(top: 8, left: 4, bottom: 8, right: 4)
    UICollectionView.appearance().backgroundColor = theme.background
    UITableView.appearance().backgroundColor = theme.secondaryBackground
    UITableView.appearance().separatorStyle = .singleLine
    UITableView.appearance().sectionIndexColor = theme.primary
    UITableView.appearance().estimatedRowHeight = 44
    UITableViewCell.appearance().tintColor = theme.primary
    let selected = UIView()
    selected.backgroundColor = theme.primary.withAlphaComponent(0.2)
    UITableViewCell.appearance().selectedBackgroundView = selected
    UIScrollView.appearance().indicatorStyle = theme.isDark ? .white : .black
    UISwitch.appearance().thumbTintColor = theme.isDark ? nil : .white
    UISwitch.appearance().onTintColor = theme.primary
    UIPickerView.appearance().backgroundColor = theme.background
    UIDatePicker.appearance().tintColor = theme.primary
    UILabel.appearance().adjustsFontForContentSizeCategory = true
    UILabel.appearance(whenContainedInInstancesOf: [UISegmentedControl.self]).numberOfLines = 0
    UIToolbar.appearance().setShadowImage(UIImage(), forToolbarPosition: .any)
    UIToolbar.appearance().setBackgroundImage(theme.background.image, forToolbarPosition: .bottom, barMetrics: .compact)
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).setTitleTextAttributes([.font: UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .medium)], for: .normal)
    UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -1000, vertical: 0), for: .default)
    UIBarButtonItem.appearance().setBackButtonBackgroundImage(UIImage(named: "back")?.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 14, bottom: 0, right: 5), resizingMode: .stretch), for: [], barMetrics: .default)
    UITabBarItem.appearance().setTitleTextAttributes([NSAttributedString.Key.font: UIFont(name: "Avenir Next", size: 10)!, .kern: 0.5], for: .normal)
    UITabBarItem.appearance().badgeColor = .systemPink
    UIImageView.appearance(whenContainedInInstancesOf: [UITabBar.self]).contentMode = .center
    UIVisualEffectView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).effect = UIBlurEffect(style: .dark)
    UIProgressView.appearance().progressTintColor = theme.primary
    UIProgressView.appearance().trackImage = UIColor.lightGray.image
    UIStepper.appearance().setDecrementImage(UIImage(systemName: "minus"), for: .normal)
    UISlider.appearance().setThumbImage(UIImage(systemName: "circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)), for: .normal)
    RatingView.appearance().starColor = theme.primary
    RatingView.appearance().spacing = 4
    UIRefreshControl.appearance().attributedTitle = NSAttributedString(string: "Pull", attributes: [.foregroundColor: theme.primary])
    UIButton.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).contentEdgeInsets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
    UIPageControl.appearance().backgroundStyle = .prominent
    UIActivityIndicatorView.appearance().style = .large
    if UIDevice.current.userInterfaceIdiom == .pad {
      UITabBar.appearance().itemWidth = 120
      UITabBar.appearance().itemSpacing = 40
    } else {
      UITabBar.appearance().itemPositioning = .fill
    }
    if ProcessInfo.processInfo.isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 15, minorVersion: 0, patchVersion: 0)) {
      UITableView.appearance().sectionHeaderTopPadding = 0
    }
  }
}

extension UIColor {
  var image: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { setFill(); $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
  }
}

final class RatingView: UIView {
  @objc dynamic var starColor: UIColor = .yellow
  @objc dynamic var spacing: CGFloat = 2
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    ThemeManager.shared.start()
    window?.overrideUserInterfaceStyle = .light
  }
}
