import type { YourCards } from '@cardsight/contract/your-cards'
import { AccordionItem } from '../../../ui/accordion.tsx'
import type { WalletCardInfo } from '../../../worker/wallet-cards.ts'
import { DatedCards } from '../household/dated-cards.tsx'
import { ASSUMED_AGE_YEARS } from './plan-request.ts'

type OpeningMonthsProps = {
  yourCards: YourCards
  change: (next: YourCards) => void
  cards: ReadonlyMap<string, WalletCardInfo>
  /** The current month. */
  month: string
}

/** Asks for the opening months that issuers' rules need. */
export function OpeningMonths({ yourCards, change, cards, month }: OpeningMonthsProps) {
  const rows = yourCards.cards.flatMap(({ id, cardId, nickname, opened }) => {
    const info = cards.get(cardId)
    return info === undefined || opened !== undefined
      ? []
      : [{ key: id, info, name: nickname || info.name, opened: null }]
  })
  const setOpened = (key: string, opened: string | null) => {
    if (opened !== null) {
      const changed = yourCards.cards.map((card) => (card.id === key ? { ...card, opened } : card))
      change({ ...yourCards, cards: changed })
    }
  }
  return rows.length === 0 ? null : (
    <AccordionItem
      title={
        <>
          {rows.length === 1 ? '1 card has no opening month.' : `${rows.length} cards have no opening month.`}{' '}
          <span className="font-normal text-ink-soft">
            We count {rows.length === 1 ? 'it' : 'them'} as {ASSUMED_AGE_YEARS} years old. Add it for a better
            plan.
          </span>
        </>
      }
    >
      <div className="text-ink">
        <DatedCards label="Opening months" rows={rows} latest={month} onOpened={setOpened} />
      </div>
    </AccordionItem>
  )
}
