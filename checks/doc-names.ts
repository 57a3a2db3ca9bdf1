/** Reads names that appear both in code and in a document, so that a test can compare them. */

/** Error code and status of each table row that starts with a code in backticks. */
export function readErrorRows(markdown: string): { code: string; status: number }[] {
  return Array.from(
    markdown.matchAll(/^\|\s*`([a-z-]+)`\s*\|\s*(\d{3})\s*\|/gm),
    ([, code = '', status]) => ({
      code,
      status: Number(status),
    }),
  )
}

/** Variables in an example file, commented out or not. */
export function readExampleVariables(text: string): string[] {
  return unique(text.matchAll(/^(?:#\s*)?([A-Z][A-Z0-9_]*)=/gm))
}

/** Variables a config file reads: schema keys and members of an environment object. */
export function readConfigVariables(code: string): string[] {
  const keys = code.matchAll(/^\s*([A-Z][A-Z0-9_]*)\s*:/gm)
  const members = code.matchAll(/\benv(?:ironment)?\s*(?:\.|\[\s*['"])([A-Z][A-Z0-9_]*)/g)
  return unique([...keys, ...members])
}

function unique(matches: Iterable<RegExpExecArray>): string[] {
  return [...new Set(Array.from(matches, ([, name = '']) => name))].sort()
}
