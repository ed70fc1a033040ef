import SwiftUI

@main
struct ShopApp: App {
  @StateObject var session = Session()
  var body: some Scene {
    WindowGroup {
      if session.isSignedIn {
        MainView().tint(.red)
      } else {
        SignInView().tint(.blue)
      }
    }
  }
}

struct MainView: View { var body: some View { Text("A") } }
struct SignInView: View { var body: some View { Text("B") } }

enum Old {
  static func dress() { UITableView.appearance().backgroundColor = .red }
}
