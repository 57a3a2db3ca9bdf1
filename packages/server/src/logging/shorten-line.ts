/** Limits a log line to a size that any log collector accepts, and keeps it valid JSON. */
import { z } from 'zod'

const MAX_LINE_CHARS = 16_384
const MAX_VALUE_CHARS = 2000

const headSchema = z.object({ level: z.number(), time: z.string(), msg: z.string().optional() })

/** Expects a scrubbed line: truncating first could leave half a secret that no rule recognizes. */
export function shortenLine(line: string): string {
  if (line.length <= MAX_LINE_CHARS) {
    return line
  }
  const entry: unknown = JSON.parse(line, cutText)
  const shortened = JSON.stringify(entry)
  return `${shortened.length <= MAX_LINE_CHARS ? shortened : JSON.stringify({ ...headSchema.parse(entry), isCut: true })}\n`
}

function cutText(_key: string, value: unknown): unknown {
  return typeof value === 'string' && value.length > MAX_VALUE_CHARS
    ? `${value.slice(0, MAX_VALUE_CHARS)}… [cut]`
    : value
}
