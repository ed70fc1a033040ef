import UIKit

func setup() {
  let a = UINavigationBarAppearance(); let i = UIImage(named: "back");
  a.setBackIndicatorImage(i, transitionMaskImage: i)
  let b = UINavigationBarAppearance();
  b.setBackIndicatorImage(R.image.back(), transitionMaskImage: R.image.back())
  UINavigationBar.appearance().standardAppearance = a;
  UINavigationBar.appearance().scrollEdgeAppearance = b
}
