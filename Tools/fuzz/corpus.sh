#!/bin/bash
# Makes a corpus for a fuzz target from the fixtures: corpus.sh TARGET FOLDER
set -euo pipefail
target=$1 folder=$2
mkdir -p "$folder"

# Copies small files under numbers of their own.
copy() {
  local most=$1 number=0 file
  shift
  while IFS= read -r -d '' file; do
    number=$((number + 1))
    cp "$file" "$folder/fixture-$target-$number"
  done < <(find "$@" -type f -size "-$most" -print0 | sort -z)
}

case $target in
  json | screen) copy 8k Fixtures/Screens Fixtures/Invalid -name '*.json' -not -path '*__Goldens__*' ;;
  document) copy 4k Fixtures/Screens -name '*.screen.json' ;;
  yaml) copy 8k Fixtures Tests '(' -name '*.yaml' -o -name '*.yml' ')'
    printf 'mockup: 1\nwindow:\n  backgroundColor: &c "#C00"\n  tintColor: *c\n' >"$folder/small" ;;
  project) copy 4k Fixtures -name mockup.json ;;
  png) copy 2k Fixtures -name '*.png' ;;
  svg) copy 8k Fixtures -name '*.svg'
    printf '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>.a>b{fill:red}</style><mask id="m"><use href="#r"/></mask><pattern id="p" width=".2" height="1"><path id="r" d="M0 0h9a3 2 1 0 1 2 3z" mask="url(#m)"/></pattern><linearGradient id="g"><stop offset="1"/></linearGradient><filter id="f"><feGaussianBlur stdDeviation="1"/></filter><text filter="url(#f)" stroke="url(#g)" fill="url(#p)" x="1" y="5">a</text></svg>' >"$folder/small" ;;
  pdf) copy 8k Fixtures -name '*.pdf' ;;
  jpeg) copy 8k Fixtures -name '*.jpg' ;;
  font) copy 40k /usr/share/fonts/truetype/noto -name '*.ttf' ;;
  catalog) copy 4k Fixtures -path '*.xcassets*' -name Contents.json ;;
  layout) copy 4k Fixtures -name '*.layout.json' ;;
  report) printf '{"mockup": 1, "results": [{"id": "a", "screen": "a.screen.json", "status": "changed", "seconds": 1, "golden": "g", "message": [], "notes": ["n"], "pictures": {"actual": "pictures/a.actual.png", "expected": null, "difference": null, "layout": null}}], "stale": ["x"]}' >"$folder/small" ;;
  strings) copy 8k Fixtures Examples -name '*.strings'
    printf '/* a */ "k" = "\\U00e9\\101\\n%%1$@"; word; '"'q'"' = x; // b\n' >"$folder/small" ;;
  stringsdict) copy 8k Fixtures Examples -name '*.stringsdict' ;;
  xcstrings) copy 8k Fixtures Examples -name '*.xcstrings'
    printf '{"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"en":{"stringUnit":{"state":"new","value":"%%#@a@"},"substitutions":{"a":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"one":{"stringUnit":{"value":"%%arg"}},"other":{"variations":{"device":{"ipad":{"stringUnit":{"value":"x"}}}}}}}}}}}}}}' >"$folder/small" ;;
  format) printf '%%1$@ %%05.1f %%#@a@ %%%% %%lld %%c %%x' >"$folder/small" ;;
  interface) copy 16k Fixtures/Storyboards -name '*.storyboard' -o -name '*.xib' ;;
  code) copy 8k Fixtures/Import -name '*.m' ;;
  uiss) printf '{"Variables":{"b":"#f80"},"UINavigationBar":{"tintColor":"$b","UIBarButtonItem":{"titleTextAttributes:disabled":{"font":["bold",14],"textShadowOffset":1}}},"Pad":{"UISlider":{"thumbImage:normal":["n",1,2,3,4]}}}' >"$folder/small" ;;
  request) printf 'GET\n/\nonce\n127.0.0.1:8080\n\nmockup-8080=secret' >"$folder/small" ;;
  text) printf '\x40\x02\x00Hello, 🇩🇪 שלום ที่ well-known 1,000.5 %%' >"$folder/small" ;;
  path) printf 'M 1 2 L 30 40 C 1 2 3 4 5 6 q 1 2 3 4 A 5 6 7 0 1 8 9 Z' >"$folder/small" ;;
  *) printf 'mockup' >"$folder/small" ;;
esac
