# Installs what the build needs and is not there. Sourced by the scripts; says what it does.
# Needs bash; runs apt-get as root, through sudo where it is not root.

pseudo_packages=(
  cmake ninja-build g++ pkg-config libicu-dev libfmt-dev libspdlog-dev nlohmann-json3-dev
  rapidjson-dev libcli11-dev libsodium-dev liblbfgs-dev libtomlplusplus-dev libgmime-3.0-dev zlib1g-dev libzstd-dev libgtest-dev
  python3)

pseudo_packages+=(libmimalloc-dev) # of the command alone

say() { printf '== %s\n' "$*"; }

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    say "cannot install without root or sudo; as root run: $*" >&2
    return 1
  fi
}

is_installed() {
  [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

install_missing() {
  local missing=() package
  for package in "${pseudo_packages[@]}"; do
    is_installed "$package" || missing+=("$package")
  done
  if [ ${#missing[@]} -eq 0 ]; then
    say "all packages that the build needs are installed"
    return
  fi
  say "installing with apt: ${missing[*]}"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get update -q
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends \
    "${missing[@]}"
}

# ccache, where the machine has it, makes a second build short.
launcher=()
if command -v ccache >/dev/null; then launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache); fi

# build PRESET [TARGET...]
build() {
  say "configuring the preset $1"
  cmake --preset "$1" "${launcher[@]}"
  say "building into build/$1 (all cores)"
  cmake --build --preset "$1" ${2:+--target "${@:2}"}
}
