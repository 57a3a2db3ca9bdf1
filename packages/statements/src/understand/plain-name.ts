/** A row's words in the one form in which rows of two files are compared. */

export function plainName(text: string): string {
  return text
    .slice(0, 120)
    .toUpperCase()
    .replace(/&AMP;/g, '&')
    .replace(/[^A-Z0-9]+/g, '')
}
