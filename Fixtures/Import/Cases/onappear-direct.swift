import SwiftUI

struct ListView: View {
  var body: some View {
    List { Text("x") }.onAppear { UITableView.appearance().backgroundColor = .clear }
  }
}
