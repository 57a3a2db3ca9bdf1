import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import { assumedPerson } from '../../content/assumed-person.ts'
import { averageSource } from '../../content/average-spending.ts'
import { openOfAllText } from '../../lib/card-count.ts'
import { formatMoney } from '../../lib/format-money.ts'
import type { IndexedCard, IssuerGroup } from './card-index.ts'
import { issuerAnchor } from './issuer-anchor.ts'

/** Every card of the catalog, by issuer, with a link to its page. */
export function CardIndexPage({ groups }: { groups: readonly IssuerGroup[] }) {
  const cards = groups.flatMap((group) => group.cards)
  const openCount = cards.filter(({ isOpen }) => isOpen).length
  return (
    <div className="mx-auto max-w-page px-4 py-12 narrow:px-6 narrow:py-16">
      <h1 className="narrow:text-4xl">All credit cards</h1>
      <p className="mt-5 max-w-text text-lg">
        Every card in our catalog, by issuer: {openOfAllText(openCount, cards.length)}. Each total is what the
        card would have earned in year one on what the average American household spent in{' '}
        {averageSource.year}. It includes the intro bonus, minus the annual fee. Assumes: {assumedPerson}.
      </p>
      <p className="mt-3">
        <Link to={pagePaths.compare}>Compare two or three of them</Link>, see{' '}
        <Link to={pagePaths.cardChanges}>what changed recently</Link>, or read{' '}
        <Link to={pagePaths.methodology}>how we rank</Link>.
      </p>
      <nav aria-label="Issuers" className="panel mt-8 px-5 py-4" data-print="hide">
        <ul className="flex flex-wrap gap-x-5">
          {groups.map(({ issuer }) => (
            <li key={issuer}>
              <a
                href={`#${issuerAnchor(issuer)}`}
                className="inline-flex min-h-11 items-center hover:underline narrow:min-h-8"
              >
                {issuer}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((group) => (
        <IssuerCards key={group.issuer} group={group} />
      ))}
    </div>
  )
}

function IssuerCards({ group: { issuer, cards } }: { group: IssuerGroup }) {
  const id = issuerAnchor(issuer)
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-10">
      <h2 id={`${id}-title`} className="text-xl">
        {issuer}
      </h2>
      <ul className="mt-3 list-none border-b border-hairline">
        {cards.map((card) => (
          <li key={card.cardId} className="border-t border-hairline">
            <CardRow card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function CardRow({ card: { cardId, name, hasNoFee, total, note } }: { card: IndexedCard }) {
  return (
    <Link
      to={pagePaths.card(cardId)}
      className="flex items-center gap-4 py-2.5 hover:bg-panel hover:text-evergreen"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{name}</span>
        {hasNoFee && <span className="block text-sm text-ink-soft">No annual fee</span>}
      </span>
      <span className="text-right">
        {total !== null && <span className="figures block whitespace-nowrap">{formatMoney(total)}</span>}
        {note !== null && <span className="block text-sm text-ink-soft">{note}</span>}
      </span>
    </Link>
  )
}
