# What zsh offers: an interactive zsh on a terminal of its own writes each match into a file.
zmodload zsh/zpty
export OFFERS=$HOME/offers SCRIPT=$1 DUMP=$HOME/dump
: >$OFFERS
cat >$HOME/setup.zsh <<'SETUP'
PROMPT= RPROMPT=
autoload -Uz compinit && compinit -u -D
source $SCRIPT
bindkey '^I' complete-word
bindkey '^U' kill-whole-line
setopt no_beep no_list_beep no_always_last_prompt
zstyle ':completion:*' insert-tab false
comppostfuncs=( finished )
finished() {  # zsh forgets it after each completion
  comppostfuncs=( finished )
  print -r -- '== end' >>$OFFERS
}
compadd() {
  if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then
    builtin compadd "$@"
    return
  fi
  local -a matches
  builtin compadd -A matches "$@"
  (( $#matches )) && print -rl -- $matches >>$OFFERS
  builtin compadd "$@"
}
print -r -- '== end' >>$OFFERS
SETUP
finished() {  # COUNT: waits for so many ends
  local -i i
  local noise
  for (( i = 0; i < 1500; ++i )); do
    while zpty -t shell && zpty -r shell noise; do :; done
    [[ $(grep -c '^== end' $OFFERS) -ge $1 ]] && return
    sleep 0.02
  done
  print -u2 "zsh does not answer"
  exit 1
}
zpty -b shell zsh -f -i
zpty -w shell "source $HOME/setup.zsh"
integer ends=1
finished 1
while IFS= read -r line; do
  print -r -- "== $line"
  : >$OFFERS
  zpty -w -n shell $'\x15'"$line"$'\t'
  finished 1
  grep -v '^== end' $OFFERS
done
zpty -d shell
exit 0
