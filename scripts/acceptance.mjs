// Tells which rows of the acceptance list no test names yet. Missing rows are only told; an id that is not
// in the list, or a range of ids, is a slip of the pen that would hide a row: then the exit code is 1.
import { coverageOf, readIds } from '../checks/acceptance.ts'
import { filesBelow, readText } from '../checks/repo-files.ts'

const ids = readIds(readText('docs/acceptance-ids.txt'))
const files = filesBelow('')
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readText(path) }))
const { missing, unknown, ranges } = coverageOf(ids, files)

for (const [family, rows] of Map.groupBy(missing, (id) => id.slice(0, id.lastIndexOf('-')))) {
  console.log(`${family}: ${rows.map((id) => id.slice(family.length + 1)).join(' ')}`)
}
console.log(
  `\n${ids.length - missing.length} of ${ids.length} rows are named by a test, ${missing.length} by none.`,
)
for (const { id, path } of unknown) {
  console.error(`${path} names ${id}, which is not in docs/acceptance-ids.txt`)
}
for (const { range, path } of ranges) {
  console.error(`${path} names the range ${range}; ranges are not read: name each id`)
}
process.exitCode = unknown.length + ranges.length > 0 ? 1 : 0
