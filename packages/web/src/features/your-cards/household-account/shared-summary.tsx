import type { SharedData } from '@cardsight/contract/household'
import { costLabels, costNamesInTables } from '../../../content/costs.ts'
import { formatMonth } from '../../../lib/format-date.ts'
import { formatDollars } from '../../../lib/format-dollars.ts'

type SharedSummaryProps = {
  heading: string
  data: SharedData
  nameOf: (cardId: string) => string
  /** Shown if there are no amounts. */
  noAmounts: string
}

/** Everything that one person of a household sees of the other. */
export function SharedSummary({ heading, data, nameOf, noAmounts }: SharedSummaryProps) {
  const { spending, cards } = data
  return (
    <section aria-label={heading}>
      <h4 className="font-sans text-base font-semibold text-ink">{heading}</h4>
      {spending === null ? (
        <p className="mt-2">{noAmounts}</p>
      ) : (
        <dl className="figures mt-2 grid max-w-80 grid-cols-[1fr_auto] gap-x-4 gap-y-1">
          {costNamesInTables.map((name) => (
            <div key={name} className="contents">
              <dt>{costLabels[name]}</dt>
              <dd className="text-right">{formatDollars(spending.monthly[name])} a month</dd>
            </div>
          ))}
        </dl>
      )}
      {cards.length === 0 ? (
        <p className="mt-2">No cards yet.</p>
      ) : (
        <ul className="mt-3 space-y-1">
          {cards.map((card, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a person may have a card twice, and the list has no ids
            <li key={index}>
              {nameOf(card.cardId)}
              {monthsText(card)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function monthsText({ opened, closed, bonusReceived }: SharedData['cards'][number]): string {
  const parts = [
    opened === null ? null : `opened ${formatMonth(opened)}`,
    closed === null ? null : `closed ${formatMonth(closed)}`,
    bonusReceived === null ? null : `bonus by ${formatMonth(bonusReceived)}`,
  ].filter((part) => part !== null)
  return parts.length === 0 ? '' : `: ${parts.join(', ')}`
}
