/** The structured logger. Every line is scrubbed of secrets and email addresses, and has a maximum size. */
import { type DestinationStream, type Logger, pino } from 'pino'
import { scrub } from './scrub.ts'
import { shortenLine } from './shorten-line.ts'

export type { Logger }

export function createLog(level: string, destination: DestinationStream = process.stdout): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    { write: (line: string) => destination.write(shortenLine(scrub(line))) },
  )
}
