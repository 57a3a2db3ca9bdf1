import { dayNumber, MONTHS_PER_YEAR, periodAdjectives, periodOf } from '@cardsight/engine/dates'
import type { Assignment, FilledCap, Wallet } from '@cardsight/engine/wallet'
import { formatDayLong } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { type CardsById, nameOf } from './cards-by-id.ts'

type ReachedCapsProps = { wallet: Wallet; year: Assignment['year']; cards: CardsById }

/** The caps that the wallet reaches, which are the reasons to switch cards. */
export function ReachedCaps({ wallet, year, cards }: ReachedCapsProps) {
  const reachedCaps = reachedCapsOf(wallet, year)
  return reachedCaps.length === 0 ? null : (
    <ul className="grid gap-1 text-sm text-ink-soft">
      {reachedCaps.map((caps) => {
        const [first] = caps
        return <li key={`${first.cardId} ${first.capId}`}>{reachedCapText(caps, cards)}</li>
      })}
    </ul>
  )
}

/** A cap in each period in which it is reached. */
type ReachedCap = readonly [FilledCap, ...FilledCap[]]

/** Each cap once, with all the periods in which it is reached. */
export function reachedCapsOf(
  { filledCaps }: Pick<Wallet, 'filledCaps'>,
  year: Assignment['year'],
): ReachedCap[] {
  const byCap = new Map<string, ReachedCap>()
  for (const cap of filledCaps.filter((filled) => filled.year === year)) {
    const key = `${cap.cardId} ${cap.capId}`
    const previous = byCap.get(key)
    byCap.set(key, previous === undefined ? [cap] : [...previous, cap])
  }
  return [...byCap.values()]
}

/** Both parts of a period that the year's start cuts have the same number. */
function numberOf({ per, months, reachedOn }: FilledCap): number {
  return periodOf(per, months.from % MONTHS_PER_YEAR, reachedOn === null ? 0 : dayNumber(reachedOn))
}

export function reachedCapText(caps: ReachedCap, cards: CardsById): string {
  const [{ cardId, on, limit, per, reachedOn }] = caps
  const name = `${periodAdjectives[per]} ${on === 'spend' ? `cap of ${formatMoney(limit / 100)}` : 'rewards cap'}`
  const reached = `${nameOf(cards, cardId)}: you reach the ${name}`
  const periods = new Set(caps.map(numberOf)).size
  if (periods > 1) {
    return `${reached} in ${periods} ${per}s of the year.`
  }
  return reachedOn === null
    ? `${reached} at the end of the period.`
    : `${reached} on ${formatDayLong(reachedOn)}.`
}
