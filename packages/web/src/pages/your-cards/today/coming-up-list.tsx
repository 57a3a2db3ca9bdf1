import { formatDay } from '@cardsight/contract/your-cards'
import { TriangleAlert } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useCardEdits } from '../../../features/your-cards/card-edits.ts'
import { useFeeAdvice, VerdictBadge } from '../../../features/your-cards/tracker/fee-list.tsx'
import { MarkActivated, MarkUsed } from '../../../features/your-cards/tracker/tracker-forms.tsx'
import type { YourCardsPageProps } from '../../../features/your-cards/view-props.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import type { TrackerScreen } from '../../../worker/your-cards/tracker-screen.ts'
import { type ComingUp, comingUp } from './coming-up.ts'
import { SectionTitle, ViewLink } from './today-parts.tsx'

const MOST = 6

/** One list by date. Everything else that the cards have is one press away. */
export function ComingUpList({ screen, ...props }: YourCardsPageProps & { screen: TrackerScreen }) {
  const [isWhole, setIsWhole] = useState(false)
  const items = useMemo(() => comingUp(screen), [screen])
  const onEdit = useCardEdits(props)
  const advice = useFeeAdvice(props, screen.fees)
  const shown = isWhole || items.length <= MOST + 1 ? items : items.slice(0, MOST)
  const action = (item: ComingUp) => {
    switch (item.kind) {
      case 'credit':
        return <MarkUsed credit={item.credit} today={screen.today} onEdit={onEdit} />
      case 'activation':
        return (
          <MarkActivated
            yourCardId={item.activation.yourCardId}
            quarter={item.activation.quarter.first}
            onEdit={onEdit}
          />
        )
      case 'fee':
        return <VerdictBadge advice={advice.get(item.fee.yourCardId)} />
      case 'bonus':
        return item.isAtRisk ? (
          <Badge variant="bad">
            <TriangleAlert aria-hidden="true" /> At risk
          </Badge>
        ) : null
      case 'cap':
        return null
    }
  }
  return (
    <section aria-labelledby="coming-up" className="min-w-0">
      <SectionTitle id="coming-up" title="Coming up">
        <ViewLink view="tracker" hash="get-reminders">
          Get reminders
        </ViewLink>
      </SectionTitle>
      {items.length === 0 ? (
        <p className="mt-2 text-ink-soft">
          Nothing is due. Add opening dates and the credits you use to see them here.
        </p>
      ) : (
        <ol className="mt-1 divide-y divide-hairline">
          {shown.map((item) => (
            <li key={item.key} className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 py-3">
              <DateBlock day={item.day} />
              <div className="min-w-0">
                <p className="figures font-semibold">{item.title}</p>
                <p className="figures text-sm text-ink-soft">{item.note}</p>
                {item.share !== null && <Share share={item.share} />}
                <div className="mt-2 empty:hidden">{action(item)}</div>
              </div>
            </li>
          ))}
        </ol>
      )}
      {shown.length < items.length && (
        <Button variant="quiet" size="small" className="-ml-3" onClick={() => setIsWhole(true)}>
          Show all {items.length}
        </Button>
      )}
      <p className="mt-2 text-sm">
        <ViewLink view="tracker">All credits, caps, bonuses and fees</ViewLink>
      </p>
    </section>
  )
}

function DateBlock({ day }: Pick<ComingUp, 'day'>) {
  const [month = '', date = ''] = formatDay(day).replace(',', '').split(' ')
  return (
    <p className="text-center">
      <span className="block text-sm text-ink-soft">{month}</span>{' '}
      <span className="figures block font-serif text-xl font-semibold">{date}</span>
    </p>
  )
}

/** The note says the same in words. */
function Share({ share }: { share: number }) {
  return (
    <div
      aria-hidden="true"
      className="mt-2 h-1.5 overflow-hidden rounded-full bg-paper-sunk forced-colors:border"
    >
      <div
        className="h-full rounded-full bg-evergreen forced-color-adjust-none"
        style={{ width: `${Math.min(share, 1) * 100}%` }}
      />
    </div>
  )
}
