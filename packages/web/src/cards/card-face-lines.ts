const longestLine = 25
const mostLines = 3

/** A card's name broken between words into at most three lines; what does not fit ends in an ellipsis. */
export function cardFaceLines(name: string): string[] {
  const lines: string[] = []
  for (const word of name.trim().split(/\s+/).flatMap(chop)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= longestLine) {
      lines[lines.length - 1] = `${last} ${word}`
    } else {
      lines.push(word)
    }
  }
  return lines.length <= mostLines ? lines : shorten(lines)
}

/** A word longer than a line would run off the card. */
const chop = (word: string) => word.match(new RegExp(`.{1,${longestLine}}`, 'gu')) ?? []

function shorten(lines: readonly string[]): string[] {
  const kept = lines.slice(0, mostLines)
  const last = kept.pop() ?? ''
  return [...kept, `${last.slice(0, longestLine - 1).trimEnd()}…`]
}
