import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type Costs, emptyCosts, totalOfCosts } from '../../../features/spending-form/costs.ts'
import { SpendingFields } from '../../../features/spending-form/spending-fields.tsx'
import { Button } from '../../../ui/button.tsx'
import type { WalletSpend } from '../../../worker/wallet-question.ts'
import { browserStorage } from '../effects/browser-storage.ts'
import { LinkedChoice } from './linked-choice.tsx'
import type { SharedQuestion } from './shared-wallet.ts'
import { typedSpend } from './typed-spend.ts'

type WalletSourceProps = {
  /** What came with the address. */
  shared: SharedQuestion | null | 'unread'
  /** What is counted now. */
  spend: WalletSpend | null
  onSpend: (spend: WalletSpend) => void
}

/** Where the spending comes from: a typed month, or the accounts that are linked. */
export function WalletSource({ shared, spend, onSpend }: WalletSourceProps) {
  const [costs, setCosts] = useState<Costs>(emptyCosts)
  const [isOpen, setIsOpen] = useState(true)
  const give = (found: WalletSpend) => {
    setIsOpen(false)
    onSpend(found)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, when the address has been read
  useEffect(() => {
    // What was typed while the page was loading is not written over.
    if (shared === 'unread' || (shared === null && totalOfCosts(costs) > 0)) {
      return
    }
    const saved = browserStorage.read()
    const known = shared?.costs ?? saved.costs ?? saved.typed
    if (known !== null && totalOfCosts(known) > 0) {
      setCosts(known)
      give(typedSpend(known))
    }
  }, [shared])
  return (
    <div data-print="hide" className="mt-6 max-w-text">
      <LinkedChoice onSpend={give} />
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        className="group panel px-4 narrow:px-5"
      >
        <summary className="flex min-h-11 list-none items-center gap-4 py-3 font-semibold hover:text-evergreen [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            Your monthly spending
            {spend !== null && <span className="figures font-normal"> {spendWords(spend)}</span>}
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
            onSubmit={() => give(typedSpend(costs))}
            isBusy={false}
          >
            <Button type="submit" className="mt-3" disabled={totalOfCosts(costs) === 0}>
              Find my wallet
            </Button>
          </SpendingFields>
        </div>
      </details>
    </div>
  )
}

function spendWords(spend: WalletSpend): string {
  if (spend.kind === 'purchases') {
    const { length } = spend.purchases
    return `from your linked accounts, ${length === 1 ? '1 purchase' : `${length.toLocaleString('en-US')} purchases`}`
  }
  const total = Object.values(spend.costs).reduce((sum, amount) => sum + amount, 0)
  return `as typed, $${total.toLocaleString('en-US')} in all`
}
