/** Rows under heads, columns lined up; the second column is words and stands left, all others right. */
export function printTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((_, column) =>
    Math.max(...[heads, ...rows].map((row) => (row[column] ?? '').length)),
  )
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return column === 1 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
      .trimEnd()
  return [heads, ...rows].map(line).join('\n')
}
