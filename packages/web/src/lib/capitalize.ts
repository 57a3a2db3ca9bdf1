/** For the start of a sentence or of a cell. Names such as iPhone keep their own letters. */
export function capitalize(text: string): string {
  return /^[a-z][A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}
