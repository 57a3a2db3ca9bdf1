import { formatCount } from '@cardsight/contract/your-cards'
import { formatMoney } from '../../../lib/format-money.ts'
import type { MissedPeriod } from '../../../worker/your-cards/missed-screen.ts'
import type { ShownCard } from '../../../worker/your-cards/shown-cards.ts'
import { SmallFace } from '../small-face.tsx'

type MissedHabitsProps = { habits: MissedPeriod['habits']; cards: ReadonlyMap<string, ShownCard> }

/** The changes that would recover the most, largest first. */
export function MissedHabits({ habits, cards }: MissedHabitsProps) {
  const nameOf = (id: string) => cards.get(id)?.name ?? id
  return (
    <section aria-labelledby="missed-habits" className="min-w-0">
      <h2 id="missed-habits" className="text-xl">
        {habits.length === 1 ? 'One change recovers most of it' : 'Change these habits first'}
      </h2>
      <ol className="mt-3 border-t border-ink">
        {habits.map((habit) => {
          const better = cards.get(habit.betterId)
          return (
            <li
              key={`${habit.category} ${habit.usedId} ${habit.betterId}`}
              className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-hairline py-4"
            >
              {better === undefined ? <span /> : <SmallFace card={better} />}
              <div className="min-w-0">
                <p className="leading-6 font-semibold">
                  Use {nameOf(habit.betterId)} instead of {nameOf(habit.usedId)} for{' '}
                  {habit.categoryName.toLowerCase()}
                </p>
                <p className="mt-0.5 text-sm text-ink-soft">{formatCount(habit.purchases, 'purchase')}</p>
              </div>
              <p className="figures text-lg font-semibold">{formatMoney(habit.missedCents / 100)}</p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
