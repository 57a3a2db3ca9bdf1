// Compares the catalog with gathered facts: node scripts/compare-catalog.mjs <path to cards.json>
// Prints every difference with the reason in the card's file; exits with 1 if one has no reason.
import { readFileSync } from 'node:fs'
import { compareCatalog } from '../packages/catalog/src/compare/compare-catalog.ts'
import { gatheredFactsSchema } from '../packages/catalog/src/compare/gathered-facts.ts'
import { readLeftOut } from '../packages/catalog/src/compare/read-left-out.ts'
import { release } from '../packages/catalog/src/index.ts'

const path = process.argv.slice(2).find((argument) => argument !== '--')
if (path === undefined) {
  console.error('Usage: node scripts/compare-catalog.mjs <path to cards.json>')
  process.exit(2)
}
const leftOut = readLeftOut()
const facts = gatheredFactsSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
const { compared, differences, faults } = compareCatalog(release, facts, leftOut)

for (const { id, key, ours, theirs, reason } of differences) {
  console.log(`${id}: ${key}\n    ours:   ${ours}\n    facts:  ${theirs}\n    reason: ${reason ?? 'NONE'}`)
}
for (const [id, reason] of Object.entries(leftOut)) {
  console.log(`${id}: left out\n    reason: ${reason}`)
}
for (const fault of faults) {
  console.log(`FAULT: ${fault}`)
}
const unexplained = differences.filter(({ reason }) => reason === null)
console.log(
  `\n${compared} cards compared, ${differences.length} differences, ${unexplained.length} without a reason, ${faults.length} faults`,
)
process.exitCode = unexplained.length + faults.length === 0 ? 0 : 1
