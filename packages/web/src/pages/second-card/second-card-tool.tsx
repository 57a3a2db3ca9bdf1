import { pagePaths } from '@cardsight/contract/paths'
import type { Profile } from '@cardsight/contract/profile'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { CardPicker } from '../../cards/card-picker.tsx'
import { currentCardText } from '../../content/second-card.ts'
import { ProfilePanel } from '../../features/profile/profile-panel.tsx'
import { type Costs, emptyCosts, totalOfCosts } from '../../features/spending-form/costs.ts'
import { SpendingFields } from '../../features/spending-form/spending-fields.tsx'
import { type CardsById, nameOf, namesOf } from '../../features/wallet/cards-by-id.ts'
import { NextCards } from '../../features/wallet/next-cards.tsx'
import { usageSheet } from '../../features/wallet/usage-sheet.ts'
import { UsageSection } from '../../features/wallet/usage-table.tsx'
import { WalletCardPanel } from '../../features/wallet/wallet-card-panel.tsx'
import { formatDollars } from '../../lib/format-money.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { toSharedQuery } from '../../wallet/share-link.ts'
import { typedSpend, useWalletProfile, useWalletStore } from '../../wallet/use-wallet-store.ts'
import type { FoundAnswer, WalletState } from '../../wallet/wallet-state.ts'
import { openWallets } from '../../worker/open-workers.ts'
import { defaultWalletSettings, type WalletSettings } from '../../worker/wallet-question.ts'

const MAX_OWNED_CARDS = 3

/** The best card to add to the user's cards, for all of their spending. */
export function SecondCardTool({ open = openWallets }: { open?: typeof openWallets }) {
  const store = useWalletStore(open)
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  const { profile, onProfile } = useWalletProfile(store)
  const [owned, setOwned] = useState<readonly string[]>([])
  const [costs, setCosts] = useState<Costs>(emptyCosts)
  if (state.catalog === null && !state.isFailed) {
    return <SkeletonLines lines={8} />
  }
  return (
    <div className="grid items-start gap-8 menu:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div data-print="hide" className="panel grid gap-6 p-5">
        <CardPicker
          label={currentCardText.owned}
          cards={state.catalog?.cards ?? []}
          chosen={owned}
          max={MAX_OWNED_CARDS}
          onChange={setOwned}
        />
        <SpendingFields
          formId="second-card-spending"
          costs={costs}
          onChange={setCosts}
          onSubmit={() => {
            if (owned.length > 0) {
              void store.setQuestion(typedSpend(costs), settingsFor(owned, profile))
            }
          }}
          isBusy={false}
        >
          <Button
            type="submit"
            className="mt-4 w-full"
            disabled={owned.length === 0 || totalOfCosts(costs) === 0}
          >
            {currentCardText.find}
          </Button>
        </SpendingFields>
      </div>
      <div className="min-w-0">
        {state.catalog !== null && (
          <div className="mb-6">
            <ProfilePanel
              profile={profile}
              options={state.catalog.profileOptions}
              onChange={onProfile}
              isBusy={state.progress !== null}
            />
          </div>
        )}
        <SecondCardAnswer state={state} onRetry={() => void store.retry()} />
      </div>
    </div>
  )
}

/** Three years and no bonus, so that long-term value decides. */
function settingsFor(owned: readonly string[], profile: Profile): WalletSettings {
  const size = ([2, 3, 4] as const).find((each) => each === owned.length + 1) ?? 2
  return {
    ...defaultWalletSettings,
    ...{ owned, size, profile },
    years: 3,
    isIntro: false,
    keepsSmallCards: true,
  }
}

function SecondCardAnswer({ state, onRetry }: { state: WalletState; onRetry: () => void }) {
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
