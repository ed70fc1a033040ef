#!/bin/bash
# Links the objects of a build again, into a program that needs no library of the system: link.sh PROGRAM BUILD FOLDER.
# PROGRAM is mockup, or mockup-swift-import; BUILD is SwiftPM's folder of products; the program is FOLDER/PROGRAM.
# FRIBIDI=FILE links another FriBidi into mockup. SYMBOLS=keep writes FOLDER/PROGRAM.symbols, with the names of its functions.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$here/..
program=$1
build=$(cd "$2" && pwd)
folder=$(cd "$3" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

swift=$(dirname "$(readlink -f "$(command -v swiftc)")")
libraries=$swift/../lib/swift_static/linux

compile() {
  clang -c -O2 -fPIE -std=c2x -ffile-prefix-map="$root"=. -ffile-prefix-map="$work"=. -o "$work/$1.o" "${@:2}"
}

case $program in
  mockup)
    # All objects but the HTTP server, which calls its library directly here; the facts that `mockup --version --verbose`
    # prints; and what is looked at before Swift starts.
    grep -v '/HTTPBridge\.c\.o' "$build/mockup.product/Objects.LinkFileList" >"$work/objects"
    compile HTTPBridge -DHTTP_BRIDGE_LINKED -I "$root/Sources/HTTPBridge/include" "$root/Sources/HTTPBridge/HTTPBridge.c"
    "$here/facts.sh" >"$work/facts.c"
    compile facts "$work/facts.c"
    compile standalone "$here/standalone.c"
    objects=(@"$work/objects" "$work/HTTPBridge.o" "$work/facts.o" "$work/standalone.o" ${FRIBIDI:+"$FRIBIDI"})
    archives=(
      -lpng16 -lfreetype -lbrotlidec -lbrotlicommon -lharfbuzz -lfribidi -lexpat -lyaml -ljpeg -ldeflate -lz -lmicrohttpd
    )
    ;;
  mockup-swift-import)
    cp "$build/$program.product/Objects.LinkFileList" "$work/objects"
    objects=(@"$work/objects")
    archives=()
    ;;
  *)
    echo "link: '$program' is neither mockup nor mockup-swift-import" >&2
    exit 64
    ;;
esac

# The libraries that the Swift modules ask for.
"$swift/swift-autolink-extract" @"$work/objects" -o "$work/autolink"

zeros=$(printf '0%.0s' {1..40})
# Functions that a start calls lie beside each other: order.py.
order=(-Wl,--symbol-ordering-file="$here/order.txt" -Wl,--no-warn-symbol-ordering -Wl,-T,"$here/layout.ld")
strip=(-Wl,-s)
[ "${SYMBOLS:-}" != keep ] || strip=()
# At a place that is known, as Swift links programs that stand alone: moving it to another one at each start writes to the pages
# of 60,000 addresses, a sixth of a small render and 1 MiB. Stack, heap and maps lie elsewhere each time.
clang -static -fuse-ld=lld "${order[@]}" -Wl,--gc-sections -Wl,--defsym,main="${program//-/_}_main" \
  -Wl,--build-id=0x$zeros "${strip[@]}" -o "$folder/$program.new" "$libraries/$(uname -m)/swiftrt.o" "${objects[@]}" \
  -L "$folder/lib" -L "$libraries" @"$work/autolink" "${archives[@]}" @"$libraries/static-executable-args.lnk"
if [ "${SYMBOLS:-}" = keep ]; then
  mv "$folder/$program.new" "$folder/$program.symbols"
  exit
fi
# Tables for unwinding, which only C++ exceptions read: nothing that is linked in throws. The zeros that stay in their place
# take no room in a package (880 KB less of 18 MB). Hashes of modules, by which the compiler tells what to compile again, differ
# between folders.
"$swift/llvm-objcopy" --remove-section=.eh_frame --remove-section=.eh_frame_hdr --remove-section=.swift_modhash \
  "$folder/$program.new"
# The build id is a hash of what is left.
id=$(sha1sum <"$folder/$program.new" | cut -c 1-40)
printf '\4\0\0\0\24\0\0\0\3\0\0\0GNU\0' >"$work/note"
printf '%b' "$(sed 's/../\\x&/g' <<<"$id")" >>"$work/note"
"$swift/llvm-objcopy" --update-section .note.gnu.build-id="$work/note" "$folder/$program.new"
mv "$folder/$program.new" "$folder/$program"
