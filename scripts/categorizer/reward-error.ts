/** `npm run categorizer -- reward-error FILE.csv`: how much wrong categories change what cards earn. */
import { readFileSync } from 'node:fs'
import {
  createRunCatalog,
  presentCardsDetails,
  presentCardTexts,
  runFromTransactions,
} from '@cardsight/answers'
import { release } from '@cardsight/catalog'
import { categorize, merchantNameKey } from '@cardsight/categorizer'
import { apiPaths } from '@cardsight/contract/api-paths'
import { addDays, dayRange, parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { nothingLeftOut, type Purchase } from '@cardsight/engine/spending'
import { callerPath } from '../spending/caller-path.ts'
import { type SimulatedLine, simulateHousehold } from './households.ts'
import { createRandom } from './random.ts'
import { settings } from './settings.ts'
import { readLabeledNames } from './training-data.ts'

const HOUSEHOLDS = 20
const CARDS = 10
const CLICKS = 10
const first = parseDay('2025-11-01')
const year = dayRange(first, addDays(first, 364))

type Known = Readonly<{
  truth: Purchase
  found: Purchase
  /** Key of the merchant's correction; null if the category is sure. */
  open: string | null
}>

/**
 * Simulates households from labeled lines. Compares the rewards of the ten best cards by the true categories with those by
 * the categories we find, before any correction and after the ten largest doubtful merchants are corrected.
 */
export function rewardError([file = '']: readonly string[]): number {
  const lines = readLabeledNames(readFileSync(callerPath(file), 'utf8'))
  const random = createRandom(settings.seed)
  const catalog = createRunCatalog(release, year.last)
  const texts = presentCardTexts(catalog)
  const rewards = (purchases: readonly Purchase[]) => {
    const run = runFromTransactions(catalog, {
      purchases,
      leftOut: nothingLeftOut,
      window: year,
      nMonths: 12,
    })
    return presentCardsDetails(run, texts, apiPaths.cardTexts(release.version)).results['1']
  }
  const before: number[] = []
  const after: number[] = []
  for (let household = 0; household < HOUSEHOLDS; household++) {
    const known = simulateHousehold(lines, random).map(categorizeBoth)
    const truth = rewards(known.map((one) => one.truth)).slice(0, CARDS)
    const corrected = largestOpen(known)
    before.push(...errors(truth, rewards(known.map(({ found }) => found))))
    after.push(
      ...errors(
        truth,
        rewards(known.map((one) => (one.open !== null && corrected.has(one.open) ? one.truth : one.found))),
      ),
    )
  }
  console.log(
    `${HOUSEHOLDS} simulated households, top ${CARDS} cards of each: error of a card's yearly reward`,
  )
  console.log(`before any correction: ${describeErrors(before)}`)
  console.log(`after ${CLICKS} corrections:  ${describeErrors(after)}`)
  return 0
}

function categorizeBoth({ line, cents }: SimulatedLine, index: number): Known {
  const amountCents = toCents(cents)
  const found = categorize({ name: line.descriptor, amountCents, accountType: 'credit' })
  const day = addDays(first, index % 365)
  if (found.kind === 'left-out') {
    const lost = { day, cents: amountCents, account: 'card', merchant: null, name: line.descriptor }
    return {
      truth: { ...lost, leaf: line.leaf },
      found: { ...lost, leaf: 'other', cents: toCents(0) },
      open: null,
    }
  }
  const { merchant, leaf, certainty } = found
  const purchase = { day, cents: amountCents, account: 'card', merchant: merchant.key, name: merchant.name }
  return {
    truth: { ...purchase, leaf: line.leaf },
    found: { ...purchase, leaf },
    open: certainty === 'sure' ? null : merchantNameKey(merchant.name),
  }
}

/** The merchants that a person would be asked about: the ones with the most dollars. */
function largestOpen(known: readonly Known[]): ReadonlySet<string> {
  const sums = new Map<string, number>()
  for (const { open, found } of known) {
    if (open !== null) {
      sums.set(open, (sums.get(open) ?? 0) + found.cents)
    }
  }
  const largest = [...sums].toSorted(([, a], [, b]) => b - a).slice(0, CLICKS)
  return new Set(largest.map(([key]) => key))
}

type Result = Readonly<{ cardName: string; money: number }>

function errors(truth: readonly Result[], found: readonly Result[]): number[] {
  return truth.map(({ cardName, money }) => {
    const other = found.find((result) => result.cardName === cardName)?.money ?? 0
    return money === 0 ? 0 : (100 * (other - money)) / money
  })
}

function describeErrors(signed: readonly number[]): string {
  const sizes = signed.map(Math.abs).toSorted((a, b) => a - b)
  const at = (share: number) => (sizes[Math.floor(sizes.length * share)] ?? 0).toFixed(1)
  const mean = signed.reduce((sum, error) => sum + error, 0) / signed.length
  return `median ${at(0.5)} %, 90th percentile ${at(0.9)} %, mean with its sign ${mean.toFixed(1)} %`
}
