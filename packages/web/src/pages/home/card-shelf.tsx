import type { CardSummary } from '@cardsight/contract'
import type { ReactNode } from 'react'
import { CardFace } from '../../cards/card-face.tsx'
import { formatDayLong } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'

type CardShelfProps = { cards: readonly CardSummary[]; action: ReactNode }

export function CardShelf({ cards, action }: CardShelfProps) {
  return (
    <section
      id="Ledger"
      aria-labelledby="card-shelf-title"
      className="mx-auto max-w-page px-4 py-12 narrow:px-6 narrow:py-16"
    >
      <h2 id="card-shelf-title">The cards we keep</h2>
      <p className="mt-3 max-w-text text-ink-soft">
        Drawn by us, not by the banks. In no order of merit: which one is best depends on what you spend.
      </p>
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 narrow:grid-cols-3 narrow:gap-x-8 menu:grid-cols-4">
        {cards.map((card) => (
          <li key={card.cardId}>
            <ShelfCard card={card} />
          </li>
        ))}
      </ul>
      <div className="mt-10">{action}</div>
    </section>
  )
}

function ShelfCard({ card }: { card: CardSummary }) {
  const { name, issuer, network, hue, kind } = card
  return (
    <>
      <CardFace decorative {...{ name, issuer, network, hue, kind }} />
      <h3 className="mt-3 text-base">{name}</h3>
      <p className="figures mt-1 text-sm">{formatMoney(card.annualFee)} a year</p>
      <p className="figures text-sm text-ink-soft">Facts of {formatDayLong(card.asOf)}</p>
    </>
  )
}
