import type { Profile } from '@cardsight/contract/profile'
import { useState, useSyncExternalStore } from 'react'
import { CardPicker } from '../../cards/card-picker.tsx'
import { currentCardText } from '../../content/second-card.ts'
import { ProfilePanel } from '../../features/profile/profile-panel.tsx'
import { type Costs, emptyCosts, totalOfCosts } from '../../features/spending-form/costs.ts'
import { SpendingFields } from '../../features/spending-form/spending-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { openWallets } from '../../worker/open-wallets.ts'
import { defaultWalletSettings, type WalletSettings } from '../../worker/wallet-question.ts'
import { typedSpend } from '../wallet/typed-spend.ts'
import { useWalletProfile } from '../wallet/use-wallet-profile.ts'
import { useWalletStore } from '../wallet/use-wallet-store.ts'
import { SecondCardAnswer } from './second-card-answer.tsx'

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
