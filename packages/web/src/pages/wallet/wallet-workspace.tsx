import type { Profile } from '@cardsight/contract/profile'
import type { DebtAnswer } from '@cardsight/contract/schemas'
import { memo, type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { type DebtCards, DebtHero, DebtList } from '../../cards/debt-answer.tsx'
import { ProfilePanel } from '../../features/profile/profile-panel.tsx'
import { WalletHeadline, WalletInstructions } from '../../features/wallet/wallet-answer.tsx'
import { WalletForm } from '../../features/wallet/wallet-form.tsx'
import { useStable } from '../../lib/use-stable.ts'
import { TextButton } from '../../ui/text-button.tsx'
import type { WalletSettings } from '../../worker/wallet-question.ts'
import { FoundWallet } from './found-wallet.tsx'
import { useIsLate } from './use-is-late.ts'
import type { AmountsBasis } from './use-wallet-amounts.ts'
import { useWalletState } from './use-wallet-store.ts'
import { walletBasisText } from './wallet-basis.ts'
import { isOutdated } from './wallet-state.ts'
import { WalletProgress, WalletStatus } from './wallet-status.tsx'
import type { WalletStore } from './wallet-store.ts'

type WalletWorkspaceProps = {
  store: WalletStore
  profile: Profile
  onProfile: (profile: Profile) => void
  /** Called with all cards that the user has after each change. */
  onOwned?: (cardIds: readonly string[]) => void
  /** Whose amounts the spending is. */
  basis?: AmountsBasis
  /** Fields for the spending, if it can be changed here. */
  amounts?: ReactNode
}

/** The answer first; what it's based on is beside it on wide screens, and one press away on phones. */
export function WalletWorkspace(props: WalletWorkspaceProps) {
  const { store, basis = 'own', amounts } = props
  const [isEditing, setIsEditing] = useState(false)
  const spend = useWalletState(store, (state) => state.spend)
  const onKeepSmallCards = useStable((keepsSmallCards: boolean) => {
    void store.setSettings({ ...store.getState().settings, keepsSmallCards })
  })
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h1 className="shrink-0 font-sans text-base font-semibold text-ink-soft">Your wallet</h1>
        <WalletProgress store={store} />
      </div>
      <div className={gridClasses}>
        <div className="min-w-0">
          <WalletStatus store={store} />
          <Answer {...{ store }} part="headline" />
          <p className="figures mt-2 text-sm">
            {walletBasisText(spend, basis)}{' '}
            <span data-print="hide" className="menu:hidden">
              <TextButton
                aria-expanded={isEditing}
                aria-controls="wallet-inputs"
                onClick={() => setIsEditing(!isEditing)}
              >
                {isEditing ? 'Done' : 'Edit'}
              </TextButton>
            </span>
          </p>
        </div>
        <div
          id="wallet-inputs"
          data-print="hide"
          className={`${inputsClasses} ${isEditing ? '' : 'max-menu:hidden'}`}
        >
          {amounts}
          <Settings {...props} />
        </div>
        <div className="min-w-0">
          <Answer {...{ store, onKeepSmallCards }} part="rest" />
        </div>
      </div>
    </>
  )
}

const gridClasses =
  'mt-1 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6 menu:grid-cols-[minmax(0,1fr)_20rem] menu:grid-rows-[auto_1fr] print:block'
const inputsClasses =
  'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 menu:sticky menu:top-6 menu:col-start-2 menu:row-span-2 menu:row-start-1 menu:max-h-[calc(100dvh-3rem)] menu:overflow-y-auto menu:border-l menu:border-hairline menu:px-1 menu:pl-8'

type AnswerProps = {
  store: WalletStore
  part: 'headline' | 'rest'
  onKeepSmallCards?: (keeps: boolean) => void
}

/** The last answer, dimmed while it's for an earlier input. */
const Answer = memo(function Answer({ store, part, onKeepSmallCards = noop }: AnswerProps) {
  const catalog = useWalletState(store, (state) => state.catalog)
  const found = useWalletState(store, (state) => state.found)
  const isBusy = useWalletState(store, (state) => state.progress !== null)
  const isDimmed = useIsLate(useWalletState(store, isOutdated))
  // Open details take long to render; the answer and the next press don't wait for them.
  const detailed = useDeferredValue(found)
  const cards = useMemo(() => new Map(catalog?.cards.map((card) => [card.cardId, card])), [catalog])
  const debt = useWalletState(store, (state) => state.debt)
  const credit = useWalletState(store, (state) => state.settings.profile.credit)
  if (debt !== null) {
    return <DebtWallet {...{ debt, cards, credit, part }} />
  }
  if (found === null || detailed === null || catalog === null) {
    return null
  }
  const answered = { advice: found, settings: found.settings, cards }
  return (
    <div aria-busy={isBusy} className={`transition-opacity ${isDimmed ? 'opacity-60' : ''}`}>
      {part === 'headline' ? (
        <WalletHeadline {...answered} />
      ) : (
        <>
          <WalletInstructions {...{ ...answered, onKeepSmallCards }} />
          <div className="mt-8">
            <FoundWallet {...{ catalog, cards, store }} found={detailed} />
          </div>
        </>
      )}
    </div>
  )
})

type DebtWalletProps = {
  debt: DebtAnswer
  cards: DebtCards
  credit: Profile['credit']
  part: AnswerProps['part']
}

/** The wallet of a person with a debt is one card. */
function DebtWallet({ debt, cards, credit, part }: DebtWalletProps) {
  return part === 'headline' ? (
    <DebtHero answer={debt} cards={cards} credit={credit} />
  ) : (
    <section aria-labelledby="other-cards">
      <h2 id="other-cards">What your balance costs on each card</h2>
      <DebtList answer={debt} cards={cards} count={SHOWN_DEBT_CARDS} />
    </section>
  )
}

const SHOWN_DEBT_CARDS = 10
const noop = () => undefined

/** Number of cards, years, cards you have, and what we assume about you. */
function Settings({ store, profile, onProfile, onOwned }: WalletWorkspaceProps) {
  const catalog = useWalletState(store, (state) => state.catalog)
  const settings = useWalletState(store, (state) => state.settings)
  const limits = useWalletState(store, (state) => state.limits)
  const isBusy = useWalletState(store, (state) => state.progress !== null)
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
    <>
      <WalletForm
        {...{ catalog, settings, limits }}
        onSettings={changeSettings}
        onLimits={(changed) => void store.setLimits(changed)}
      />
      <ProfilePanel profile={profile} options={catalog.profileOptions} onChange={onProfile} isBusy={isBusy} />
    </>
  )
}
