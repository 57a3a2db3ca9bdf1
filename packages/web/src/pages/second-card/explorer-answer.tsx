import { pagePaths } from '@cardsight/contract/paths'
import { useNavigation } from 'react-router'
import { ApplyLink } from '../../cards/apply-link.tsx'
import { CardFace } from '../../cards/card-face.tsx'
import { PickBadge } from '../../cards/pick-badge.tsx'
import { SumLine } from '../../cards/sum-line.tsx'
import { explorerText } from '../../content/second-card.ts'
import { formatDayLong } from '../../lib/format-date.ts'
import { LinkButton } from '../../ui/button.tsx'
import { addedSentence, answerSentence } from './answer-text.ts'
import type { Explored, ExploredCard } from './explore.ts'
import type { ExplorerQuery } from './explorer-query.ts'

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
      <ol className="mt-6 space-y-4">
        {cards.map((card, index) => (
          <li key={card.cardId}>
            <RankedCard card={card} isPick={index === 0} />
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

function RankedCard({ card, isPick }: { card: ExploredCard; isPick: boolean }) {
  return (
    <article data-card={card.cardId} className="panel relative p-4 narrow:p-5">
      {isPick && <PickBadge className="narrow:left-5" />}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-4 narrow:grid-cols-[auto_minmax(0,1fr)_auto]">
        <div className="w-24 narrow:w-36">
          <CardFace {...faceOf(card)} decorative />
        </div>
        <div className="min-w-0">
          <h3>{card.name}</h3>
          <p className="text-ink-soft">{card.issuer}</p>
          <p className="mt-2">{addedSentence(card.added)}</p>
        </div>
        <Sum card={card} />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hairline pt-4">
        <p className="text-sm text-ink-soft">
          Facts seen since <time dateTime={card.asOf}>{formatDayLong(card.asOf)}</time>.
        </p>
        <div data-print="hide">
          <ApplyLink card={card} size="small" />
        </div>
      </div>
    </article>
  )
}

function faceOf({ name, issuer, network, face, kind }: ExploredCard) {
  return { name, issuer, network, face, kind }
}

function Sum({ card: { money, annualFee, totalMoney, totalMoneyPerYear } }: { card: ExploredCard }) {
  return (
    <dl className="figures col-span-2 content-start narrow:col-span-1 narrow:w-56">
      <SumLine name="Reward" amount={money} />
      <SumLine name="Annual Fee" amount={-annualFee} />
      <SumLine
        name="In three years"
        amount={totalMoney}
        className="rule-double mt-1 border-t border-t-ink font-semibold"
      />
      <SumLine name="A year" amount={totalMoneyPerYear} className="pt-1 text-ink-soft" />
    </dl>
  )
}
