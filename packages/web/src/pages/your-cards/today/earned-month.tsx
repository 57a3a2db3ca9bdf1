import { formatCount } from '@cardsight/contract/your-cards'
import { type CategoryKey, categories } from '@cardsight/engine/categories'
import { formatMonthLong } from '../../../lib/format-date.ts'
import { formatDollars } from '../../../lib/format-money.ts'
import type { EarnedScreen } from '../../../worker/your-cards/today-methods.ts'
import { ViewLink } from './today-parts.tsx'

/** 'Your cards earned this month', or the name of last month. */
export function earnedTitle({ window }: EarnedScreen, today: string): string {
  const isCurrent = window.first.slice(0, 7) === today.slice(0, 7)
  return `Your cards earned ${isCurrent ? 'this month' : `in ${formatMonthLong(window.first.slice(0, 7)).split(' ')[0]}`}`
}

/** What was earned and missed, by card, in one bar. */
export function EarnedMonth({ earned }: { earned: EarnedScreen }) {
  const { window, earnedCents, missedCents, missedPurchases, byCard, cards } = earned
  const names = new Map(cards.map(({ yourCardId, name }) => [yourCardId, name]))
  const sum = earnedCents + missedCents
  return (
    <>
      <div className="mt-1 grid gap-x-10 gap-y-4 narrow:grid-cols-[auto_minmax(0,1fr)] narrow:items-end">
        <div className="flex items-end gap-10">
          <p>
            <span className="figures block font-serif text-4xl font-semibold">
              {formatDollars(earnedCents / 100)}
            </span>{' '}
            <span className="block text-sm text-ink-soft">earned, {rangeText(window)}</span>
          </p>
          <p>
            <span className="figures block font-serif text-xl font-semibold">
              {formatDollars(missedCents / 100)}
            </span>{' '}
            <span className="block text-sm text-ink-soft">
              missed ·{' '}
              <ViewLink view="missed">
                {missedPurchases === 0
                  ? 'See the last year'
                  : `See ${formatCount(missedPurchases, 'purchase')}`}
              </ViewLink>
            </span>
          </p>
        </div>
        <ul className="grid gap-1 text-sm narrow:ml-auto narrow:w-60">
          {byCard.slice(0, MOST_CARDS).map((one) => (
            <li key={one.yourCardId} className="flex justify-between gap-4">
              <span className="min-w-0 truncate text-ink-soft">{names.get(one.yourCardId)}</span>
              <span className="figures">{formatDollars(one.earnedCents / 100)}</span>
            </li>
          ))}
        </ul>
      </div>
      {sum > 0 && (
        <div
          aria-hidden="true"
          className="mt-4 flex h-2.5 gap-0.5 overflow-hidden rounded-full forced-color-adjust-none"
        >
          <div className="bg-evergreen" style={{ width: `${(earnedCents / sum) * 100}%` }} />
          <div className="flex-1" style={{ backgroundImage: stripes }} />
        </div>
      )}
      <p className="mt-3 text-sm text-ink-soft empty:hidden">{habitText(earned, names)}</p>
    </>
  )
}

const MOST_CARDS = 3

const stripes = 'repeating-linear-gradient(-45deg, var(--color-brick) 0 3px, var(--color-brick-tint) 3px 6px)'

/** 'Nov 1 to 18'. */
function rangeText({ first, last }: EarnedScreen['window']): string {
  const month = formatMonthLong(first.slice(0, 7)).slice(0, 3)
  return `${month} 1 to ${Number(last.slice(8))}`
}

/** Null unless one habit missed at least half of it. */
function habitText({ habit, missedCents }: EarnedScreen, names: ReadonlyMap<string, string>): string | null {
  if (habit === null || habit.missedCents * 2 < missedCents) {
    return null
  }
  const { category, usedId, betterId, purchases } = habit
  const share = habit.missedCents === missedCents ? 'All' : 'Most'
  return `${share} of it: ${formatCount(purchases, 'purchase')} in ${nameOfCategory(category)} on ${names.get(usedId)} instead of ${names.get(betterId)}.`
}

function nameOfCategory(key: CategoryKey): string {
  return categories.find((category) => category.key === key)?.name ?? key
}
