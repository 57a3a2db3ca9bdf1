/**
 * `npm run bench`: all suites as a table, or with `-- --json` as one JSON object; `npm run bench -- load` runs one suite.
 * Exits 1 if a figure misses its goal.
 */
import { parseArgs } from 'node:util'
import { benchAnswerTimes } from './answer-times.ts'
import { benchCategorizer } from './categorizer.ts'
import { benchCpu } from './cpu.ts'
import { benchEngine } from './engine.ts'
import { benchFairness } from './fairness.ts'
import { benchGrowth } from './growth.ts'
import { benchLedger } from './ledger.ts'
import { benchLoad } from './load.ts'
import { benchLocalRerank } from './local-rerank.ts'
import { benchMemory } from './memory.ts'
import { benchNavigation } from './navigation.ts'
import { benchPlan } from './plan.ts'
import { benchPopup } from './popup.ts'
import { benchPresses } from './presses.ts'
import { benchPages, benchRuns, benchWatch } from './server/index.ts'
import { benchSync } from './sync.ts'
import { benchThroughput } from './throughput.ts'
import { benchWallet } from './wallet.ts'
import { benchYourCards } from './your-cards.ts'

type Figure = { name: string; unit: string; value: number; atLeast?: number; atMost?: number }

/** In the order they run. */
const suites: Record<string, () => Figure[] | Promise<Figure[]>> = {
  engine: benchEngine,
  categorizer: benchCategorizer,
  rerank: benchLocalRerank,
  wallet: benchWallet,
  'your-cards': benchYourCards,
  plan: benchPlan,
  pages: benchPages,
  runs: benchRuns,
  sync: benchSync,
  load: benchLoad,
  memory: benchMemory,
  answers: benchAnswerTimes,
  throughput: benchThroughput,
  presses: benchPresses,
  navigation: benchNavigation,
  popup: benchPopup,
  ledger: benchLedger,
  cpu: benchCpu,
  fairness: benchFairness,
  growth: benchGrowth,
  watch: benchWatch,
}

/** Take minutes, and growth 5 GB of disk, so they only run if they're named. */
const onlyByName: readonly string[] = ['growth', 'watch']

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const unknown = positionals.filter((name) => !Object.hasOwn(suites, name))
if (unknown.length > 0) {
  console.error(`bench: unknown suite ${unknown.join(', ')}. Choose from: ${Object.keys(suites).join(', ')}`)
  process.exit(2)
}

const figures: Figure[] = []
for (const [name, run] of Object.entries(suites)) {
  if (positionals.length === 0 ? !onlyByName.includes(name) : positionals.includes(name)) {
    figures.push(...(await run()))
  }
}

if (values.json) {
  console.log(JSON.stringify({ figures }))
} else {
  console.table(
    figures.map((figure) => ({
      figure: figure.name,
      value: Number(figure.value.toPrecision(3)),
      unit: figure.unit,
      goal: describeGoal(figure),
      result: describeResult(figure),
    })),
  )
}
process.exitCode = figures.some(isMissed) ? 1 : 0

function isMissed({ value, atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY }: Figure) {
  return value < atLeast || value > atMost
}

function describeResult(figure: Figure): string {
  if (figure.atLeast === undefined && figure.atMost === undefined) {
    return ''
  }
  return isMissed(figure) ? 'missed' : 'ok'
}

function describeGoal({ atLeast, atMost }: Figure): string {
  const goals = [
    ...(atLeast === undefined ? [] : [`at least ${atLeast}`]),
    ...(atMost === undefined ? [] : [`at most ${atMost}`]),
  ]
  return goals.join(', ')
}
