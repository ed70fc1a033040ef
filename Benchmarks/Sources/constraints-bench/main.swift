import Constraints
import Glibc

// Builds and solves systems of constraints, as the lines of constraints.py ask: README.md.

/// Nanoseconds that this thread has computed; what other programs take is not among them.
func computed() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Nanoseconds for building and for solving all systems, of one round of several.
func batch(_ systems: [WrittenSystem], rounds: Int) -> (building: Int, solving: Int) {
  var building = 0
  var solving = 0
  for _ in 0..<rounds {
    let start = computed()
    let linear = systems.map { $0.linearSystem() }
    let built = computed()
    for system in linear { precondition(system.solution() != nil) }
    solving += computed() - built
    building += built - start
  }
  return (building / rounds, solving / rounds)
}

func answer(_ line: String) {
  print(line)
  fflush(nil)
}

var systems: [WrittenSystem] = []
lines: while let line = readLine() {
  let words = line.split(separator: " ")
  switch words.first {
  case "clear": systems = []
  case "variables": systems.append(WrittenSystem(variables: words))
  case "constraint": systems[systems.count - 1].add(constraint: words)
  case "batch":
    let times = batch(systems, rounds: Int(words[1]) ?? 1)
    answer("\(times.building) \(times.solving)")
  case "values":
    let values = systems.flatMap { $0.linearSystem().solution()?.values ?? [] }
    answer(values.map { "\($0)" }.joined(separator: " "))
  case "quit": break lines
  default: continue
  }
}
