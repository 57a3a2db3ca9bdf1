import type { CatalogHealth } from '@cardsight/contract/cards'
import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import { formatDayLong } from '../../lib/format-date.ts'

type EndingOffersProps = { offers: CatalogHealth['endingOffers']; today: string }

/** Offers that someone has to look up again, because today is their last day or it has passed. */
export function EndingOffers({ offers, today }: EndingOffersProps) {
  if (offers.length === 0) {
    return <p>No offer has reached its last day.</p>
  }
  return (
    <ul className="list-disc space-y-2 pl-5">
      {offers.map(({ cardId, name, until, link }) => (
        <li key={cardId}>
          <Link to={pagePaths.card(cardId)}>{name}</Link>: {until === today ? 'ends today,' : 'ended'}{' '}
          {formatDayLong(until)}.{' '}
          <a href={link}>
            Issuer’s page<span className="sr-only"> of {name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
