#!/usr/bin/env bash
# Makes seeds of what is in the repository already, in work/seeds/<target>: captured traffic, cards and prompts.
set -euo pipefail
cd "$(dirname "$0")"

rm -rf work/seeds
for target in targets/*.rs; do
  mkdir -p "work/seeds/$(basename "$target" .rs)"
done
cd work/seeds
wire=../../../tests/reader/wire
for file in "$wire"/*; do
  name=$(basename "$file")
  case $name in
    *.card.json) cp "$file" posture/ ;;
    *.json)
      cp "$file" reply/
      cp "$file" saved/
      agent=$(sed -E 's/\.(rest|v03|v1)\.json$//' <<< "$name")
      { printf '{"card":'; cat "$wire/$agent.card.json"; printf ',"response":'; cat "$file"; printf '}'; } \
        > "conformance/$name"
      ;;
    *.sse)
      # The first byte says how the body is cut.
      { printf '\x10'; cat "$file"; } > "stream/$name"
      # Each event is a response of its own.
      number=0
      sed -n 's/^data: //p' "$file" | while IFS= read -r event; do
        printf '%s' "$event" > "reply/$name.$number"
        number=$((number + 1))
      done
      ;;
  esac
done
git ls-files ../../../examples ../../../tests/ui | while IFS= read -r file; do
  case $file in
    *card.json) cp "$file" "card/$(tr / - <<< "${file#../../../}")" ;;
    *.md) if grep -q refusals:begin "$file"; then cp "$file" "prompt/$(tr / - <<< "${file#../../../}")"; fi ;;
  esac
done
