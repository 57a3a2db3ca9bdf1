import { pagePaths } from '@cardsight/contract/paths'
import type { CardReport } from '@cardsight/contract/schemas'
import { Link } from 'react-router'
import { CardTile } from './card-tile.tsx'
import { issuerAnchor } from './issuer-anchor.ts'
import { PageSection } from './page-section.tsx'

/** Cards of the same kind with a similar total. */
export function RelatedCards({ report: { card, related } }: { report: CardReport }) {
  return (
    <PageSection id="related" title="Similar cards">
      <ul className="grid list-none gap-4 chart:grid-cols-2 menu:grid-cols-4">
        {related.map((other) => (
          <li key={other.cardId} className="min-w-0">
            <CardTile card={other} />
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <Link to={`${pagePaths.cards}#${issuerAnchor(card.issuer)}`}>All cards of {card.issuer}</Link>
      </p>
    </PageSection>
  )
}
