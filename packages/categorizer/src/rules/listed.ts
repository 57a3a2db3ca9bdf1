/** Entries of a list that is written as text, separated by commas. */
export function listed(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}
