const mostLines = 3

/** Breaks a card's name between words into at most three lines and truncates the rest with an ellipsis.
 * Lines have at most `longestLine` letters. */
export function cardFaceLines(name: string, longestLine = 25): string[] {
  const lines: string[] = []
  for (const word of name
    .trim()
    .split(/\s+/)
    .flatMap((long) => chop(long, longestLine))) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= longestLine) {
      lines[lines.length - 1] = `${last} ${word}`
    } else {
      lines.push(word)
    }
  }
  return lines.length <= mostLines ? lines : shorten(lines, longestLine)
}

/** Splits a word that is longer than a line. */
const chop = (word: string, longestLine: number) => word.match(new RegExp(`.{1,${longestLine}}`, 'gu')) ?? []

function shorten(lines: readonly string[], longestLine: number): string[] {
  const kept = lines.slice(0, mostLines)
  const last = kept.pop() ?? ''
  return [...kept, `${last.slice(0, longestLine - 1).trimEnd()}…`]
}
