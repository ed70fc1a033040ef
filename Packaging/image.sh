#!/bin/bash
# Packs the program as a container image in an OCI layout: image.sh KIND FOLDER. The layout is FOLDER/image-KIND, and the
# archive that `docker load` and `podman load` read FOLDER/mockup-VERSION-KIND-image.tar.
#
#   plain  the program alone, for `docker run`
#   ci     on a minimal Debian 13 with a shell, git and certificates, for jobs of GitHub and GitLab
#   fonts  ci with Noto's fonts, for scripts that the program has no font for
set -euo pipefail
umask 022
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
kind=$1
folder=$(cd "$2" && pwd)
program=$folder/mockup
version=$("$program" --version)
epoch=$("$root/Packaging/epoch.sh")
export SOURCE_DATE_EPOCH=$epoch
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}

packages=(git ca-certificates)
[ "$kind" != fonts ] || packages+=(fontconfig fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji)

# Left out of the images with a shell, to keep them small: character sets beside Unicode, Git's servers and senders of mail,
# and scalar. The second copy of git, to which its helpers are links, becomes a link itself.
excluded=(
  "/usr/share/man/*" "/usr/share/locale/*" "/usr/lib/x86_64-linux-gnu/gconv/*"
  /usr/bin/git-shell /usr/bin/scalar
  /usr/lib/git-core/{scalar,git-shell,git-daemon,git-http-backend,git-http-push,git-imap-send}
)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Makes a layer of a folder, with fixed times and owners.
layer() {
  tar --sort=name --mtime="@$epoch" --numeric-owner --format=pax --pax-option=delete=atime,delete=ctime \
    "${@:3}" -C "$1" -cf "$2" .
}

# The files of the program: itself, its licences, a user, a working folder of that user, and a place for temporary files.
install -D -m 755 "$program" "$work/files/usr/bin/mockup"
install -D -m 644 -t "$work/files/usr/share/doc/mockup" "$root/LICENSE" "$root/THIRD-PARTY.md"
importer=$folder/mockup-swift-import
case $kind in
  plain)
    mkdir -p "$work/files/etc" "$work/files/proc"
    echo "mockup:x:1000:1000::/work:/usr/bin/mockup" >"$work/files/etc/passwd"
    echo "mockup:x:1000:" >"$work/files/etc/group"
    install -d -m 1777 "$work/files/tmp"
    ;;
  ci | fonts)
    # Every file is as old as the release, and nothing tells when or where the image was made.
    mmdebstrap --quiet --variant=essential --include="$(IFS=,; echo "${packages[*]}")" \
      --aptopt='APT::Install-Recommends "false"' \
      --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-include=/usr/share/doc/*/copyright' \
      "${excluded[@]/#/--dpkgopt=path-exclude=}" \
      --customize-hook='ln -sf ../../bin/git "$1/usr/lib/git-core/git"' \
      --customize-hook='echo mockup:x:1000:1000::/work:/bin/bash >>"$1/etc/passwd"' \
      --customize-hook='echo mockup:x:1000: >>"$1/etc/group"' \
      --customize-hook='rm -rf "$1"/var/log/* "$1"/var/cache/* "$1"/var/lib/apt/lists/*' \
      trixie "$work/base.tar" "$mirror"
    install -m 755 "$importer" "$work/files/usr/bin/"
    ;;
  *)
    echo "image: '$kind' is none of plain, ci, fonts" >&2
    exit 64
    ;;
esac
install -d "$work/files/work"

layout=$folder/image-$kind
rm -rf "$layout"
umoci --log=error init --layout "$layout"
umoci --log=error new --image "$layout:$version"
dated="@$epoch"
created=$(date -u -d "$dated" +%Y-%m-%dT%H:%M:%SZ)
add=(umoci --log=error raw add-layer --image "$layout:$version" --history.created "$created" --history.created_by mockup)
[ ! -e "$work/base.tar" ] || "${add[@]}" "$work/base.tar"
# All is root's but the working folder.
layer "$work/files" "$work/program.tar" --owner=0 --group=0 --exclude=./work
mkdir -p "$work/home/work"
layer "$work/home" "$work/home.tar" --owner=1000 --group=1000 --exclude=.
"${add[@]}" "$work/program.tar"
"${add[@]}" "$work/home.tar"
entry=(--config.entrypoint /usr/bin/mockup)
[ "$kind" = plain ] || entry=(--config.cmd /bin/bash --config.env PATH=/usr/bin:/bin)
umoci --log=error config --image "$layout:$version" --created "$created" --no-history \
  --architecture amd64 --os linux --config.user 1000:1000 --config.workingdir /work "${entry[@]}" \
  --config.label org.opencontainers.image.title=mockup \
  --config.label org.opencontainers.image.version="$version" \
  --config.label org.opencontainers.image.licenses=Apache-2.0 \
  --config.label org.opencontainers.image.description="Draws themed iOS-style screens from JSON"
umoci --log=error gc --layout "$layout"
archive=$folder/mockup-$version-$kind-image.tar
rm -f "$archive"
skopeo copy --quiet "oci:$layout:$version" "docker-archive:$archive:mockup:$version"
echo "$archive"
