/// Speaks the benchmark's line protocol: `setup WORKLOAD W H S`, `batch`, `dump PATH`, `quit`.
@main struct RasterBench {
  static func main() {
    var bench: Bench?
    while let line = readLine() {
      let words = line.split(separator: " ").map(String.init)
      switch words.first {
      case "setup":
        let sides = words.dropFirst(2).compactMap { Int($0) }
        guard words.count == 5, sides.count == 3 else {
          Files.answer("na bad setup")
          continue
        }
        bench = Bench(words[1], width: sides[0], height: sides[1], density: sides[2])
        Files.answer(bench == nil ? "na not a workload of this program" : "ok")
      case "batch":
        let start = Files.now
        do {
          try bench?.batch()
          Files.answer("\(Files.now - start)")
        } catch {
          Files.answer("na \(error)")
        }
      case "dump":
        bench?.reset()
        do {
          try bench?.batch()
          let isWritten =
            words.count == 2 && bench.map { Files.write($0.result, to: words[1]) } ?? false
          Files.answer(isWritten ? "ok" : "na not written")
        } catch {
          Files.answer("na \(error)")
        }
      case "quit": return
      default: continue
      }
    }
  }
}
