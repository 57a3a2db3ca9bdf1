/** Exits with a message for the user. */
export function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
