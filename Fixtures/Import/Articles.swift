// Themes as objects that are compared, colours that are mixed, operators and blocks, all windows.
import UIKit

public enum Brand: String { case red, blue }

@objc(AppColors)
public class Colors: NSObject {
  fileprivate static let light = Colors(base: .white, ink: UIColor(0x202122), accent: .brandBlue)
  fileprivate static let dark = Colors(base: UIColor(0x101418), ink: UIColor(0xF8F9FA), accent: UIColor.brandBlue.lighter())
  @objc public let base: UIColor
  @objc public let ink: UIColor
  @objc public let accent: UIColor
  init(base: UIColor, ink: UIColor, accent: UIColor) {
    self.base = base
    self.ink = ink
    self.accent = accent
  }
}

@objc public class AppTheme: NSObject {
  public static let standard = AppTheme.light
  static let light = AppTheme(colors: .light, name: "light")
  static let dark = AppTheme(colors: Colors.dark, name: "dark", keyboard: .dark)
  public let colors: Colors
  public let keyboard: UIKeyboardAppearance
  public let barImage: UIImage
  let name: String
  init(colors: Colors, name: String, keyboard: UIKeyboardAppearance = .light) {
    self.colors = colors
    self.name = name
    self.keyboard = keyboard
    barImage = UIImage.make(from: colors.base)
    super.init()
  }
  fileprivate static let all: [String: AppTheme] = { () -> [String: AppTheme] in
    var result: [String: AppTheme] = [:]
    for theme in [AppTheme.light, .dark] { result[theme.name] = theme }
    return result
  }()
  static func withName(_ name: String?) -> AppTheme? { guard let name = name else { return nil }; return all[name] }
}

extension UIColor {
  @objc public convenience init(_ hex: Int, alpha: CGFloat = 1.0) {
    let (r, g, b) = (CGFloat((hex & 0xFF0000) >> 16) / 255.0, CGFloat((hex & 0xFF00) >> 8) / 255.0, CGFloat(hex & 0xFF) / 255.0)
    self.init(displayP3Red: r, green: g, blue: b, alpha: alpha)
  }
  static let brandBlue: UIColor = { UIColor(named: "BrandBlue") ?? UIColor(0x3366CC) }()
  func lighter() -> UIColor { mixed(with: .white, by: 0.2) }
  func mixed(with other: UIColor, by t: CGFloat) -> UIColor {
    var r1: CGFloat = 0, g1: CGFloat = 0, b1: CGFloat = 0, a1: CGFloat = 0
    var r2: CGFloat = 0, g2: CGFloat = 0, b2: CGFloat = 0, a2: CGFloat = 0
    getRed(&r1, green: &g1, blue: &b1, alpha: &a1)
    other.getRed(&r2, green: &g2, blue: &b2, alpha: &a2)
    return UIColor(red: r1 + (r2 - r1) * t, green: g1 + (g2 - g1) * t, blue: b1 + (b2 - b1) * t, alpha: a1)
  }
}

extension UIImage {
  static func make(from color: UIColor) -> UIImage {
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    UIGraphicsBeginImageContext(rect.size)
    let context = UIGraphicsGetCurrentContext()!
    context.setFillColor(color.cgColor)
    context.fill(rect)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    return image!
  }
}

protocol Themeable: AnyObject { func apply(theme: AppTheme) }

final class Styler {
  private lazy var attributes: [NSAttributedString.Key: Any] = {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.black.withAlphaComponent(0.25)
    shadow.shadowOffset = CGSize(width: 0, height: 1)
    shadow.shadowBlurRadius = 2
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineBreakMode = .byTruncatingMiddle
    return [.shadow: shadow, .paragraphStyle: paragraph, .kern: NSNumber(value: 0.3), .font: font(18, .bold)]
  }()

  private func font(_ size: CGFloat, _ weight: UIFont.Weight = .regular) -> UIFont {
    switch weight {
    case .bold, .semibold: return UIFont(name: "Avenir-Heavy", size: size) ?? .boldSystemFont(ofSize: size)
    default: return UIFont(name: "Avenir-Book", size: size) ?? .systemFont(ofSize: size, weight: weight)
    }
  }

  func style(_ theme: AppTheme = .standard) {
    defer { UIApplication.shared.windows.forEach { $0.tintColor = theme.colors.accent } }
    UINavigationBar.appearance().do { bar in
      bar.titleTextAttributes = attributes.merging([.foregroundColor: theme.colors.ink]) { _, new in new }
      bar.setBackgroundImage(theme.barImage, for: .default)
      bar.shadowImage = UIImage()
      bar.tintColor = theme.colors.accent
    }
    [UIControl.State.normal, .highlighted, .disabled].forEach {
      UIBarButtonItem.appearance().setTitleTextAttributes([.font: font(16), .foregroundColor: $0 == .disabled ? theme.colors.ink.withAlphaComponent(0.4) : theme.colors.accent], for: $0)
    }
    for (state, alpha) in [(UIControl.State.normal, 1.0), (.highlighted, 0.6)] as [(UIControl.State, CGFloat)] {
      UIButton.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).setTitleColor(theme.colors.accent.withAlphaComponent(alpha), for: state)
    }
    UITextField.appearance().keyboardAppearance = theme.keyboard
    (UISearchBar.appearance() as UISearchBar).barTintColor = theme.colors.base
    UISwitch.appearance().onTintColor ?= theme.colors.accent
    let tab = UITabBar.appearance(); tab.tintColor = theme.colors.accent; tab.unselectedItemTintColor = .gray
    UITableView.appearance().separatorInset = UIEdgeInsets(top: 0, left: .greatestFiniteMagnitude, bottom: 0, right: 0)
    UIProgressView.appearance().transform = CGAffineTransform(scaleX: 1, y: 2)
    UIToolbar.appearance().barTintColor = Brand(rawValue: "blue") == .blue ? theme.colors.base : nil
    if theme === AppTheme.dark { UIScrollView.appearance().indicatorStyle = .white }
    let header = UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self])
    header.font = font(13, .semibold)
    header.textColor = theme.colors.ink
    UIDatePicker.appearance().setValue(theme.colors.ink, forKeyPath: #keyPath(UILabel.textColor))
  }
}

infix operator ?=
func ?= <T>(left: inout T?, right: T) { left = right }

extension NSObjectProtocol where Self: UIAppearance { func `do`(_ body: (Self) -> Void) { body(self) } }

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
    Styler().style()
    return true
  }
}
