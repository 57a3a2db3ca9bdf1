import type { DebtAnswer } from '@cardsight/contract/backtest'
import { totalOfTypedCosts } from '@cardsight/contract/costs'
import type { Profile } from '@cardsight/contract/profile'
import { NO_CARD_PAYS } from '@cardsight/contract/sentences'
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { type DebtCards, DebtHero, DebtList } from '../cards/debt-answer.tsx'
import { ProfilePanel } from '../features/profile/profile-panel.tsx'
import { AddOneCard } from '../features/wallet/add-one-card.tsx'
import type { CardsById } from '../features/wallet/cards-by-id.ts'
import { WalletInstructions } from '../features/wallet/wallet-answer.tsx'
import { WalletDisclosure } from '../features/wallet/wallet-disclosure.tsx'
import { WalletForm } from '../features/wallet/wallet-form.tsx'
import { leftOutText } from '../features/wallet/wallet-headline.ts'
import { type WalletView, walletViewOf } from '../features/wallet/wallet-view.ts'
import { localToday } from '../lib/format-date.ts'
import { formatDollars, formatNumber } from '../lib/format-money.ts'
import { useStable } from '../lib/use-stable.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { SearchCanceled, SearchFailure, SearchProgress } from '../ui/progress-bar.tsx'
import { AnswerSkeleton } from '../ui/skeleton.tsx'
import { defaultWalletSettings, type WalletSettings, type WalletSpend } from '../worker/wallet-question.ts'
import { FoundWallet } from './found-wallet.tsx'
import type { AmountsBasis } from './use-wallet-amounts.ts'
import { useWalletState } from './use-wallet-store.ts'
import { type FoundAnswer, isOutdated } from './wallet-state.ts'
import type { WalletStore } from './wallet-store.ts'

const LATE_MS = 150

/** True once it has been so for a moment: most searches are over before that. */
function useIsLate(isSo: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(isSo), isSo ? LATE_MS : 0)
    return () => clearTimeout(timer)
  }, [isSo])
  return isSo && isLate
}

type WalletWorkspaceProps = {
  store: WalletStore
  profile: Profile
  onProfile: (profile: Profile) => void
  /** Called with all cards that the user has after each change. */
  onOwned?: (cardIds: readonly string[]) => void
  /** Called with each answer. */
  onFound?: ((view: WalletView) => void) | undefined
  /** Whose amounts the spending is. */
  basis?: AmountsBasis
  /** Fields for the spending, if it can be changed here. */
  amounts?: ReactNode
  /** What to show until there's an answer. */
  initial?: WalletView | null
}

/** The answer as instructions first; what it's based on, and why, one press away below. */
export function WalletWorkspace(props: WalletWorkspaceProps) {
  const { store, profile, onProfile, initial = null } = props
  const catalog = useWalletState(store, (state) => state.catalog)
  const isBusy = useWalletState(store, (state) => state.progress !== null)
  const hasDebt = useWalletState(store, (state) => state.debt !== null)
  return (
    <>
      <WalletStatus store={store} hasAnswer={initial !== null} />
      <Answer store={store} initial={initial} onFound={props.onFound} />
      <div
        data-needs-script=""
        className="mt-10 divide-y divide-hairline border-y border-hairline print:hidden"
      >
        {!hasDebt && <SpendingBehindThis {...props} />}
        <Details store={store} />
      </div>
      {catalog !== null && (
        <div className="mt-4">
          <ProfilePanel
            profile={profile}
            options={catalog.profileOptions}
            onChange={onProfile}
            isBusy={isBusy}
          />
        </div>
      )}
    </>
  )
}

type AnswerProps = Pick<WalletWorkspaceProps, 'onFound'> & { store: WalletStore; initial: WalletView | null }

/** The last answer, dimmed while it's for an earlier input. */
const Answer = memo(function Answer({ store, initial, onFound }: AnswerProps) {
  const catalog = useWalletState(store, (state) => state.catalog)
  const found = useWalletState(store, (state) => state.found)
  const isBusy = useWalletState(store, (state) => state.progress !== null)
  const isDimmed = useIsLate(useWalletState(store, isOutdated)) && found !== null
  const debt = useWalletState(store, (state) => state.debt)
  const credit = useWalletState(store, (state) => state.settings.profile.credit)
  const cards = useCards(store)
  const view = useMemo(
    () =>
      found === null || catalog === null
        ? initial
        : walletViewOf(found, { ...found, cards, programs: catalog.programs, today: localToday() }),
    [found, catalog, cards, initial],
  )
  const isDone = found !== null && !isBusy && view !== null && view !== initial
  useEffect(() => {
    if (isDone) {
      onFound?.(view)
    }
  }, [isDone, view, onFound])
  if (debt !== null) {
    return <DebtWallet {...{ debt, cards, credit }} />
  }
  return view === null ? null : (
    <div aria-busy={isBusy} className={`transition-opacity ${isDimmed ? 'opacity-60' : ''}`}>
      <WalletInstructions view={view}>
        {!view.isEmpty && <OneMore store={store} found={found} />}
      </WalletInstructions>
    </div>
  )
})

type OneMoreProps = { store: WalletStore; found: FoundAnswer | null }

function OneMore({ store, found }: OneMoreProps) {
  const added = useWalletState(store, (state) => state.added)
  const cards = useCards(store)
  const keep = useStable((keepsSmallCards: boolean) => {
    void store.setSettings({ ...store.getState().settings, keepsSmallCards })
  })
  return (
    <AddOneCard
      {...{ added, cards }}
      period={addedPeriod(found?.settings)}
      leftOut={found && leftOutText(found, cards)}
      keepsSmallCards={found?.settings.keepsSmallCards === true}
      onKeepSmallCards={keep}
    />
  )
}

/** A card that's added is new, so its first year has what no later year has. */
function addedPeriod(settings: WalletSettings | undefined): string {
  const { years, isIntro } = settings ?? defaultWalletSettings
  if (years > 1) {
    return `in ${years} years`
  }
  return isIntro ? 'in its first year' : 'a year'
}

/** Open details take long to render; the answer and the next press don't wait for them. */
function Details({ store }: StoreProps) {
  const catalog = useWalletState(store, (state) => state.catalog)
  const found = useDeferredValue(useWalletState(store, (state) => state.found))
  const cards = useCards(store)
  return found === null || catalog === null ? null : <FoundWallet {...{ catalog, cards, found, store }} />
}

function useCards(store: WalletStore): CardsById {
  const catalog = useWalletState(store, (state) => state.catalog)
  return useMemo(() => new Map(catalog?.cards.map((card) => [card.cardId, card])), [catalog])
}

type DebtWalletProps = { debt: DebtAnswer; cards: DebtCards; credit: Profile['credit'] }

/** The wallet of a person with a debt is one card. */
function DebtWallet({ debt, cards, credit }: DebtWalletProps) {
  return (
    <>
      <h1 className="py-6 text-2xl narrow:py-10">Your wallet: one card for your balance</h1>
      <DebtHero answer={debt} cards={cards} credit={credit} />
      <section aria-labelledby="other-cards" className="mt-10">
        <h2 id="other-cards" className="text-xl">
          What your balance costs on other cards
        </h2>
        <DebtList answer={debt} cards={cards} hasHero count={SHOWN_DEBT_CARDS} />
      </section>
    </>
  )
}

const SHOWN_DEBT_CARDS = 3

/** Names the source of the spending, and opens to everything that the answer depends on. */
function SpendingBehindThis(props: WalletWorkspaceProps) {
  const { store, basis = 'own', amounts } = props
  const spend = useWalletState(store, (state) => state.spend)
  const total = useWalletState(store, (state) => state.found?.answer.best.total ?? null)
  return (
    <WalletDisclosure
      id="spending"
      title="Spending behind this"
      hint={sourceText(spend, basis)}
      action="Change"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 narrow:grid-cols-2">
        {amounts !== undefined && <div className="min-w-0">{amounts}</div>}
        <Settings {...props} />
      </div>
      {total !== null && (
        <p className="figures">
          With this, your plan earns <b className="font-semibold">{formatDollars(total / 100)}</b>.
        </p>
      )}
    </WalletDisclosure>
  )
}

/** Number of cards, years, cards you have, and what you can't get. */
function Settings({ store, onOwned }: WalletWorkspaceProps) {
  const catalog = useWalletState(store, (state) => state.catalog)
  const settings = useWalletState(store, (state) => state.settings)
  const limits = useWalletState(store, (state) => state.limits)
  if (catalog === null) {
    return null
  }
  const changeSettings = (changed: WalletSettings) => {
    if (changed.owned !== settings.owned) {
      onOwned?.(changed.owned)
    }
    void store.setSettings(changed)
  }
  return (
    <WalletForm
      {...{ catalog, settings, limits }}
      onSettings={changeSettings}
      onLimits={(changed) => void store.setLimits(changed)}
    />
  )
}

const whose = {
  average: 'what the average U.S. household spends',
  shared: 'the spending in this link',
  own: 'the amounts you entered',
} as const satisfies Record<AmountsBasis, string>

/** '$2,395 a month, the amounts you entered' or '1,684 purchases from your accounts' */
function sourceText(spend: WalletSpend | null, basis: AmountsBasis): string {
  if (spend === null) {
    return 'Enter at least one amount'
  }
  if (spend.kind === 'typed') {
    return `${formatDollars(totalOfTypedCosts(spend.costs))} a month, ${whose[basis]}`
  }
  const { length } = spend.purchases
  return `${length === 1 ? '1 purchase' : `${formatNumber(length, 0)} purchases`} from your accounts`
}

type StoreProps = { store: WalletStore }

/** The average household's answer is shown before its search ends. */
function WalletProgress({ store, isQuiet }: StoreProps & { isQuiet: boolean }) {
  const progress = useWalletState(store, (state) => state.progress)
  return (
    <div className="narrow:-mt-6">
      <SearchProgress
        label="Comparing wallets"
        progress={isQuiet ? null : progress}
        onCancel={store.cancel}
      />
    </div>
  )
}

type WalletStatusProps = StoreProps & { hasAnswer: boolean }

/** What went wrong, or what to do first. The same words for screen readers. */
function WalletStatus({ store, hasAnswer }: WalletStatusProps) {
  const found = useWalletState(store, (state) => state.found)
  const hasDebt = useWalletState(store, (state) => state.debt !== null)
  const isLoading = useWalletState(store, (state) => state.catalog === null || state.progress !== null)
  const isEmpty = useWalletState(store, (state) => state.catalog !== null && state.spend === null)
  const isFailed = useWalletState(store, (state) => state.isFailed)
  const isCanceled = useWalletState(store, (state) => state.isCanceled)
  const isBlank = found === null && !hasAnswer && !hasDebt
  const isSkeleton = isBlank && isLoading && !isFailed
  return (
    <>
      <Announcement store={store} />
      {!hasDebt && <WalletProgress store={store} isQuiet={found === null && hasAnswer} />}
      {isBlank && !isSkeleton && <h1 className="pb-6 text-2xl narrow:pb-10">Your wallet</h1>}
      {isFailed && (
        <SearchFailure
          text="We couldn’t calculate your wallet. Your entries are still here."
          onRetry={() => void store.retry()}
        />
      )}
      {isCanceled && (
        <SearchCanceled previous={found === null ? null : 'result'} onRetry={() => void store.retry()} />
      )}
      {isSkeleton && (
        <AnswerSkeleton label="Loading your wallet" heading={<h1 className="text-2xl">Your wallet</h1>} />
      )}
      {isBlank && isEmpty && !isFailed && (
        <EmptyState title="Your best cards will show up here">
          Enter a typical month below, under “Spending behind this”.
        </EmptyState>
      )}
    </>
  )
}

function Announcement({ store }: StoreProps) {
  const best = useWalletState(store, (state) =>
    isOutdated(state) ? null : (state.found?.answer.best ?? null),
  )
  const found =
    best?.cards.length === 0 ? NO_CARD_PAYS : `Best wallet found: ${formatDollars((best?.total ?? 0) / 100)}`
  return (
    <p role="status" className="sr-only">
      {best !== null && `${found}.`}
    </p>
  )
}
