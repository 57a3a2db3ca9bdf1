import type { CardSummary } from '@cardsight/contract'
import { CardFace } from '../../cards/card-face.tsx'
import { formatDayShort } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'

export function CardList({ cards }: { cards: readonly CardSummary[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 narrow:grid-cols-3 narrow:gap-x-8 menu:grid-cols-4">
      {cards.map(({ cardId, name, issuer, network, hue, kind, annualFee, asOf }) => (
        <li key={cardId}>
          <CardFace decorative {...{ name, issuer, network, hue, kind }} />
          <h3 className="mt-3 text-base">{name}</h3>
          <p className="figures mt-1 text-sm">
            {annualFee === 0 ? 'No annual fee' : `Annual fee ${formatMoney(annualFee)}`}
          </p>
          <p className="text-sm text-ink-soft">
            Facts of <time dateTime={asOf}>{formatDayShort(asOf)}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}
