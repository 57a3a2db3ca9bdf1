// Prints the state of the catalog: npm run catalog-report [-- YYYY-MM-DD], by default as of today.

import { release } from '../packages/catalog/src/index.ts'
import { reportCatalog } from '../packages/catalog/src/report/catalog-report.ts'
import { parseDay } from '../packages/engine/src/exports/dates.ts'

const NAME_WIDTH = 34

const dayArgument = process.argv.slice(2).find((argument) => argument !== '--')
const today = parseDay(dayArgument ?? new Date().toISOString().slice(0, 10))

console.log(`${release.cards.length} cards, version ${release.version}`)
for (const { title, rows } of reportCatalog(release.cards, today)) {
  console.log(`\n${title}`)
  for (const [name, value] of rows) {
    console.log(`  ${name.padEnd(NAME_WIDTH)}${value.padStart(5)}`)
  }
}
