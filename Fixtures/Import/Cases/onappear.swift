import SwiftUI

@main struct A: App {
  var body: some Scene { WindowGroup { Text("x").onAppear { setup() } } }
  func setup() { UITableView.appearance().backgroundColor = .clear }
}
