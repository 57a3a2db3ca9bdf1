/**
 * Formats rows under headings in aligned columns; the second column is text and left-aligned, all others
 * right-aligned.
 */
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
