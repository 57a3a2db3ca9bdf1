/** `npm run bench`: a table, or with `-- --json` one JSON object. Exits 1 when a figure misses its goal. */
import { benchPages, benchRuns } from '@cardsight/server/bench'
import { benchEngine } from './engine.ts'
import { benchSync } from './sync.ts'
import { benchWallet } from './wallet.ts'

type Figure = { name: string; unit: string; value: number; atLeast?: number }

const figures: Figure[] = [
  ...(await benchEngine()),
  ...benchWallet(),
  ...(await benchPages()),
  ...(await benchRuns()),
  ...(await benchSync()),
]
const missed = figures.filter(({ value, atLeast }) => atLeast !== undefined && value < atLeast)

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ figures }))
} else {
  console.table(
    figures.map(({ name, unit, value, atLeast }) => ({
      figure: name,
      value: Number(value.toPrecision(3)),
      unit,
      goal: atLeast === undefined ? '' : `at least ${atLeast}`,
    })),
  )
}
process.exitCode = missed.length > 0 ? 1 : 0
