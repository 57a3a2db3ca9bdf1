import { useState, useSyncExternalStore } from 'react'
import { currentCardText } from '../../content/second-card.ts'
import { type Costs, emptyCosts, totalOfCosts } from '../../features/spending-form/costs.ts'
import { SpendingFields } from '../../features/spending-form/spending-fields.tsx'
import { CardPicker } from '../../features/wallet/card-picker.tsx'
import { Button } from '../../ui/button.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { openWallets } from '../../worker/open-wallets.ts'
import { defaultWalletSettings, type WalletSettings } from '../../worker/wallet-question.ts'
import { typedSpend } from '../dashboard/wallet/typed-spend.ts'
import { useWalletStore } from '../dashboard/wallet/use-wallet-store.ts'
import { SecondCardAnswer } from './second-card-answer.tsx'

const MOST_HELD = 3

/** The best card to add to the user's cards, for all of their spending. */
export function SecondCardTool({ open = openWallets }: { open?: typeof openWallets }) {
  const store = useWalletStore(open)
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  const [held, setHeld] = useState<readonly string[]>([])
  const [costs, setCosts] = useState<Costs>(emptyCosts)
  if (state.shelf === null && !state.isFailed) {
    return <SkeletonLines lines={8} />
  }
  return (
    <div className="grid items-start gap-8 menu:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div data-print="hide" className="panel grid gap-6 p-5">
        <CardPicker
          label={currentCardText.held}
          cards={state.shelf?.cards ?? []}
          chosen={held}
          most={MOST_HELD}
          onChange={setHeld}
        />
        <SpendingFields
          formId="second-card-spending"
          costs={costs}
          onChange={setCosts}
          onSubmit={() => {
            if (held.length > 0) {
              void store.setQuestion(typedSpend(costs), settingsFor(held))
            }
          }}
          isBusy={false}
        >
          <Button
            type="submit"
            className="mt-4 w-full"
            disabled={held.length === 0 || totalOfCosts(costs) === 0}
          >
            {currentCardText.find}
          </Button>
        </SpendingFields>
      </div>
      <SecondCardAnswer state={state} onRetry={() => void store.retry()} />
    </div>
  )
}

/** Three years and no bonus, so that long-term value decides. */
function settingsFor(held: readonly string[]): WalletSettings {
  const size = ([2, 3, 4] as const).find((known) => known === held.length + 1) ?? 2
  return { ...defaultWalletSettings, held, size, years: 3, isIntro: false }
}
