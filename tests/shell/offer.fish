# What fish offers: words, a tab, their descriptions.
source $argv[1]
while read -l line
    echo "== $line"
    complete -C "$line"
end
