import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let s = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: s)
    window.tintColor = .purple
    self.window = window
    window.makeKeyAndVisible()
  }
}
