import type { Account } from '@cardsight/contract/schemas'
import { Toggle } from '../../ui/toggle.tsx'
import { accountLabel } from './banks.ts'
import { InstitutionMark } from './institution-mark.tsx'

type AccountRowProps = { account: Account; onToggle: (accountId: string, enabled: boolean) => void }

export function AccountRow({ account, onToggle }: AccountRowProps) {
  return (
    <li className="flex items-center gap-3">
      <InstitutionMark name={account.institutionName} logo={account.institutionLogo} />
      <Toggle
        checked={account.enabled}
        onChange={(event) => onToggle(account.account_id, event.currentTarget.checked)}
        className="min-w-0 flex-1 flex-row-reverse py-2.5 [&>span:last-child]:flex-1"
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
