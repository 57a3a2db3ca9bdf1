/** Formats rows under headings in aligned columns. Columns of text, by default the second one, are left-aligned. */
export function printTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  textColumns: readonly number[] = [1],
): string {
  const widths = heads.map((_, column) =>
    Math.max(...[heads, ...rows].map((row) => (row[column] ?? '').length)),
  )
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return textColumns.includes(column) ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
      .trimEnd()
  return [heads, ...rows].map(line).join('\n')
}
