public import ObjectModel

/// Names and properties of containers that decide which controller shows, and below which bars.
///
/// They stand apart from the containers, which ask them of each other through `ScrolledContent`.
public enum ContainerProperties {
  /// The class of navigation controllers.
  static let navigationController = "UINavigationController"
  /// The class of tab bar controllers.
  static let tabBarController = "UITabBarController"

  /// Whether the navigation bar is hidden.
  public static let isNavigationBarHidden = AppearanceKey<Bool>(
    "isNavigationBarHidden", default: .value(false), "Whether the navigation bar is hidden.")
  /// The index of the selected controller, from 0.
  public static let selectedIndex = AppearanceKey<Int>(
    "selectedIndex", default: .value(0), "The index of the selected controller, from 0.")
}
