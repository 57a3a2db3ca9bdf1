/** Long enough to find one request in the log, short enough to read aloud. */
const LENGTH = 8

/** What a person can quote to support: the beginning of the request's id in the log. */
export function referenceText(requestId: string): string {
  return `Reference: ${requestId.slice(0, LENGTH)}`
}
