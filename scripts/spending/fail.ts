/** Ends the program with a sentence for the person who started it. */
export function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
