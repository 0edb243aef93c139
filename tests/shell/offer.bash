# What bash offers. Readline divides a line at "=", too.
# shellcheck disable=SC1090
source "$1"
[[ $(complete -p pseudo) == 'complete -F _pseudo pseudo' ]] || exit 1
while IFS= read -r line; do
  echo "== $line"
  read -r -a COMP_WORDS <<<"${line//=/ = }"
  [[ $line == *' ' ]] && COMP_WORDS+=('')
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  COMP_LINE=$line COMP_POINT=${#line} COMPREPLY=()
  _pseudo pseudo "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
  ((${#COMPREPLY[@]})) && printf '%s\n' "${COMPREPLY[@]}"
done
exit 0
