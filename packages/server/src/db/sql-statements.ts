/**
 * Splits a migration file into statements, because the embedded engine accepts one at a time. A statement
 * ends with a line that ends in a semicolon, except inside a $$ body or on a comment line.
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
    throw new Error(`A statement doesn't end with a semicolon: ${lines.join('\n').trim()}`)
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
