import { formatDay } from '@cardsight/contract/your-cards'
import { CalendarClock, CircleDollarSign, Gift, RefreshCw, TriangleAlert } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import type { NextUp } from '../../../worker/your-cards/next-up.ts'
import type { ShownCard } from '../../../worker/your-cards/shown-cards.ts'
import { SmallFace } from '../small-face.tsx'
import { MarkActivated } from './mark-activated.tsx'
import { MarkUsed } from './mark-used.tsx'
import type { TrackerPartProps } from './tracker-parts.ts'
import { nextUpHeadline, timeLeft } from './tracker-text.ts'
import type { AdviceByCard } from './use-fee-advice.ts'
import { VerdictBadge } from './verdict-badge.tsx'

type NextUpListProps = TrackerPartProps & { advice: AdviceByCard }

/** What needs doing soonest, before everything else. */
export function NextUpList({ screen, cards, onEdit, advice }: NextUpListProps) {
  const { nextUp } = screen
  return (
    <section aria-labelledby="next-up" className="min-w-0">
      <h2 id="next-up" className="text-2xl narrow:text-3xl">
        {nextUpHeadline(nextUp.length)}
      </h2>
      {nextUp.length === 0 ? (
        <p className="mt-1 max-w-text text-ink-soft">
          No bonus is at risk, no credit you use expires soon, and no annual fee is due in the next 30 days.
        </p>
      ) : (
        <ol className="mt-4 border-t border-ink">
          {nextUp.map((item) => {
            const card = cards.get(item.yourCardId)
            return card === undefined ? null : (
              <NextUpItem key={keyOf(item)} {...{ item, card, screen, onEdit, advice }} />
            )
          })}
        </ol>
      )}
    </section>
  )
}

function keyOf({ kind, yourCardId, title }: NextUp): string {
  return `${kind} ${yourCardId} ${title}`
}

const icons = { bonus: Gift, credit: CircleDollarSign, activation: RefreshCw, fee: CalendarClock } as const

type NextUpItemProps = Omit<NextUpListProps, 'cards'> & { item: NextUp; card: ShownCard }

function NextUpItem({ item, card, screen, onEdit, advice }: NextUpItemProps) {
  const Icon = icons[item.kind]
  return (
    <li className={itemClasses}>
      <SmallFace card={card} className="max-narrow:row-span-3 max-narrow:mt-0.5 max-narrow:self-start" />
      <div className="min-w-0">
        <p className="leading-6 font-semibold">{item.title}</p>
        <p className="figures mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          <span>
            {item.kind === 'credit' && `${card.name} · `}
            {dayText(item)}
          </span>
        </p>
      </div>
      <p className="figures flex flex-wrap items-center gap-2 text-sm font-medium max-narrow:col-start-2 narrow:justify-end">
        {item.kind === 'bonus' && item.isAtRisk && (
          <Badge variant="bad">
            <TriangleAlert aria-hidden="true" /> At risk
          </Badge>
        )}
        {item.kind === 'fee' && <VerdictBadge advice={advice.get(item.yourCardId)} />}
        {item.kind === 'activation' ? 'Now' : timeLeft(item.daysLeft)}
      </p>
      <div className="max-narrow:col-start-2 max-narrow:empty:hidden narrow:flex narrow:justify-end">
        <Action {...{ item, screen, onEdit }} />
      </div>
    </li>
  )
}

function dayText({ kind, day }: NextUp): string {
  if (kind === 'activation') {
    return `Valid through ${formatDay(day)}`
  }
  return kind === 'fee' ? formatDay(day) : `By ${formatDay(day)}`
}

function Action({ item, screen, onEdit }: Omit<NextUpItemProps, 'card' | 'advice'>) {
  if (item.kind === 'activation') {
    return <MarkActivated {...item} onEdit={onEdit} />
  }
  const credit =
    item.kind === 'credit'
      ? screen.credits.find((one) => one.yourCardId === item.yourCardId && one.creditId === item.creditId)
      : undefined
  return credit === undefined ? null : <MarkUsed credit={credit} today={screen.today} onEdit={onEdit} />
}

// On phones the time and the action go below the title; wider screens align both in columns.
const itemClasses =
  'grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-b border-hairline py-4 narrow:grid-cols-[3.5rem_minmax(0,1fr)_auto_10rem]'
