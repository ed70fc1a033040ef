// Styles with a design of fonts, key paths, copies that are changed in closures, and a protocol of types.
import UIKit
import SwiftUI

public protocol Then {}
extension Then where Self: Any {
  @inlinable public func then(_ block: (inout Self) throws -> Void) rethrows -> Self {
    var copy = self
    try block(&copy)
    return copy
  }
}
extension Then where Self: AnyObject {
  public func then(_ block: (Self) throws -> Void) rethrows -> Self { try block(self); return self }
}
extension NSObject: Then {}

@discardableResult
func with<T: AnyObject>(_ object: T, _ configure: (T) -> Void) -> T { configure(object); return object }

enum Tokens {
  enum Palette: String, CaseIterable {
    case ink = "#1B1F23", paper = "#FAFBFC", accent = "#0366D6", danger = "#D73A49"
    var uiColor: UIColor { UIColor(hexString: rawValue) }
  }
  enum Spacing: CGFloat { case xs = 4, s = 8, m = 16, l = 24 }
  struct Typography {
    static func title(_ size: CGFloat = 17) -> UIFont {
      let base = UIFont.systemFont(ofSize: size, weight: .semibold)
      guard let rounded = base.fontDescriptor.withDesign(.rounded) else { return base }
      return UIFont(descriptor: rounded, size: 0)
    }
    static let body = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 15))
    static var caption: UIFont { .preferredFont(forTextStyle: .caption1) }
  }
}

extension UIColor {
  convenience init(hexString: String) {
    var hex = hexString.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
    if hex.hasPrefix("#") { hex.remove(at: hex.startIndex) }
    var rgb: UInt64 = 0
    Scanner(string: hex).scanHexInt64(&rgb)
    self.init(
      red: CGFloat((rgb & 0xFF0000) >> 16) / 255.0,
      green: CGFloat((rgb & 0x00FF00) >> 8) / 255.0,
      blue: CGFloat(rgb & 0x0000FF) / 255.0,
      alpha: 1)
  }
  static func dynamic(light: UIColor, dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
  static let separatorLine = UIColor.dynamic(light: #colorLiteral(red: 0.8, green: 0.8, blue: 0.82, alpha: 1), dark: UIColor(white: 0.25, alpha: 1))
  func lighter(by amount: CGFloat) -> UIColor {
    var h: CGFloat = 0, s: CGFloat = 0, b: CGFloat = 0, a: CGFloat = 0
    getHue(&h, saturation: &s, brightness: &b, alpha: &a)
    return UIColor(hue: h, saturation: s, brightness: min(b + amount, 1), alpha: a)
  }
}

extension UIImage {
  static func filled(_ color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}

protocol Stylable { static func applyStyle() }

extension UINavigationBar: Stylable {
  static func applyStyle() {
    let standard = UINavigationBarAppearance().then {
      $0.configureWithOpaqueBackground()
      $0.backgroundColor = .dynamic(light: Tokens.Palette.paper.uiColor, dark: Tokens.Palette.ink.uiColor)
      $0.shadowColor = .separatorLine
      $0.titleTextAttributes = [.font: Tokens.Typography.title(), .foregroundColor: UIColor.label]
      $0.largeTitleTextAttributes[.font] = Tokens.Typography.title(32)
      $0.setBackIndicatorImage(UIImage(systemName: "arrow.left"), transitionMaskImage: UIImage(systemName: "arrow.left"))
      $0.buttonAppearance.normal.titleTextAttributes = [.font: Tokens.Typography.body]
      $0.doneButtonAppearance = UIBarButtonItemAppearance(style: .done).then { done in
        [done.normal, done.highlighted, done.focused].forEach { state in
          state.titleTextAttributes = [.foregroundColor: Tokens.Palette.accent.uiColor]
        }
        done.disabled.titleTextAttributes[.foregroundColor] = Tokens.Palette.accent.uiColor.withAlphaComponent(0.3)
      }
    }
    let proxy = appearance()
    (proxy.standardAppearance, proxy.compactAppearance) = (standard, standard)
    proxy.scrollEdgeAppearance = UINavigationBarAppearance(barAppearance: standard).then { $0.shadowColor = nil }
    proxy.prefersLargeTitles = true
    proxy.tintColor = Tokens.Palette.accent.uiColor
  }
}

extension UITabBar: Stylable {
  static func applyStyle() {
    with(UITabBarAppearance()) { bar in
      bar.configureWithDefaultBackground()
      bar.backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
      for layout in [bar.stackedLayoutAppearance, bar.inlineLayoutAppearance, bar.compactInlineLayoutAppearance] {
        layout.normal.iconColor = .secondaryLabel
        layout.normal.titleTextAttributes = [.foregroundColor: UIColor.secondaryLabel, .font: Tokens.Typography.caption]
        layout.selected.iconColor = Tokens.Palette.accent.uiColor
        layout.selected.titleTextAttributes = [.foregroundColor: Tokens.Palette.accent.uiColor]
        layout.normal.badgeBackgroundColor = Tokens.Palette.danger.uiColor
      }
      appearance().standardAppearance = bar
      if #available(iOS 15.0, *) { appearance().scrollEdgeAppearance = bar }
    }
  }
}

extension UISegmentedControl: Stylable {
  static func applyStyle() {
    let selected = UIImage.filled(Tokens.Palette.accent.uiColor, size: .init(width: 1, height: 32))
    with(appearance()) {
      $0.setBackgroundImage(.filled(.clear), for: .normal, barMetrics: .default)
      $0.setBackgroundImage(selected, for: .selected, barMetrics: .default)
      $0.setDividerImage(UIImage.filled(.separatorLine), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
      $0.setTitleTextAttributes([.foregroundColor: UIColor.white], for: [.selected, .highlighted])
      $0.selectedSegmentTintColor = Tokens.Palette.accent.uiColor.lighter(by: 0.1)
    }
  }
}

func set<Root: UIAppearance & AnyObject, Value>(_ type: Root.Type, _ path: ReferenceWritableKeyPath<Root, Value>, to value: Value, in containers: [UIAppearanceContainer.Type] = []) {
  let proxy = containers.isEmpty ? type.appearance() : type.appearance(whenContainedInInstancesOf: containers)
  proxy[keyPath: path] = value
}

struct AppStyle {
  private let styles: [Stylable.Type] = [UINavigationBar.self, UITabBar.self, UISegmentedControl.self]
  func apply(to window: UIWindow?) {
    styles.forEach { $0.applyStyle() }
    set(UISwitch.self, \.onTintColor, to: Tokens.Palette.accent.uiColor)
    set(UIProgressView.self, \.trackTintColor, to: UIColor.tertiarySystemFill)
    set(UILabel.self, \.textColor, to: .secondaryLabel, in: [UITableViewHeaderFooterView.self])
    set(UIView.self, \.tintColor, to: .systemOrange, in: [UIAlertController.self])
    UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).defaultTextAttributes = [.font: Tokens.Typography.body]
    UIPageControl.appearance().do {
      $0.pageIndicatorTintColor = .separatorLine
      $0.currentPageIndicatorTintColor = Tokens.Palette.accent.uiColor
    }
    UIBarButtonItem.appearance().setTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: -Tokens.Spacing.xs.rawValue / 2), for: .default)
    UITableView.appearance().separatorInset = UIEdgeInsets(top: 0, left: Tokens.Spacing.m.rawValue, bottom: 0, right: 0)
    UITableViewCell.appearance().with {
      $0.backgroundColor = UIColor(Color.primary.opacity(0.05))
    }
    UIRefreshControl.appearance().tintColor = UIColor(resource: .brand)
    window?.tintColor = Asset.Colors.brand.color
    UIStepper.appearance().tintColor = R.color.brand()
    UISlider.appearance().minimumTrackTintColor = UIColor(named: "Brand", in: .module, compatibleWith: nil) ?? .systemBlue
    UIToolbar.appearance().setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
    UIActivityIndicatorView.appearance().color = { () -> UIColor in Tokens.Palette.ink.uiColor }()
  }
}

extension UIPageControl { func `do`(_ block: (UIPageControl) -> Void) { block(self) } }
extension UITableViewCell { func with(_ block: (UITableViewCell) -> Void) { block(self) } }

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  lazy var style = AppStyle()
  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    style.apply(to: window)
    return true
  }
}
