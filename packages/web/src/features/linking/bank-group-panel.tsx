import type { Account } from '@cardsight/contract/banking'
import { ChevronDown, CreditCard, Landmark, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Toggle } from '../../ui/checkbox.tsx'
import { accountLabel, type BankGroup, countEnabled } from './banks.ts'

/** The institution's logo, or its initial if there is none or it doesn't load. */
function InstitutionMark({ name, logo }: { name: string; logo: string | null }) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center overflow-hidden rounded-full border border-hairline bg-paper font-serif text-base"
    >
      {logo !== null && logo !== failed ? (
        <img src={logo} alt="" className="size-full object-contain" onError={() => setFailed(logo)} />
      ) : (
        initialOf(name)
      )}
    </span>
  )
}

const initialOf = (name: string) => [...name.trim()][0]?.toUpperCase() ?? '?'

type AccountRowProps = { account: Account; onToggle: (accountId: string, enabled: boolean) => void }

function AccountRow({ account, onToggle }: AccountRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <InstitutionMark name={account.institutionName} logo={account.institutionLogo} />
      <Toggle
        checked={account.enabled}
        onChange={(event) => onToggle(account.account_id, event.currentTarget.checked)}
        className="min-w-0 grow basis-56 flex-row-reverse py-2.5 [&>span:last-child]:flex-1"
        label={
          <>
            <span className="block font-medium">{accountLabel(account)}</span>
            <span className="figures block text-sm text-ink-soft">{whereItIs(account)}</span>
            {account.alreadyCounted && (
              <span className="block text-sm">Already counted. Turn it on to count it anyway.</span>
            )}
          </>
        }
      />
    </li>
  )
}

/** Shows the digits here if the title is the official name, which has none. */
function whereItIs({ institutionName, official_name, mask }: Account): string {
  return official_name === '' || mask === '' ? institutionName : `${institutionName}, ••${mask}`
}

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
    <details open className="group border-t border-hairline">
      <summary className="flex min-h-14 list-none items-center gap-3 py-2.5 hover:text-evergreen [&::-webkit-details-marker]:hidden">
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
        <p className="border-t border-hairline py-3 text-ink-soft">None linked.</p>
      ) : (
        <ul className="divide-y divide-hairline border-t border-hairline">
          {accounts.map((account) => (
            <AccountRow key={account.account_id} account={account} onToggle={onToggle} />
          ))}
        </ul>
      )}
    </details>
  )
}
