/** Random wallet cases. */
import { type CaseUnit, pick, type Random, type WalletCase } from './wallet-case.ts'
import { caseCard } from './wallet-case-card.ts'

export type CaseSizes = Readonly<{
  cards: number
  kinds: number
  months: number
  units: number
  /** Whether options that the issuer finds on top may occur. */
  hasTops: boolean
  /** Whether a cap may have several rates, so that the order of days matters. */
  isMixed: boolean
  /** Reward caps, none by default: at one rate each, or at several if `isMixed`. */
  rewards?: 'alike' | 'mixed'
  /** Whether cards may have options at all. */
  hasChoices?: false
}>

export function makeCase(random: Random, most: CaseSizes): WalletCase {
  const kinds = 2 + random(most.kinds - 1)
  const months = 1 + random(most.months)
  const cards = Array.from({ length: 2 + random(most.cards - 1) }, (_, index) =>
    caseCard(random, { ...most, kinds, months, index }),
  )
  const bought = Array.from(
    { length: 1 + random(most.units) },
    (_, index): CaseUnit => ({
      month: random(months),
      kind: random(kinds),
      day: 1 + index,
      isRefund: false,
    }),
  )
  const held = cards.filter(({ isHeld }) => isHeld).length
  return {
    cards,
    units: [...bought, ...refundsOf(random, bought)],
    size: pick(([1, 2, 3, 4] as const).slice(Math.max(0, held - 1)), random),
    years: pick([1, 1, 2, 3] as const, random),
  }
}

/** No month of a kind ends below zero. */
function refundsOf(random: Random, bought: readonly CaseUnit[]): CaseUnit[] {
  const [first] = bought
  return random(4) === 0 && first !== undefined ? [{ ...first, day: 28, isRefund: true }] : []
}
