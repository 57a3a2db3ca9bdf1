/** Normalizes a row's text for comparing rows of two files. */

export function normalizeName(text: string): string {
  return text
    .slice(0, 120)
    .toUpperCase()
    .replace(/&AMP;/g, '&')
    .replace(/[^A-Z0-9]+/g, '')
}
