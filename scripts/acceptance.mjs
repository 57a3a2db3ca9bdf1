// Lists the rows of the acceptance lists that no running test names. Exits with 1 if there is one, or if a title names
// an id that the lists don't have, or a shorthand for several ids.
import { coverageOf, readIds } from '../checks/acceptance.ts'
import { readText } from '../checks/repo-files.ts'
import { listRunningTests } from '../checks/running-tests.ts'

const ids = readIds(readText('docs/acceptance-ids.txt'))
const { missing, unknown, shorthands } = coverageOf(ids, listRunningTests())

for (const [family, rows] of Map.groupBy(missing, (id) => id.slice(0, id.lastIndexOf('-')))) {
  console.error(`${family}: no running test names ${rows.map((id) => id.slice(family.length + 1)).join(' ')}`)
}
for (const { text, file } of unknown) {
  console.error(`${file} names ${text}, which is not in docs/acceptance-ids.txt`)
}
for (const { text, file } of shorthands) {
  console.error(`${file} names '${text}': write each id in full`)
}
console.log(`${ids.length - missing.length} of ${ids.length} rows are named by a running test.`)
process.exitCode = missing.length + unknown.length + shorthands.length > 0 ? 1 : 0
