import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import { formatMoney } from '../../lib/format-money.ts'
import type { UnreachableCard } from './answer.ts'

/** Cards that the person can't get, with what each needs. Collapsed unless there's nothing else to show. */
export function OutOfReach({ cards, isOpen }: { cards: readonly UnreachableCard[]; isOpen: boolean }) {
  return (
    cards.length > 0 && (
      <details className="mt-8 border-t border-hairline pt-2" open={isOpen}>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold hover:text-evergreen">
          {cards.length === 1
            ? '1 more card needs a membership or a higher score'
            : `${cards.length} more cards need a membership or a higher score`}
        </summary>
        <ul aria-label="Cards out of reach" className="list-none divide-y divide-hairline">
          {cards.map(({ cardId, name, needs, totalMoney }) => (
            <li key={cardId} className="flex flex-wrap justify-between gap-x-6 py-2.5 text-sm">
              <span className="min-w-0">
                <Link to={pagePaths.card(cardId)} className="font-medium">
                  {name}
                </Link>
                <span className="block text-ink-soft">Needs {needs.join(' and ')}</span>
              </span>
              <span className="figures ml-auto">{formatMoney(totalMoney)}</span>
            </li>
          ))}
        </ul>
      </details>
    )
  )
}
