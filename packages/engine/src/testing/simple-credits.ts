/** Statement credits of the simple reference implementation. */
import type { Assumptions } from '../card/assumptions.ts'
import type { Credit } from '../card/card.ts'
import { sum } from './simple-amounts.ts'
import { type Line, limitAt, periodOf } from './simple-lines.ts'

const periodsOf = { month: 12, quarter: 4, 'half-year': 2, year: 1 }
const shares = { broad: 0.9, portal: 0.8, brand: 0.65, monthly: 0.5, niche: 0.4 }

/** Cents of one year. `lines` are those that the card is accepted for. */
export function simpleCredit(credit: Credit, lines: readonly Line[], { credits }: Assumptions): number {
  const stated = credits[credit.id]
  if (typeof stated === 'number') {
    return Math.min(stated, credit.yearlyCents)
  }
  if (credit.breadth !== 'broad' && stated === undefined) {
    return 0
  }
  return Math.floor(Number((usable(credit, lines) * shares[shareOf(credit)]).toFixed(6)))
}

function shareOf({ breadth, per, needsPortal }: Credit): keyof typeof shares {
  if (breadth === 'brand' && per === 'month') {
    return 'monthly'
  }
  return breadth === 'broad' && needsPortal ? 'portal' : breadth
}

function usable({ yearlyCents, per, on, minimum }: Credit, lines: readonly Line[]): number {
  if (on === undefined && minimum === undefined) {
    return yearlyCents
  }
  const count = periodsOf[per]
  const byPeriod = new Map<number, { line: Line; own: Line[] }>()
  for (const line of lines) {
    const period = byPeriod.get(periodOf(line, per)) ?? { line, own: [] }
    period.own.push(line)
    byPeriod.set(periodOf(line, per), period)
  }
  const parts = [...byPeriod.values()].map(({ line, own }) => {
    const onCents = sum(own.filter(({ leaf }) => on?.includes(leaf)).map(({ cents }) => cents))
    const cardCents = sum(own.map(({ cents }) => cents))
    const face = limitAt(line, per, yearlyCents)
    const needed = limitAt(line, per, minimum?.cents ?? 0)
    if (minimum !== undefined && (minimum.of === 'card' ? cardCents : onCents) < needed) {
      return 0
    }
    return on === undefined ? face : Math.min(face, Math.max(0, onCents * count))
  })
  return Math.floor(sum(parts) / count)
}
