import { parseDocument } from 'yaml'
import type { z } from 'zod'
import { type Problem, problemsOf } from './problem.ts'

/** A file of this package: its relative path with forward slashes, and its content. */
export type TextFile = { readonly path: string; readonly text: string }

export type Parsed<T> = { ok: true; value: T } | { ok: false; problems: Problem[] }

/** Parses YAML with a schema, or returns every problem. */
export function parseYaml<Schema extends z.ZodType>(file: TextFile, schema: Schema): Parsed<z.infer<Schema>> {
  const loaded = loadYaml(file)
  if (!loaded.ok) {
    return loaded
  }
  const result = schema.safeParse(loaded.value, {
    error: (issue) => (issue.input === undefined ? 'is missing' : undefined),
  })
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, problems: problemsOf(file.path, result.error) }
}

/** Parses YAML without a schema, or returns its syntax errors. */
export function loadYaml({ path, text }: TextFile): Parsed<unknown> {
  const document = parseDocument(text)
  const syntaxErrors = [...document.errors, ...document.warnings]
  if (syntaxErrors.length > 0) {
    const problems = syntaxErrors.map(({ message }) => ({
      file: path,
      field: '',
      reason: message.split('\n')[0] ?? message,
    }))
    return { ok: false, problems }
  }
  return { ok: true, value: document.toJS() }
}
