import type { CardReport, Companion } from '@cardsight/contract/cards'
import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import { CardThumbnail } from '../../cards/face-finish.tsx'
import { formatDollars } from '../../lib/format-money.ts'
import { PageSection } from './page-section.tsx'

const MOST_CATEGORIES = 2
/** Dollars. Less is an effect of rounding. */
const LEAST_SHOWN = 1

/** Which second card would have added the most on average spending, and where. */
export function Companions({ report: { card, companions } }: { report: CardReport }) {
  return (
    <PageSection
      id="companions"
      title="Pairs well with"
      lead="Each purchase goes on whichever card pays more. For the average household with good credit, over three years, after fees and without bonuses."
    >
      {companions.length === 0 ? (
        <p className="max-w-text">
          None: every card that would have added to {card.name} would have earned at least as much alone.
        </p>
      ) : (
        <ol className="grid list-none gap-x-10 gap-y-4 menu:grid-cols-3">
          {companions.map((companion) => (
            <li key={companion.cardId} className="min-w-0">
              <CompanionLink companion={companion} />
            </li>
          ))}
        </ol>
      )}
    </PageSection>
  )
}

function CompanionLink({ companion }: { companion: Companion }) {
  const { cardId, name, face, added } = companion
  const better = companion.better.filter((part) => part.added >= LEAST_SHOWN).slice(0, MOST_CATEGORIES)
  return (
    <Link
      to={pagePaths.card(cardId)}
      data-companion={cardId}
      className="group/card flex items-center gap-4 py-1"
    >
      <CardThumbnail brief={{ face }} className="w-16" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold group-hover/card:text-evergreen group-hover/card:underline">
          {name}
        </span>
        <span className="block text-sm text-ink-soft">
          {better.length === 0
            ? 'Credits and yearly bonuses'
            : better.map(({ category }) => category).join(', ')}
        </span>
      </span>
      <span className="figures shrink-0 text-right text-sm font-semibold text-evergreen">
        +{formatDollars(added)}
      </span>
    </Link>
  )
}
