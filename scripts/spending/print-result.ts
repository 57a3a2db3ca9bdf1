import { warn } from './warn.ts'

/**
 * Prints the result of a command: as JSON for programs, or as text for people. A note on how the spending was categorized
 * follows. With JSON it goes to stderr, so that stdout contains only JSON.
 */
export function printResult(isJson: boolean, result: object, text: string, note: string | null): void {
  if (isJson) {
    console.log(JSON.stringify(result))
    warn(note === null ? [] : [note])
  } else {
    console.log(note === null ? text : `${text}\n\n${note}`)
  }
}
