import { pagePaths } from '@cardsight/contract/paths'
import type { CardReport, Companion } from '@cardsight/contract/schemas'
import { Link } from 'react-router'
import { CardFace } from '../../cards/card-face.tsx'
import { averageSource } from '../../content/average-spending.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { PageSection } from './page-section.tsx'

const MOST_CATEGORIES = 3
/** Dollars. Less is an effect of rounding. */
const LEAST_SHOWN = 1

/** Which second card would have added the most on average spending, and where. */
export function Companions({ report: { card, companions } }: { report: CardReport }) {
  return (
    <PageSection
      id="companions"
      title="Pairs well with"
      lead={`For an average American household in ${averageSource.year}, with good credit. We split its spending between the two cards as well as their caps allow. Amounts are for three years, after fees and without intro bonuses.`}
    >
      {companions.length === 0 ? (
        <p className="max-w-text">
          We found none: every card that would have added to {card.name} would have earned at least as much
          alone.
        </p>
      ) : (
        <ol className="grid gap-4 menu:grid-cols-3">
          {companions.map((companion) => (
            <li key={companion.cardId} className="min-w-0">
              <CompanionPanel card={card} companion={companion} />
            </li>
          ))}
        </ol>
      )}
    </PageSection>
  )
}

function CompanionPanel({ card, companion }: { card: CardReport['card']; companion: Companion }) {
  const { cardId, name, issuer, network, face, kind, added } = companion
  const better = companion.better.filter((part) => part.added >= LEAST_SHOWN)
  return (
    <article data-companion={cardId} className="panel flex h-full flex-col gap-4 p-5">
      <div className="flex items-start gap-4">
        <div className="w-24 shrink-0">
          <CardFace {...{ name, issuer, network, face, kind }} decorative />
        </div>
        <div className="min-w-0">
          <h3 className="text-lg">
            <Link to={pagePaths.card(cardId)} className="hover:text-evergreen hover:underline">
              {name}
            </Link>
          </h3>
          <p className="text-sm text-ink-soft">{issuer}</p>
        </div>
      </div>
      <p>
        Would have added <b className="figures font-semibold">{formatMoney(added)}</b> in three years
        {better.length > 0 && ', most of it here:'}
        {better.length === 0 && ', from what it gives every year.'}
      </p>
      <ul className="list-none">
        {better.slice(0, MOST_CATEGORIES).map(({ category, added: more }) => (
          <li key={category} className="flex justify-between gap-4 border-t border-hairline py-2 text-sm">
            <span className="font-medium">{category}</span>
            <span className="figures text-ink-soft">+{formatMoney(more)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-auto border-t border-hairline pt-3 text-sm text-ink-soft">
        <Link to={pagePaths.compareCards([card.cardId, cardId])}>
          Compare
          <span className="sr-only">
            {' '}
            {card.name} with {name}
          </span>
        </Link>
      </p>
    </article>
  )
}
