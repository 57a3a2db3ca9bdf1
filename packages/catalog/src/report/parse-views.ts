/** Parses views of card pages: a card id and a count in each line, separated by a comma. A header line is fine. */
export function parseViews(text: string): ReadonlyMap<string, number> {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const views = new Map<string, number>()
  for (const [index, line] of lines.entries()) {
    const match = /^\s*"?([a-z0-9-]+)"?\s*,\s*(\d+)\s*$/.exec(line)
    if (match?.[1] !== undefined) {
      views.set(match[1], (views.get(match[1]) ?? 0) + Number(match[2]))
    } else if (index > 0) {
      throw new Error(`line ${index + 1} must be a card id and a count, such as chase-aeroplan,120`)
    }
  }
  return views
}
