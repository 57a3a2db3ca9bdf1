import type { Assignment, FilledCap, Wallet } from '@cardsight/engine/wallet'
import { formatDayLong } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { type CardsById, nameOf } from './cards-by-id.ts'

type FilledLimitsProps = { wallet: Wallet; year: Assignment['year']; cards: CardsById }

/** The caps that the split reaches: the reason for switching to another card. */
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

/** Each cap once, with all the periods in which it is reached. */
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
  opening: 'from opening',
} as const

export function limitWords(caps: Filled, cards: CardsById): string {
  const [{ cardId, on, limit, per, reachedOn }] = caps
  const amount = on === 'spend' ? `${formatMoney(limit / 100)} ` : ''
  const what = `${nameOf(cards, cardId)}: the cap ${on === 'spend' ? `of ${amount}` : 'on rewards '}${periods[per]}`
  if (caps.length > 1) {
    return `${what} is reached in ${caps.length} ${per}s of the year.`
  }
  return reachedOn === null
    ? `${what} is reached at its end.`
    : `${what} is reached on ${formatDayLong(reachedOn)}.`
}
