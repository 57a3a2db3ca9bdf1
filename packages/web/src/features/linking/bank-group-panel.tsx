import { ChevronDown, CreditCard, Landmark, type LucideIcon } from 'lucide-react'
import { AccountRow } from './account-row.tsx'
import { type BankGroup, countEnabled } from './banks.ts'

type BankGroupPanelProps = {
  group: BankGroup
  icon: keyof typeof icons
  onToggle: (accountId: string, enabled: boolean) => void
}

const icons = { debit: Landmark, credit: CreditCard } satisfies Record<string, LucideIcon>

export function BankGroupPanel({ group, icon, onToggle }: BankGroupPanelProps) {
  const Icon = icons[icon]
  const { bankName, mask, accounts } = group
  return (
    <details open className="group panel overflow-hidden">
      <summary className="flex min-h-14 list-none items-center gap-3 px-4 py-2.5 hover:bg-paper [&::-webkit-details-marker]:hidden">
        <Icon aria-hidden="true" data-icon={icon} className="size-6 shrink-0 text-evergreen" />
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-semibold">{bankName}</span>
            <span className="text-sm text-ink-soft">{mask}</span>
          </span>
          <span className="figures text-sm text-ink-soft">
            Include Spending Data: {countEnabled(accounts)}/{accounts.length}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      {accounts.length === 0 ? (
        <p className="border-t border-hairline px-4 py-3 text-ink-soft">None linked.</p>
      ) : (
        <ul className="divide-y divide-hairline border-t border-hairline px-4">
          {accounts.map((account) => (
            <AccountRow key={account.account_id} account={account} onToggle={onToggle} />
          ))}
        </ul>
      )}
    </details>
  )
}
