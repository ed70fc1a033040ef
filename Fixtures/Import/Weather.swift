import UIKit

// A theme of iOS 13 on: appearance objects, dynamic colours, a protocol with two palettes.
protocol Sky {
  var background: UIColor { get }
  var accent: UIColor { get }
}
struct Day: Sky {
  let background = UIColor(red: 0.53, green: 0.81, blue: 0.92, alpha: 1)
  let accent = UIColor.systemOrange
}
struct Night: Sky {
  let background = UIColor(red: 10 / 255, green: 20 / 255, blue: 60 / 255, alpha: 1)
  let accent = UIColor.systemIndigo
}

final class Style {
  static let shared = Style()
  private let sky: Sky = Day()
  private lazy var titleFont = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 17, weight: .heavy))

  func install() {
    setUpNavigationBars()
    setUpTabBars()
    UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = sky.accent
    UIRefreshControl.appearance().tintColor = UIColor(white: 1, alpha: 0.5)
    UICollectionView.appearance().backgroundColor = .systemBackground
    UIPageControl.appearance().pageIndicatorTintColor = UIColor.label.withAlphaComponent(0.2)
  }

  private func setUpNavigationBars() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = sky.background
    appearance.shadowColor = .clear
    appearance.titleTextAttributes = [.font: titleFont, .foregroundColor: UIColor.white]
    let button = UIBarButtonItemAppearance(style: .plain)
    button.normal.titleTextAttributes = [.foregroundColor: sky.accent]
    button.highlighted.titleTextAttributes = [.foregroundColor: sky.accent.withAlphaComponent(0.4)]
    appearance.buttonAppearance = button
    let bar = UINavigationBar.appearance()
    bar.standardAppearance = appearance
    bar.compactAppearance = appearance
    if #available(iOS 15.0, *) {
      bar.compactScrollEdgeAppearance = appearance
    }
    let edge = UINavigationBarAppearance()
    edge.configureWithTransparentBackground()
    bar.scrollEdgeAppearance = edge
  }

  private func setUpTabBars() {
    let appearance = UITabBarAppearance()
    appearance.backgroundEffect = UIBlurEffect(style: .regular)
    [appearance.stackedLayoutAppearance, appearance.inlineLayoutAppearance].forEach {
      $0.selected.iconColor = sky.accent
      $0.normal.titleTextAttributes = [.foregroundColor: UIColor { $0.userInterfaceStyle == .dark ? .white : .darkGray }]
    }
    UITabBar.appearance().standardAppearance = appearance
    guard #available(iOS 15, *) else { return }
    UITabBar.appearance().scrollEdgeAppearance = appearance
  }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
    Style.shared.install()
    return true
  }
}
