/** The parameters that a sensitivity curve can vary, and how a curve reads in words. */
import type { SensitivityCurve, SensitivityParameter, WalletAnswer } from '@cardsight/engine'
import { formatMoney } from '../../lib/format-money.ts'
import type { WalletProgram } from '../../worker/wallet-cards.ts'
import { type CardsById, nameOf, namesOf, otherWallet } from './cards-by-id.ts'
import { splitByCategory } from './usage-sheet.ts'

export type CurveNames = Readonly<{ cards: CardsById; programs: readonly WalletProgram[] }>

const MOST_CATEGORIES = 4

/** All spending and its largest categories, then the points and fees of the best wallet and the runner-up. */
export function parametersOf(
  { best, runnerUp }: WalletAnswer,
  { cards, programs }: CurveNames,
): SensitivityParameter[] {
  const infos = [...best.cards, ...(runnerUp?.cards ?? [])].flatMap(({ cardId }) => cards.get(cardId) ?? [])
  const used = new Set(infos.map(({ program }) => program))
  const charging = new Set(
    infos.filter(({ yearlyFeeCents }) => yearlyFeeCents > 0).map(({ cardId }) => cardId),
  )
  return [
    { kind: 'spending' },
    ...splitByCategory(best, 'first')
      .sort((a, b) => sum(b.parts) - sum(a.parts))
      .slice(0, MOST_CATEGORIES)
      .map(({ category }) => ({ kind: 'category', category }) as const),
    ...programs
      .filter(({ key, values }) => values !== null && used.has(key))
      .map(({ key }) => ({ kind: 'point-value', program: key }) as const),
    ...[...charging].map((cardId) => ({ kind: 'fee', cardId }) as const),
  ]
}

export function parameterName(parameter: SensitivityParameter, { cards, programs }: CurveNames): string {
  switch (parameter.kind) {
    case 'spending':
      return 'All spending'
    case 'category':
      return `Spending on ${parameter.category.name}`
    case 'point-value':
      return `Value of ${programs.find(({ key }) => key === parameter.program)?.name ?? parameter.program}`
    case 'fee':
      return `Annual fee of ${nameOf(cards, parameter.cardId)}`
  }
}

/** `$634.00 a month`, `1.46¢ per point`, `$95.00 a year`. */
export function formatValue({ kind }: SensitivityParameter, value: number): string {
  switch (kind) {
    case 'point-value':
      return `${(value / 100).toFixed(2)}¢ per point`
    case 'fee':
      return `${formatMoney(value / 100)} a year`
    default:
      return `${formatMoney(value / 100)} a month`
  }
}

/** Where the winner changes, one sentence for each switch. */
export function switchWords({ parameter, switches }: SensitivityCurve, { cards }: CurveNames): string[] {
  return switches.map(({ value, from, to }) => {
    const [before, after] = [listOf(from), listOf(to)]
    return `From ${formatValue(parameter, value)}, ${otherWallet(after, before, cards)} wins.`
  })
}

export function curveSummary({ switches, points }: SensitivityCurve, { cards }: CurveNames): string {
  const [first] = points
  if (switches.length === 0) {
    return first === undefined ? '' : `${namesOf(listOf(first.winner), cards)} wins over the whole range.`
  }
  const times = switches.length === 1 ? 'once' : `${switches.length} times`
  return `${namesOf(listOf(first?.winner ?? []), cards)} wins at the low end. The winner changes ${times}.`
}

/** Identifies a winner, and names it in full. */
export function winnerKey(winner: readonly string[]): string {
  return [...winner].sort().join()
}

export function winnerName(winner: readonly string[], cards: CardsById): string {
  return namesOf(listOf(winner), cards)
}

function listOf(winner: readonly string[]): { cardId: string }[] {
  return winner.map((cardId) => ({ cardId }))
}

function sum(parts: readonly { cents: number }[]): number {
  return parts.reduce((total, { cents }) => total + cents, 0)
}
