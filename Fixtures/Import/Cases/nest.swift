import UIKit

func go() {
  let a = [[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]
  UISwitch.appearance().onTintColor = .red
}
