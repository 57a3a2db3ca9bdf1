import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { Link, useNavigation } from 'react-router'
import { ApplyLink, ApplyTerms } from '../../cards/apply-link.tsx'
import { CardFace, faceOf } from '../../cards/card-face.tsx'
import { SumLine } from '../../cards/sum-line.tsx'
import { explorerText } from '../../content/second-card.ts'
import { formatDollars } from '../../lib/format-money.ts'
import { PickBadge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/button.tsx'
import type { Explored, ExploredCard } from './explore.ts'
import { type ExplorerQuery, findCategory } from './explorer-query.ts'

type ExplorerAnswerProps = { query: ExplorerQuery; explored: Explored }

export function ExplorerAnswer({ query, explored }: ExplorerAnswerProps) {
  const { state, location } = useNavigation()
  const isAsking = state !== 'idle' && location.pathname === pagePaths.secondCard
  return (
    <div aria-busy={isAsking} className="min-w-0 transition-opacity aria-busy:opacity-60">
      <p aria-live="polite" className="font-serif text-xl">
        {answerSentence(query, explored)}
      </p>
      {explored.state === 'ranked' && <Ranking query={query} cards={explored.cards} />}
    </div>
  )
}

function Ranking({ query, cards }: { query: ExplorerQuery; cards: readonly ExploredCard[] }) {
  return (
    <>
      <p className="mt-2 text-sm text-ink-soft">{explorerText.note}</p>
      <ol className="mt-6 border-b border-hairline">
        {cards.map((card, index) => (
          <li key={card.cardId}>
            <RankedCard card={card} rank={index + 1} />
          </li>
        ))}
      </ol>
      <p className="mt-6" data-print="hide">
        <LinkButton to={`${pagePaths.dashboard}?${query.category}=${query.amount}`} variant="secondary">
          {explorerText.carryOver}
        </LinkButton>
      </p>
    </>
  )
}

/** Columns wrap at large text. */
function RankedCard({ card, rank }: { card: ExploredCard; rank: number }) {
  return (
    <article
      data-card={card.cardId}
      className="flex flex-wrap items-start gap-x-6 gap-y-4 border-t border-hairline py-5"
    >
      <div className="flex min-w-0 grow basis-[min(100%,22rem)] flex-wrap gap-x-4 gap-y-3">
        <div className="w-20 shrink-0 narrow:w-28">
          <CardFace {...faceOf(card)} decorative />
        </div>
        <div className="min-w-0 flex-1 basis-44">
          <h3 className="text-base leading-6 font-semibold">
            <span className="figures text-ink-soft">{rank}.</span>{' '}
            <Link to={pagePaths.card(card.cardId)} className={nameClasses}>
              {card.name}
            </Link>
          </h3>
          <p className="text-sm text-ink-soft">{card.issuer}</p>
          {rank === 1 && <PickBadge className="mt-2" />}
          <p className="mt-2">{addedSentence(card.added)}</p>
        </div>
      </div>
      <div className="min-w-0 grow basis-[min(100%,13rem)] menu:max-w-64">
        <Sum card={card} />
        <ApplyTerms {...card} className="mt-3" />
        <p className="mt-2" data-print="hide">
          <ApplyLink card={card} size="small" variant="secondary" />
        </p>
      </div>
    </article>
  )
}

const nameClasses =
  'underline decoration-rule underline-offset-4 hover:text-evergreen hover:decoration-evergreen'

function Sum({ card: { money, annualFee, totalMoney, totalMoneyPerYear } }: { card: ExploredCard }) {
  return (
    <dl className="figures text-sm">
      <SumLine name="Reward" amount={money} format={formatDollars} />
      <SumLine name="Annual Fee" amount={-annualFee} format={formatDollars} />
      <SumLine
        name="In three years"
        amount={totalMoney}
        format={formatDollars}
        className="mt-1 border-t border-ink pt-1 text-base font-semibold"
      />
      <SumLine name="A year" amount={totalMoneyPerYear} format={formatDollars} className="text-ink-soft" />
    </dl>
  )
}

/** The result as text, announced when it changes. */
export function answerSentence({ category, amount, carried }: ExplorerQuery, explored: Explored): string {
  if (explored.state === 'failed') {
    return sentences.cardFetchFailure
  }
  if (explored.state === 'nothing-typed') {
    return explorerText.nothingTyped
  }
  const [best] = explored.cards
  if (best === undefined) {
    return explorerText.noCards
  }
  const label = findCategory(category)?.label.toLowerCase() ?? category
  return `On ${formatDollars(Number(amount))} a month for ${label}, ${best.name} would have earned the most: ${formatDollars(best.totalMoneyPerYear)} a year. A ${carried}% card would have earned ${formatDollars(explored.carriedMoney)}.`
}

/** In whole dollars: less than half a dollar is the same. */
export function addedSentence(added: number): string {
  const dollars = Math.round(added)
  if (dollars > 0) {
    return `Adds ${formatDollars(dollars)} a year to the card you have.`
  }
  return dollars === 0
    ? 'Earns the same as the card you have.'
    : `Earns ${formatDollars(-dollars)} less than the card you have.`
}
