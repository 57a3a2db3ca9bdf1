import type { z } from 'zod'
import { type Problem, problemsOf } from '../problem.ts'

/**
 * Parses each entry of a list, and returns every problem with the entry's name or its number, so people can find it in
 * a long file.
 */
export function parseEntries<Value>(
  path: string,
  entries: readonly unknown[],
  schema: z.ZodType<Value>,
): { values: Value[]; problems: Problem[] } {
  const results = entries.map((entry, index) => ({
    file: `${path}, ${nameOf(entry) ?? `entry ${index + 1}`}`,
    ...schema.safeParse(entry, { error: (issue) => (issue.input === undefined ? 'is missing' : undefined) }),
  }))
  return {
    values: results.flatMap(({ data, success }) => (success ? [data] : [])),
    problems: results.flatMap(({ file, error }) => (error === undefined ? [] : problemsOf(file, error))),
  }
}

/** Returns the first of the keys that name an entry in one of the data sets. */
function nameOf(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) {
    return undefined
  }
  const named: Partial<Record<string, unknown>> = { ...entry }
  return [named.id, named.name, named.cardId].find(
    (name): name is string => typeof name === 'string' && name !== '',
  )
}
