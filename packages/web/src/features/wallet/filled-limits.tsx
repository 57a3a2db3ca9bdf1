import type { Assignment, FilledCap, Wallet } from '@cardsight/engine'
import { formatDayLong } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { type CardsById, nameOf } from './cards-by-id.ts'

type FilledLimitsProps = { wallet: Wallet; year: Assignment['year']; cards: CardsById }

/** The limits that the split fills: why a card gives way to another. */
export function FilledLimits({ wallet, year, cards }: FilledLimitsProps) {
  const limits = limitsOf(wallet, year)
  return limits.length === 0 ? null : (
    <ul className="grid gap-1 text-sm text-ink-soft">
      {limits.map((caps) => {
        const [first] = caps
        return <li key={`${first.cardId} ${first.capId}`}>{limitWords(caps, cards)}</li>
      })}
    </ul>
  )
}

type Filled = readonly [FilledCap, ...FilledCap[]]

/** Each limit once, with all the periods in which it is full. */
export function limitsOf({ filledCaps }: Pick<Wallet, 'filledCaps'>, year: Assignment['year']): Filled[] {
  const limits = new Map<string, Filled>()
  for (const cap of filledCaps.filter((filled) => filled.year === year)) {
    const key = `${cap.cardId} ${cap.capId}`
    const known = limits.get(key)
    limits.set(key, known === undefined ? [cap] : [...known, cap])
  }
  return [...limits.values()]
}

const periods = {
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
  opening: 'from the opening',
} as const

export function limitWords(caps: Filled, cards: CardsById): string {
  const [{ cardId, on, limit, per, reachedOn }] = caps
  const amount = on === 'spend' ? `${formatMoney(limit / 100)} ` : ''
  const what = `${nameOf(cards, cardId)}: the limit of ${on === 'spend' ? amount : 'what it pays '}${periods[per]}`
  if (caps.length > 1) {
    return `${what} is full in ${caps.length} ${per}s of the year.`
  }
  return reachedOn === null
    ? `${what} is full at its end.`
    : `${what} is full on ${formatDayLong(reachedOn)}.`
}
