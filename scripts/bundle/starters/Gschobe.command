#!/bin/sh
# Starts Gschobe: a double click opens it in Terminal. With words behind it, it is the command line.
here=$(cd "$(dirname "$0")" && pwd) || exit 1
program="$here/runtime/node"
main="$here/app/dist/src/cli/main.js"
if [ $# -gt 0 ]; then exec "$program" "$main" "$@"; fi
printf '\033]0;Gschobe\007'
"$program" "$main" start
code=$?
if [ $code -ne 0 ]; then
  printf '\n[Enter] '
  read -r _
fi
exit $code
