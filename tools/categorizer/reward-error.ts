/** `npm run categorizer -- reward-error FILE.csv`: how much wrong categories change what cards earn. */
import { readFileSync } from 'node:fs'
import { categorize } from '@cardsight/categorizer'
import { addDays, dayRange, parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { merchantNameKey } from '@cardsight/engine/spending'
import { callerPath } from '../../scripts/spending/caller-path.ts'
import { afterClicks, type Compared, createRewards, describeErrors, rewardErrors } from './card-rewards.ts'
import { type SimulatedLine, simulateHousehold } from './households.ts'
import { createRandom } from './random.ts'
import { settings } from './settings.ts'
import { readLabeledNames } from './training-data.ts'

const HOUSEHOLDS = 20
const first = parseDay('2025-11-01')
const year = dayRange(first, addDays(first, 364))

/**
 * Simulates households from labeled lines. Compares the rewards of the ten best cards by the true categories with those by
 * the categories we find, before any correction and after the ten largest doubtful merchants are corrected.
 */
export function rewardError([file = '']: readonly string[]): number {
  const lines = readLabeledNames(readFileSync(callerPath(file), 'utf8'))
  const random = createRandom(settings.seed)
  const rewards = createRewards(year)
  const before: number[] = []
  const after: number[] = []
  for (let household = 0; household < HOUSEHOLDS; household++) {
    const compared = simulateHousehold(lines, random).map(compare)
    const truth = rewards(compared.map((one) => one.truth))
    before.push(...rewardErrors(truth, rewards(compared.map(({ found }) => found))))
    after.push(...rewardErrors(truth, rewards(afterClicks(compared))))
  }
  console.log(`${HOUSEHOLDS} simulated households, error of the yearly reward of their ten best cards`)
  console.log(`before any correction: ${describeErrors(before)}`)
  console.log(`after ten corrections: ${describeErrors(after)}`)
  return 0
}

function compare({ line, cents }: SimulatedLine, index: number): Compared {
  const amountCents = toCents(cents)
  const found = categorize({ name: line.descriptor, amountCents, accountType: 'credit' })
  const purchase = { day: addDays(first, index % 365), cents: amountCents, account: 'card' }
  if (found.kind === 'left-out') {
    const lost = { ...purchase, merchant: null, name: line.descriptor }
    return {
      truth: { ...lost, leaf: line.leaf },
      found: { ...lost, leaf: 'other', cents: toCents(0) },
      open: null,
    }
  }
  const { merchant, leaf, certainty } = found
  const named = { ...purchase, merchant: merchant.key, name: merchant.name }
  return {
    truth: { ...named, leaf: line.leaf },
    found: { ...named, leaf },
    open: certainty === 'sure' ? null : merchantNameKey(merchant.name),
  }
}
