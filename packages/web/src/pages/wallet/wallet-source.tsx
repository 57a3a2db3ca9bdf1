import { totalOfTypedCosts } from '@cardsight/contract/costs'
import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type Costs, emptyCosts, totalOfCosts } from '../../features/spending-form/costs.ts'
import { SpendingFields } from '../../features/spending-form/spending-fields.tsx'
import { Button } from '../../ui/button.tsx'
import type { WalletSpend } from '../../worker/wallet-question.ts'
import { browserStorage } from '../dashboard/effects/browser-storage.ts'
import { LinkedAccountsButton } from './linked-accounts-button.tsx'
import type { SharedQuestion } from './shared-wallet.ts'
import { typedSpend } from './typed-spend.ts'

type WalletSourceProps = {
  /** From the page's query. */
  shared: SharedQuestion | null | 'unread'
  /** The current spending. */
  spend: WalletSpend | null
  onSpend: (spend: WalletSpend) => void
}

/** Where the spending comes from: entered amounts, or linked accounts. */
export function WalletSource({ shared, spend, onSpend }: WalletSourceProps) {
  const [costs, setCosts] = useState<Costs>(emptyCosts)
  const [isOpen, setIsOpen] = useState(true)
  const choose = (chosen: WalletSpend) => {
    setIsOpen(false)
    onSpend(chosen)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after the query has been read
  useEffect(() => {
    // Don't overwrite what the user typed while the page was loading.
    if (shared === 'unread' || (shared === null && totalOfCosts(costs) > 0)) {
      return
    }
    const saved = browserStorage.read()
    const initial = shared?.costs ?? saved.costs ?? saved.typed
    if (initial !== null && totalOfCosts(initial) > 0) {
      setCosts(initial)
      choose(typedSpend(initial))
    }
  }, [shared])
  return (
    <div data-print="hide" className="mt-6 max-w-text">
      <LinkedAccountsButton onSpend={choose} />
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        className="group panel px-4 narrow:px-5"
      >
        <summary className="flex min-h-11 list-none items-center gap-4 py-3 font-semibold hover:text-evergreen [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            Your monthly spending
            {spend !== null && <span className="figures font-normal"> {spendText(spend)}</span>}
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="pb-5">
          <SpendingFields
            formId="wallet-spending"
            costs={costs}
            onChange={setCosts}
            onSubmit={() => choose(typedSpend(costs))}
            isBusy={false}
          >
            {costs.details?.taxes !== undefined && (
              <p className="mt-3 text-sm text-ink-soft">Wallets don’t count taxes.</p>
            )}
            <Button type="submit" className="mt-3" disabled={totalOfCosts(costs) === 0}>
              Find my wallet
            </Button>
          </SpendingFields>
        </div>
      </details>
    </div>
  )
}

function spendText(spend: WalletSpend): string {
  if (spend.kind === 'purchases') {
    const { length } = spend.purchases
    return `${length === 1 ? '1 purchase' : `${length.toLocaleString('en-US')} purchases`} from your linked accounts`
  }
  const total = totalOfTypedCosts(spend.costs)
  return `$${total.toLocaleString('en-US')} total, as entered`
}
