import { parseDocument } from 'yaml'
import type { z } from 'zod'
import { type Problem, problemsOf } from './problem.ts'

/** A file below the room: its path from there with forward slashes, and what it holds. */
export type TextFile = { readonly path: string; readonly text: string }

export type Parsed<T> = { ok: true; value: T } | { ok: false; problems: Problem[] }

/** The text as the schema wants it, or everything that is wrong with it. */
export function parseYaml<Schema extends z.ZodType>(
  { path, text }: TextFile,
  schema: Schema,
): Parsed<z.infer<Schema>> {
  const document = parseDocument(text)
  const faults = [...document.errors, ...document.warnings]
  if (faults.length > 0) {
    const problems = faults.map(({ message }) => ({
      file: path,
      field: '',
      reason: message.split('\n')[0] ?? message,
    }))
    return { ok: false, problems }
  }
  const result = schema.safeParse(document.toJS(), {
    error: (issue) => (issue.input === undefined ? 'is missing' : undefined),
  })
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, problems: problemsOf(path, result.error) }
}
