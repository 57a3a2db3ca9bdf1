/**
 * The rule that makes it possible to store each person's rows together: a statement on a person's rows names
 * the person. Statements are read as text, because many are written as SQL.
 */

/** Columns that have the person's id, by table. Every table with a `user_id` belongs here. */
export type PersonColumns = Readonly<Record<string, string>>

/** Returns the tables whose rows the statement uses without naming the person. */
export function tablesWithoutPerson(statement: string, columns: PersonColumns): string[] {
  // A list of one value is one value.
  const text = statement
    .replaceAll('"', '')
    .replace(/\s+/g, ' ')
    .replace(/\((\$\d{1,4})\)/g, '$1')
    .toLowerCase()
  const used = usesOf(text, columns)
  const broken = used.filter((table) => !isNamed(text, table, columns))
  // A comparison between two tables names nobody if neither of them is compared with a value.
  return broken.length > 0 || used.length === 0 || namesSomeone(text, used, columns) ? broken : used
}

const USE = /\b(?:from|join|update|into) (?:only )?([a-z_]{1,63})\b/g
const INSERT = /\binsert into ([a-z_]{1,63}) \(([^)]{1,2000})\)/g

function usesOf(text: string, columns: PersonColumns): string[] {
  return [...text.matchAll(USE)]
    .map(([, table = '']) => table)
    .filter((table) => Object.hasOwn(columns, table))
}

/** Whether there are as many comparisons with the table's person column as there are uses of the table. */
function isNamed(text: string, table: string, columns: PersonColumns): boolean {
  const column = columns[table] ?? ''
  const uses = usesOf(text, columns).filter((used) => used === table).length
  const inserted = [...text.matchAll(INSERT)].filter(
    ([, into, list = '']) => into === table && list.split(',').some((name) => name.trim() === column),
  ).length
  return inserted + countComparisons(text, table, column) >= uses
}

/** Counts `column = …` and `table.column = …`, from either side, and `using (column`. */
function countComparisons(text: string, table: string, column: string): number {
  const name = `(?:${table}\\.${column}|(?<![.a-z_])${column})`
  const patterns = [
    new RegExp(`${name} = (?:\\$\\d|[a-z_]{1,63}\\.[a-z_])`, 'g'),
    new RegExp(`(?:\\$\\d{1,4}(?:::uuid)?|[a-z_]{1,63}\\.[a-z_]{1,63}) = ${table}\\.${column}\\b`, 'g'),
    new RegExp(`using \\(${column}\\b`, 'g'),
  ]
  return patterns.reduce((count, pattern) => count + [...text.matchAll(pattern)].length, 0)
}

function namesSomeone(text: string, tables: readonly string[], columns: PersonColumns): boolean {
  return (
    /\binsert into\b/.test(text) ||
    tables.some((table) => new RegExp(`(?:\\b${table}\\.|(?<![.a-z_]))${columns[table]} = \\$\\d`).test(text))
  )
}
