#!/bin/bash
# Links the objects of `make build` again, into a program that needs no library of the system: link.sh BUILD FOLDER.
# BUILD is SwiftPM's folder of products; the program is FOLDER/mockup. FRIBIDI=FILE links another FriBidi.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$here/..
build=$(cd "$1" && pwd)
folder=$(cd "$2" && pwd)

swift=$(dirname "$(readlink -f "$(command -v swiftc)")")
libraries=$swift/../lib/swift_static/linux

# The objects, but for the HTTP server, which calls its library directly here.
grep -v '/HTTPBridge\.c\.o' "$build/mockup.product/Objects.LinkFileList" >"$folder/objects"
clang -c -O2 -fPIE -DHTTP_BRIDGE_LINKED -std=c2x -ffile-prefix-map="$root"=. -I "$root/Sources/HTTPBridge/include" \
  -o "$folder/HTTPBridge.o" "$root/Sources/HTTPBridge/HTTPBridge.c"

# The facts that `mockup --version --verbose` prints.
"$here/facts.sh" >"$folder/facts.c"
clang -c -O2 -fPIE -std=c2x -o "$folder/facts.o" "$folder/facts.c"
clang -c -O2 -fPIE -std=c2x -o "$folder/standalone.o" "$here/standalone.c"

# The libraries that the Swift modules ask for.
"$swift/swift-autolink-extract" @"$folder/objects" -o "$folder/autolink"

options=(
  -static-pie -fuse-ld=lld
  -Wl,--gc-sections -Wl,--defsym,main=mockup_main -Wl,-z,pack-relative-relocs -Wl,--build-id=sha1 -Wl,-s
)
clang "${options[@]}" -o "$folder/mockup.new" "$libraries/$(uname -m)/swiftrt.o" @"$folder/objects" "$folder/HTTPBridge.o" \
  "$folder/facts.o" "$folder/standalone.o" ${FRIBIDI:+"$FRIBIDI"} -L "$folder/lib" -L "$libraries" @"$folder/autolink" \
  -lpng16 -lfreetype -lbrotlidec -lbrotlicommon -lharfbuzz -lfribidi -lexpat -lyaml -ljpeg -ldeflate -lz \
  -lmicrohttpd @"$libraries/static-executable-args.lnk"
mv "$folder/mockup.new" "$folder/mockup"
