import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup { HomeView() }
  }
}

struct HomeView: View {
  var body: some View {
    VStack {
      Button("A") {}.tint(.red)
      Toggle("B", isOn: $on).tint(.green)
    }
  }
}

enum Theme {
  static func apply() { UITableView.appearance().backgroundColor = .red }
}
