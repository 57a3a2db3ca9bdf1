// Lists the rows of docs/product that no running test names. Exits with 1 if there is one, if a row has no sentence, or if
// a title names an id without a row, or a shorthand for several ids.
import { coverageOf, problemsOf, readRows } from '../checks/acceptance.ts'
import { filesBelow, readText } from '../checks/repo-files.ts'
import { listRunningTests } from '../checks/running-tests.ts'

const rows = filesBelow('docs/product').flatMap((path) => readRows(readText(path), path))
const ids = rows.map(({ id }) => id)
const problems = problemsOf(rows)
const { missing, unknown, shorthands } = coverageOf(ids, listRunningTests())

for (const problem of problems) {
  console.error(problem)
}
for (const [family, rows] of Map.groupBy(missing, (id) => id.slice(0, id.lastIndexOf('-')))) {
  console.error(`${family}: no running test names ${rows.map((id) => id.slice(family.length + 1)).join(' ')}`)
}
for (const { text, file } of unknown) {
  console.error(`${file} names ${text}, which has no row in docs/product`)
}
for (const { text, file } of shorthands) {
  console.error(`${file} names '${text}': write each id in full`)
}
console.log(`${ids.length - missing.length} of ${ids.length} rows are named by a running test.`)
process.exitCode = problems.length + missing.length + unknown.length + shorthands.length > 0 ? 1 : 0
