#!/usr/bin/env bash
# The Debian package in a clean Debian: made by cpack, installed, used and removed. Needs root,
# debootstrap, and the network by apt's own settings.
#   tests/package/chroot.sh BUILD     exit code 77: not possible here
# PSEUDO_CHROOT: a clean Debian that is there already; else one is made, for the release of this
# machine, from the mirror of its apt.
set -euo pipefail
build=$(realpath "$1")
fail() { echo "FAILED: $*" && exit 1; }
skip() { echo "skipped: $*" && exit 77; }
[ "$(id -u)" -eq 0 ] || skip "only root may enter a new root folder"
for program in cpack debootstrap dpkg-shlibdeps; do
  command -v "$program" >/dev/null || skip "$program is not installed"
done

work=$(mktemp -d)
root=${PSEUDO_CHROOT:-$work/root}
leave() {
  mountpoint -q "$root/proc" && umount "$root/proc"
  rm -rf "$work"
}
trap leave EXIT

(cd "$build" && cpack -G DEB -B "$work/packages" >"$work/cpack.log" 2>&1) ||
  fail "$(cat "$work/cpack.log")"
package=$(echo "$work"/packages/pseudo-text_*.deb)
[ -f "$package" ] || fail "no package"
echo "package: $(stat -c %s "$package") bytes; depends on $(dpkg-deb -f "$package" Depends)"
[ "$(dpkg-deb -f "$package" Conflicts)" = pseudo ] || fail "no conflict with Debian's own pseudo"
if command -v lintian >/dev/null; then
  lintian --allow-root --fail-on error,warning "$package" || fail "lintian"
else
  echo "lintian is not installed: not asked"
fi

if [ -z "${PSEUDO_CHROOT:-}" ]; then
  release=$(. /etc/os-release && echo "$VERSION_CODENAME")
  mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' "Codename: $release" \
    'Component: main' | head -n 1)
  [ -n "$mirror" ] || skip "apt names no mirror of $release"
  debootstrap --variant=minbase "$release" "$root" "$mirror" >"$work/debootstrap.log" 2>&1 ||
    fail "$(tail -n 20 "$work/debootstrap.log")"
fi
eval "$(apt-config shell http_proxy Acquire::http::Proxy)"
[ -z "${http_proxy:-}" ] || export http_proxy
cp /etc/resolv.conf "$root/etc/resolv.conf"
here=/pseudo-test
rm -rf "${root:?}$here"
mkdir -p "$root$here/in"
cp "$package" "$root$here/pseudo-text.deb"
printf 'Frau Irmgard kam.' >"$root$here/in/a.txt"
printf 'T1\tFEMALE 5 12\tIrmgard\n' >"$root$here/in/a.ann"
mountpoint -q "$root/proc" || mount -t proc proc "$root/proc" || skip "/proc cannot be mounted"
inside() { env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive \
  ${http_proxy:+http_proxy="$http_proxy"} chroot "$root" "$@"; }
install() { inside apt-get install -q -y --no-install-recommends "$@" >"$work/apt.log" 2>&1 ||
  fail "$(tail -n 20 "$work/apt.log")"; }

inside apt-get update -q >"$work/apt.log" 2>&1 || fail "$(tail -n 20 "$work/apt.log")"
install $here/pseudo-text.deb
inside pseudo --version | grep -q '^lexicons de [0-9a-f]' || fail "the lexicons are not found"
inside pseudo keygen -q $here/key
inside pseudo -q -k $here/key -o $here/out $here/in || fail "the run"
inside pseudo check -q $here/in $here/out >/dev/null || fail "the check"
grep -q '^Frau [A-Z].* kam\.$' "$root$here/out/a.txt" || fail "$(cat "$root$here/out/a.txt")"
! grep -q Irmgard "$root$here/out/a.txt" "$root$here/out/a.ann" || fail "an original is left"
inside pseudo labels --scheme i2b2 $here/in >/dev/null 2>&1 || [ $? -eq 1 ] || fail "the schemes"
inside dpkg -L pseudo-text | sort >"$work/files"
for file in man/man1/pseudo.1.gz bash-completion/completions/pseudo zsh/vendor-completions/_pseudo \
  fish/vendor_completions.d/pseudo.fish doc/pseudo-text/copyright \
  doc/pseudo-text/lexicons/de/ATTRIBUTION.md; do
  grep -qx "/usr/share/$file" "$work/files" || fail "the package lacks /usr/share/$file"
done
echo "installed and used"

if inside apt-get install -q -s pseudo >"$work/apt.log" 2>&1; then
  grep -q '^Remv pseudo-text' "$work/apt.log" || fail "Debian's own pseudo would be installed, too"
fi
inside apt-get purge -q -y pseudo-text >"$work/apt.log" 2>&1 || fail "$(tail -n 20 "$work/apt.log")"
while read -r file; do
  # dpkg may be told to leave out documents; what is there was there before or is a folder.
  [ ! -f "$root$file" ] || fail "left behind: $file"
done <"$work/files"
[ ! -e "$root/usr/share/pseudo" ] || fail "left behind: /usr/share/pseudo"
echo "removed: nothing is left"
