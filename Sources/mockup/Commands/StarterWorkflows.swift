import ScreenFormat

/// The files for continuous integration that `mockup init` writes: a job builds the program, several jobs draw a
/// shard each, and one merges their reports.
///
/// The program is built once, because reports of different builds do not belong together.
enum StarterWorkflows {
  /// The number of shards.
  private static let shards = 4
  /// The image with the compiler, in which the program runs, too: it needs the same libraries.
  private static let image = "swift:6.3-bookworm"
  private static let libraries =
    "libpng16-16 libfreetype6 libharfbuzz0b libfribidi0 libdeflate0 libyaml-0-2 libexpat1"

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
      # MOCKUP_REPOSITORY is a variable of this repository: the address that mockup's own sources are cloned from.
      name: screens
      on: [push, pull_request]
      permissions:
        contents: read
      jobs:
        build:
          runs-on: ubuntu-latest
          container: \(image)
          steps:
            - name: Build mockup
              run: |
                apt-get -qq update && apt-get -qq -y install make
                git clone --depth 1 "${{ vars.MOCKUP_REPOSITORY }}" /opt/mockup
                make -C /opt/mockup build
                mkdir -p mockup && cp /opt/mockup/.build/release/mockup mockup/
            # How long pictures took in an earlier run. All shards get the same file.
            - uses: actions/cache/restore@v4
              with:
                path: mockup/timings.json
                key: mockup-timings-${{ github.run_id }}
                restore-keys: mockup-timings-
            - uses: actions/upload-artifact@v4
              with:
                name: mockup
                path: mockup
        screens:
          needs: build
          runs-on: ubuntu-latest
          container: \(image)
          strategy:
            fail-fast: false
            matrix:
              shard: [\(numbers)]
      \(defaults)    steps:
            - uses: actions/checkout@v4
            - uses: actions/download-artifact@v4
              with:
                name: mockup
                path: mockup-program
            - name: Compare
              run: |
                apt-get -qq update && apt-get -qq -y install \(libraries)
                program="$GITHUB_WORKSPACE/mockup-program" && chmod +x "$program/mockup"
                if [ -f "$program/timings.json" ]; then set -- --timings "$program/timings.json"; fi
                "$program/mockup" test Screens --record none --fail-on-stale "$@" \\
                  --shard ${{ matrix.shard }}/\(shards) --report parts/${{ matrix.shard }}
            - uses: actions/upload-artifact@v4
              if: always()
              with:
                name: part-${{ matrix.shard }}
                path: \(below("parts"))
                if-no-files-found: ignore
                overwrite: true
        report:
          needs: [build, screens]
          if: always() && needs.build.result == 'success'
          runs-on: ubuntu-latest
          container: \(image)
      \(defaults)    steps:
            - uses: actions/checkout@v4
            - uses: actions/download-artifact@v4
              with:
                name: mockup
                path: mockup-program
            - uses: actions/download-artifact@v4
              with:
                pattern: part-*
                path: \(below("parts"))
                merge-multiple: true
            - name: Merge
              run: |
                apt-get -qq update && apt-get -qq -y install \(libraries)
                program="$GITHUB_WORKSPACE/mockup-program" && chmod +x "$program/mockup"
                mkdir -p "$GITHUB_WORKSPACE/mockup"
                "$program/mockup" merge-report parts/* -o report --junit report/junit.xml \\
                  --markdown "$GITHUB_STEP_SUMMARY" --timings "$GITHUB_WORKSPACE/mockup/timings.json"
            - uses: actions/upload-artifact@v4
              if: always()
              with:
                name: screens
                path: \(below("report"))
            - uses: actions/cache/save@v4
              with:
                path: mockup/timings.json
                key: mockup-timings-${{ github.run_id }}

      """
  }

  private static func gitLab(_ folder: String) -> String {
    func below(_ name: String) -> String { quoted(FilePath.join(folder, name)) }
    let enter = folder.isEmpty ? "" : "\n    - \(quoted("cd \(inShell(folder))"))"
    return """
      # Compares the screens with their goldens, in \(shards) jobs whose reports are merged.
      # MOCKUP_REPOSITORY is a variable of this project: the address that mockup's own sources are cloned from.
      stages: [build, test, report]

      mockup:
        stage: build
        image: \(image)
        script:
          - apt-get -qq update && apt-get -qq -y install make
          - git clone --depth 1 "$MOCKUP_REPOSITORY" /opt/mockup
          - make -C /opt/mockup build
          - mkdir -p mockup-program && cp /opt/mockup/.build/release/mockup mockup-program/
        artifacts:
          paths: [mockup-program]

      screens:
        stage: test
        image: \(image)
        needs: [mockup]
        parallel: \(shards)
        script:
          - apt-get -qq update && apt-get -qq -y install \(libraries)\(enter)
          - '"$CI_PROJECT_DIR/mockup-program/mockup" test Screens --record none --fail-on-stale --shard auto
            --report "parts/$CI_NODE_INDEX"'
        artifacts:
          when: always
          paths: [\(below("parts"))]

      report:
        stage: report
        image: \(image)
        needs: [mockup, screens]
        when: always
        script:
          - apt-get -qq update && apt-get -qq -y install \(libraries)\(enter)
          - '"$CI_PROJECT_DIR/mockup-program/mockup" merge-report parts/* -o report --junit report/junit.xml
            --code-quality report/quality.json'
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
