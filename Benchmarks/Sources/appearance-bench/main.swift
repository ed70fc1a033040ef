import Controls
import Glibc
import ObjectModel
import Raster

// Resolves 10,000 views under 1,000 rules, then with ten times as many rules that do not match.

/// Milliseconds that this thread has computed; what other programs take is not among them.
func computed() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}

/// The fastest of several runs, in milliseconds; the runs of the screens alternate, so that all see
/// the same machine.
func times(_ screens: [Screen], runs: Int) -> [Double] {
  var best = screens.map { _ in Double.infinity }
  for _ in 0..<runs {
    for (index, screen) in screens.enumerated() {
      let start = computed()
      let tree = screen.resolved()
      best[index] = min(best[index], computed() - start)
      precondition(tree.objects.count > 10_000)
    }
  }
  return best
}

func shown(_ number: Double) -> String {
  let hundredths = Int((abs(number) * 100).rounded())
  let decimals = String(hundredths % 100)
  return "\(number < 0 ? "-" : "")\(hundredths / 100).\(decimals.count < 2 ? "0" : "")\(decimals)"
}

var stage = AppearanceStage()
let window = stage.window(views: 10_000)
let classes = try stage.classes()
let rules = stage.rules(1_000)
let idle = stage.idleRules(10_000)
func screen(_ rules: [AppearanceRule]) -> Screen {
  Screen(window: window, sheet: AppearanceSheet(rules: rules), classes: classes, system: 12)
}

let result = times([screen([]), screen(rules), screen(rules + idle)], runs: 200)
print("10,000 views, no rules                      \(shown(result[0])) ms")
print("10,000 views, 1,000 rules                   \(shown(result[1])) ms")
print("10,000 views, 1,000 + 10,000 idle rules     \(shown(result[2])) ms")
print("the idle rules add                          \(shown((result[2] / result[1] - 1) * 100)) %")
