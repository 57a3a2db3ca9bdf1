import { SpendingFields } from '../../features/spending-form/spending-fields.tsx'
import { LinkedAccountsButton } from './linked-accounts-button.tsx'
import type { WalletAmounts } from './use-wallet-amounts.ts'

/** The monthly amounts, which the answer follows as they change, or the spending of linked accounts. */
export function WalletAmountFields({ amounts }: { amounts: WalletAmounts }) {
  const { costs, basis, isRead, change, choose } = amounts
  return (
    <>
      <LinkedAccountsButton onSpend={choose} isAutomatic={isRead && basis === 'average'} />
      <SpendingFields
        formId="wallet-spending"
        costs={costs}
        onChange={change}
        onSubmit={() => change(costs)}
        isBusy={false}
      >
        {costs.details?.taxes !== undefined && (
          <p className="mt-3 text-sm text-ink-soft">Wallets don’t count taxes.</p>
        )}
      </SpendingFields>
    </>
  )
}
