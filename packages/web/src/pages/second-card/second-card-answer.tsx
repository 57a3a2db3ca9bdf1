import { pagePaths } from '@cardsight/contract/paths'
import { useMemo } from 'react'
import { currentCardText } from '../../content/second-card.ts'
import { type CardsById, nameOf, namesOf } from '../../features/wallet/cards-by-id.ts'
import { NextCards } from '../../features/wallet/next-cards.tsx'
import { usageSheet } from '../../features/wallet/usage-sheet.ts'
import { UsageSection } from '../../features/wallet/usage-table.tsx'
import { WalletCardPanel } from '../../features/wallet/wallet-card-panel.tsx'
import { formatDollars } from '../../lib/format-dollars.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { toSharedQuery } from '../wallet/share-link.ts'
import type { FoundAnswer, WalletState } from '../wallet/wallet-state.ts'

export function SecondCardAnswer({ state, onRetry }: { state: WalletState; onRetry: () => void }) {
  const { catalog, found, next, progress } = state
  const cards = useMemo(() => new Map(catalog?.cards.map((card) => [card.cardId, card])), [catalog])
  return (
    <div aria-busy={progress !== null} className="min-w-0 transition-opacity aria-busy:opacity-60">
      {state.isFailed && (
        <div role="alert">
          <p className="font-medium text-brick">We couldn’t compare the cards. Nothing was lost.</p>
          <Button variant="secondary" size="small" className="mt-2" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
      <p role="status" className="font-serif text-xl">
        {found !== null && addedCardText(found, cards)}
      </p>
      {found === null && progress !== null && <SkeletonLines lines={8} />}
      {found !== null && (
        <>
          <p className="mt-2 text-sm text-ink-soft">{currentCardText.note}</p>
          <Pair found={found} cards={cards} />
          <div className="mt-10">
            <NextCards next={next} cards={cards} hasOwnedCards years={found.settings.years} />
          </div>
        </>
      )}
    </div>
  )
}

function Pair({ found, cards }: { found: FoundAnswer; cards: CardsById }) {
  const { answer, settings, spend } = found
  const added = answer.best.cards.filter(({ isOwned }) => !isOwned)
  const rows = useMemo(() => usageSheet(answer.best, 2), [answer])
  return (
    <>
      <ul className="mt-6 grid gap-4 narrow:max-w-80">
        {added.map((card) => {
          const info = cards.get(card.cardId)
          return info === undefined ? null : <WalletCardPanel key={card.cardId} {...{ card, info }} />
        })}
      </ul>
      <div className="mt-10">
        <UsageSection rows={rows} cards={cards} />
      </div>
      {spend.kind === 'typed' && (
        <LinkButton
          to={`${pagePaths.wallet}?${toSharedQuery({ costs: spend.costs, settings })}`}
          variant="secondary"
          className="mt-6"
          data-print="hide"
        >
          {currentCardText.wallet}
        </LinkButton>
      )}
    </>
  )
}

/** What the best second card adds, in a sentence. */
function addedCardText({ answer: { best, owned } }: FoundAnswer, cards: CardsById): string {
  const [added] = best.cards.filter(({ isOwned }) => !isOwned)
  if (added === undefined || owned === null || best.total <= owned.total) {
    return currentCardText.nothingAdded
  }
  return `Beside ${namesOf(owned.cards, cards)}, ${nameOf(cards, added.cardId)} would have added the most: ${formatDollars((best.total - owned.total) / 100)} in three years.`
}
