import { z } from 'zod'
import { loadYaml, type Parsed, type TextFile } from './parse-yaml.ts'
import { type Problem, problemsOf } from './problem.ts'
import { findTableInconsistencies } from './table-inconsistencies.ts'
import { isTableName, type TableName, type Tables, tableSchemas } from './tables.ts'

const tablesSchema = z.strictObject(tableSchemas)

/** Parses the shared tables, or returns every problem in any of them. */
export function parseTables(files: Readonly<Record<TableName, TextFile>>): Parsed<Tables> {
  const loaded = Object.entries(files).map(([name, file]) => ({ name, ...loadYaml(file) }))
  const syntaxProblems = loaded.flatMap((table) => (table.ok ? [] : table.problems))
  if (syntaxProblems.length > 0) {
    return { ok: false, problems: syntaxProblems }
  }
  const documents = loaded.map((table) => [table.name, table.ok ? table.value : null])
  const result = tablesSchema.safeParse(Object.fromEntries(documents), {
    error: (issue) => (issue.input === undefined ? 'is missing' : undefined),
  })
  const problems = result.success
    ? findTableInconsistencies(result.data, files)
    : problemsByFile(result.error, files)
  return result.success && problems.length === 0 ? { ok: true, value: result.data } : { ok: false, problems }
}

/** The first key of an issue's path is the table's name. */
function problemsByFile({ issues }: z.ZodError, files: Readonly<Record<TableName, TextFile>>): Problem[] {
  return issues.flatMap((issue) => {
    const [name, ...path] = issue.path
    const file = isTableName(name) ? files[name].path : 'tables'
    return problemsOf(file, new z.ZodError([{ ...issue, path }]))
  })
}
