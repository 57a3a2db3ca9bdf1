/**
 * A migration file → its statements, because the embedded engine takes one at a time. A statement ends with a line
 * that ends in a semicolon; inside a $$ body or on a comment line a semicolon ends nothing.
 */
export function splitStatements(file: string): string[] {
  const statements: string[] = []
  let lines: string[] = []
  for (const line of file.split('\n')) {
    lines.push(line)
    if (endsStatement(line) && !isInsideBody(lines)) {
      statements.push(lines.join('\n').trim())
      lines = []
    }
  }
  if (lines.some((line) => line.trim() !== '' && !isComment(line))) {
    throw new Error(`A statement has no semicolon at its end: ${lines.join('\n').trim()}`)
  }
  return statements
}

function endsStatement(line: string): boolean {
  return line.trimEnd().endsWith(';') && !isComment(line)
}

function isInsideBody(lines: readonly string[]): boolean {
  return (lines.join('\n').split('$$').length - 1) % 2 === 1
}

function isComment(line: string): boolean {
  return line.trimStart().startsWith('--')
}
