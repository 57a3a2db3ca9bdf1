/** The parameters that a sensitivity curve can vary, and the text that describes a curve. */

import type { WalletProgram } from '@cardsight/contract/wallet'
import type { SensitivityCurve, SensitivityParameter, WalletAnswer } from '@cardsight/engine/wallet'
import { formatShort } from '../../lib/format-money.ts'
import { type CardsById, nameOf, namesOf } from './cards-by-id.ts'
import { splitByCategory } from './usage-sheet.ts'

export type CurveNames = Readonly<{ cards: CardsById; programs: readonly WalletProgram[] }>

const MAX_CATEGORIES = 4

/** All spending and its largest categories, then the points and fees of the best wallet and the runner-up. */
export function parametersOf(
  { best, runnerUp }: WalletAnswer,
  { cards, programs }: CurveNames,
): SensitivityParameter[] {
  const infos = [...best.cards, ...(runnerUp?.cards ?? [])].flatMap(({ cardId }) => cards.get(cardId) ?? [])
  const used = new Set(infos.map(({ program }) => program))
  const charging = new Set(
    infos.filter(({ annualFeeCents }) => annualFeeCents > 0).map(({ cardId }) => cardId),
  )
  return [
    { kind: 'spending' },
    ...splitByCategory(best, 1)
      .sort((a, b) => sum(b.parts) - sum(a.parts))
      .slice(0, MAX_CATEGORIES)
      .map(({ category }) => ({ kind: 'category', category }) as const),
    ...programs
      .filter(({ key, isMoney }) => !isMoney && used.has(key))
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

/** `$634 a month`, `1.46¢ per point`, `$95 a year`. */
export function formatValue(parameter: SensitivityParameter, value: number): string {
  return `${formatAmount(parameter, value)} ${unitOf(parameter)}`
}

/** A value without its unit: whole dollars have no cents. */
export function formatAmount({ kind }: SensitivityParameter, value: number): string {
  return kind === 'point-value' ? `${(value / 100).toFixed(2)}¢` : formatShort(value / 100)
}

export function unitOf({ kind }: SensitivityParameter): string {
  switch (kind) {
    case 'point-value':
      return 'per point'
    case 'fee':
      return 'a year'
    default:
      return 'a month'
  }
}

/** Where the best wallet changes, one sentence for each switch. */
export function switchSentences({ parameter, switches }: SensitivityCurve, { cards }: CurveNames): string[] {
  return switches.map(
    ({ value, from, to }) => `From ${formatValue(parameter, value)}, ${changeText(from, to, cards)}.`,
  )
}

function changeText(from: readonly string[], to: readonly string[], cards: CardsById): string {
  const added = to.filter((cardId) => !from.includes(cardId))
  const dropped = from.filter((cardId) => !to.includes(cardId))
  const names = (ids: readonly string[]) => ids.map((cardId) => nameOf(cards, cardId)).join(' and ')
  if (to.length === 0) {
    return 'no card would earn you money'
  }
  if (dropped.length === 0) {
    return `it pays to add ${names(added)}`
  }
  if (added.length === 0) {
    return `you no longer need ${names(dropped)}`
  }
  return added.length === to.length
    ? `your best wallet is ${winnerName(to, cards)}`
    : `${names(added)} ${added.length === 1 ? 'replaces' : 'replace'} ${names(dropped)}`
}

/** The best wallet at the low end, before the first switch. */
export function startText({ points: [first] }: SensitivityCurve, { cards }: CurveNames): string {
  return `At the low end, your best wallet is ${winnerName(first?.winner ?? [], cards)}.`
}

export function curveSummary({ switches, points: [first] }: SensitivityCurve, { cards }: CurveNames): string {
  if (switches.length === 0 && first?.winner.length === 0) {
    return 'No card would earn you money over the whole range.'
  }
  if (switches.length === 0) {
    return `${winnerName(first?.winner ?? [], cards)} is your best wallet over the whole range.`
  }
  const times = ['once', 'twice'][switches.length - 1] ?? `${switches.length} times`
  return `Your best wallet changes ${times}.`
}

/** The answer of a curve: the range around the present value in which the wallet stays the best. */
export function curveTitle({ parameter, now, switches }: SensitivityCurve): string {
  const from = switches.filter(({ value }) => value <= now).at(-1)
  const to = switches.find(({ value }) => value > now)
  if (from === undefined && to === undefined) {
    return 'No realistic change here changes your best wallet'
  }
  if (from === undefined || to === undefined) {
    return from === undefined
      ? `This wallet stays the best below ${formatValue(parameter, to?.value ?? now)}`
      : `This wallet is the best from ${formatValue(parameter, from.value)} up`
  }
  return `This wallet is the best from ${formatAmount(parameter, from.value)} to ${formatValue(parameter, to.value)}`
}

/** Identifies a winner, and names it in full. */
export function winnerKey(winner: readonly string[]): string {
  return [...winner].sort().join()
}

export function winnerName(winner: readonly string[], cards: CardsById): string {
  const ids = winner.map((cardId) => ({ cardId }))
  return ids.length === 0 ? 'no card' : namesOf(ids, cards)
}

function sum(parts: readonly { cents: number }[]): number {
  return parts.reduce((total, { cents }) => total + cents, 0)
}
