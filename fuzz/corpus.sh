#!/usr/bin/env bash
# Seeds the corpora with the captured traffic, and with whatever is in `seeds/`.
set -euo pipefail
cd "$(dirname "$0")"

mkdir -p corpus/reply corpus/stream corpus/posture
for file in ../tests/reader/wire/*; do
  case $file in
    *.card.json) cp "$file" corpus/posture/ ;;
    *.json) cp "$file" corpus/reply/ ;;
    *.sse)
      # The first byte says how the body is cut.
      { printf '\x10'; cat "$file"; } > "corpus/stream/$(basename "$file")"
      # Each event is a response of its own.
      number=0
      grep '^data: ' "$file" | sed 's/^data: //' | while IFS= read -r event; do
        printf '%s' "$event" > "corpus/reply/$(basename "$file").$number"
        number=$((number + 1))
      done
      ;;
  esac
done
for target in reply stream posture; do
  if [ -d "seeds/$target" ]; then
    cp seeds/"$target"/* "corpus/$target/"
  fi
done
