import Process
import ScreenFormat

/// The files for continuous integration that `mockup init` writes: several jobs draw a shard each, and one merges
/// their reports. All install the same version of the program from PyPI, because reports of different programs do not
/// belong together.
enum StarterWorkflows {
  /// The number of shards.
  private static let shards = 4
  /// The Python package that brings the program.
  private static let package = "mockup-render==\(Program.version)"

  /// GitHub's actions, by the commits of their releases: a tag can be moved.
  private enum Action {
    static let checkout = "actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2"
    static let upload = "actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4"
    static let download =
      "actions/download-artifact@d3f86a106a0bac45b974a628896c90dbdf5c8093 # v4.3.0"
    private static let cache = "5a3ec84eff668545956fd18022155c47e93e2684 # v4.2.3"
    static let restore = "actions/cache/restore@\(cache)"
    static let save = "actions/cache/save@\(cache)"
  }

  /// The paths below the top folder of the repository, and the contents of the files.
  ///
  /// - Parameter folder: the path of the project below the repository's top folder; empty for that.
  static func files(in folder: String) -> [(path: String, text: String)] {
    [(".github/workflows/screens.yml", gitHub(folder)), (".gitlab-ci.yml", gitLab(folder))]
  }

  private static func gitHub(_ folder: String) -> String {
    let defaults =
      folder.isEmpty
      ? "" : "    defaults:\n      run:\n        working-directory: \(quoted(folder))\n"
    func below(_ name: String) -> String { quoted(FilePath.join(folder, name)) }
    let numbers = (1...shards).map(String.init).joined(separator: ", ")
    return """
      # Compares the screens with their goldens, in \(shards) jobs whose reports are merged.
      name: screens
      on: [push, pull_request]
      permissions:
        contents: read
      concurrency:
        group: screens-${{ github.ref }}
        cancel-in-progress: true
      jobs:
        timings:
          runs-on: ubuntu-latest
          timeout-minutes: 5
          steps:
            # How long pictures took in an earlier run. All shards get the same file.
            - uses: \(Action.restore)
              with:
                path: timings.json
                key: mockup-timings-${{ github.run_id }}
                restore-keys: mockup-timings-
            - uses: \(Action.upload)
              with:
                name: timings
                path: timings.json
                if-no-files-found: ignore
        screens:
          needs: timings
          runs-on: ubuntu-latest
          timeout-minutes: 30
          strategy:
            fail-fast: false
            matrix:
              shard: [\(numbers)]
      \(defaults)    steps:
            - uses: \(Action.checkout)
              with:
                persist-credentials: false
            - uses: \(Action.download)
              with:
                pattern: timings
                path: mockup-timings
                merge-multiple: true
            - name: Compare
              run: |
                python3 -m venv "$RUNNER_TEMP/mockup"
                "$RUNNER_TEMP/mockup/bin/pip" install --quiet \(package)
                timings="$GITHUB_WORKSPACE/mockup-timings/timings.json"
                if [ -f "$timings" ]; then set -- --timings "$timings"; fi
                "$RUNNER_TEMP/mockup/bin/mockup" test Screens --record none --fail-on-stale "$@" \\
                  --shard ${{ matrix.shard }}/\(shards) --report parts/${{ matrix.shard }}
            - uses: \(Action.upload)
              if: always()
              with:
                name: part-${{ matrix.shard }}
                path: \(below("parts"))
                if-no-files-found: ignore
                overwrite: true
        report:
          needs: screens
          if: always()
          runs-on: ubuntu-latest
          timeout-minutes: 15
      \(defaults)    steps:
            - uses: \(Action.checkout)
              with:
                persist-credentials: false
            - uses: \(Action.download)
              with:
                pattern: part-*
                path: \(below("parts"))
                merge-multiple: true
            - name: Merge
              run: |
                python3 -m venv "$RUNNER_TEMP/mockup"
                "$RUNNER_TEMP/mockup/bin/pip" install --quiet \(package)
                "$RUNNER_TEMP/mockup/bin/mockup" merge-report parts/* -o report --junit report/junit.xml \\
                  --markdown "$GITHUB_STEP_SUMMARY" --timings "$GITHUB_WORKSPACE/timings.json"
            - uses: \(Action.upload)
              if: always()
              with:
                name: screens
                path: \(below("report"))
            - uses: \(Action.save)
              with:
                path: timings.json
                key: mockup-timings-${{ github.run_id }}

      """
  }

  private static func gitLab(_ folder: String) -> String {
    func below(_ name: String) -> String { quoted(FilePath.join(folder, name)) }
    let enter = folder.isEmpty ? "" : "\n    - \(quoted("cd \(inShell(folder))"))"
    return """
      # Compares the screens with their goldens, in \(shards) jobs whose reports are merged.
      stages: [test, report]

      default:
        image: python:3.13-slim
        timeout: 30 minutes
        interruptible: true
        before_script:
          - pip install --quiet --root-user-action=ignore \(package)

      screens:
        stage: test
        parallel: \(shards)
        script:\(enter)
          - mockup test Screens --record none --fail-on-stale --shard auto --report "parts/$CI_NODE_INDEX"
        artifacts:
          when: always
          paths: [\(below("parts"))]

      report:
        stage: report
        needs: [screens]
        when: always
        script:\(enter)
          - mockup merge-report parts/* -o report --junit report/junit.xml --code-quality report/quality.json
        artifacts:
          when: always
          paths: [\(below("report"))]
          reports:
            junit: \(below("report/junit.xml"))
            codequality: \(below("report/quality.json"))

      """
  }

  /// A string of YAML; in quotes unless it is plain.
  private static func quoted(_ text: String) -> String {
    let isPlain =
      text.first?.isLetter == true
      && text.allSatisfy { $0.isLetter || $0.isNumber || "_/-. ".contains($0) }
      && !text.contains(" ")
    return isPlain ? text : DocumentValue.string(text).json
  }

  /// A word of the shell.
  private static func inShell(_ text: String) -> String {
    "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }
}
