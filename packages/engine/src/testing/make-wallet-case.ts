/** Random wallet cases. */
import {
  type CaseSizes,
  type CaseUnit,
  createRandom,
  pick,
  type Random,
  type WalletCase,
} from './wallet-case.ts'
import { caseCard } from './wallet-case-card.ts'

export function makeCase(random: Random, most: CaseSizes): WalletCase {
  // Changes, refusals and credits have random numbers of their own, so that cases without them stay the same.
  const changes = most.hasChanges === true ? createRandom(random(MAX_SEED)) : null
  const refusals = most.hasRefusals === true ? createRandom(random(MAX_SEED)) : null
  const credits = most.hasCredits === true ? createRandom(random(MAX_SEED)) : null
  const start = most.isCut === true ? 1 : 0
  const kinds = 2 + random(most.kinds - 1)
  const months = 1 + random(most.months)
  const cards = Array.from({ length: 2 + random(most.cards - 1) }, (_, index) =>
    caseCard(random, { ...most, kinds, months, index, start, changes, refusals, credits }),
  ).map((card) => (card.isHeld && most.hasHeldFees === false ? { ...card, fee: 0, feeChange: null } : card))
  const bought = Array.from(
    { length: 1 + random(most.units) },
    (_, index): CaseUnit => ({
      month: start + random(months),
      kind: random(kinds),
      day: 1 + index,
      isRefund: false,
    }),
  )
  const held = cards.filter(({ isHeld }) => isHeld).length
  return {
    start,
    cards,
    units: [...bought, ...refundsOf(random, bought)],
    size: pick(([1, 2, 3, 4] as const).slice(Math.min(3, Math.max(0, held - 1))), random),
    years: pick([1, 1, 2, 3] as const, random),
  }
}

const MAX_SEED = 2 ** 31

/** No month of a kind ends below zero. */
function refundsOf(random: Random, bought: readonly CaseUnit[]): CaseUnit[] {
  const [first] = bought
  return random(4) === 0 && first !== undefined ? [{ ...first, day: 28, isRefund: true }] : []
}
