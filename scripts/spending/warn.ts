/** Prints messages for the user to stderr, one per line. */
export function warn(sentences: readonly string[]): void {
  for (const sentence of sentences) {
    console.error(sentence)
  }
}
