import type { InstitutionStatus } from '@cardsight/contract/schemas'
import { Unlink } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AccountsSkeleton } from './accounts-skeleton.tsx'
import { BankGroupPanel } from './bank-group-panel.tsx'
import { accountsOf, type Banks, type Institute } from './banks.ts'
import { DisconnectedInstitute } from './disconnected-institute.tsx'
import { linkingText } from './linking-text.ts'

export type AccountsListProps = {
  banks: Banks
  institutes: readonly Institute[]
  /** Status of the institutions, with what to do about disconnected ones. */
  statuses?: readonly InstitutionStatus[]
  onToggle: (accountId: string, enabled: boolean) => void
  onRemove: (institute: Institute) => void
  onRenew: (institute: Institute) => void
  onUnlink: () => void
  /** Accounts are loading, or a call about them is running. */
  isBusy: boolean
}

export function AccountsList({ banks, institutes, statuses = [], isBusy, ...actions }: AccountsListProps) {
  const { onToggle, onRemove, onRenew, onUnlink } = actions
  const [debit, credit] = banks
  const hasAccounts = accountsOf(banks).length > 0
  if (!hasAccounts && institutes.length === 0) {
    return isBusy ? <AccountsSkeleton /> : <NoAccounts />
  }
  return (
    <section aria-label="Linked accounts" aria-busy={isBusy} className="grid gap-3">
      {institutes.length > 0 && (
        <ul className="grid gap-3">
          {institutes.map((institute) => (
            <DisconnectedInstitute
              key={institute.access_token}
              status={statuses.find(({ handle }) => handle === institute.access_token) ?? null}
              {...{ institute, isBusy, onRemove, onRenew }}
            />
          ))}
        </ul>
      )}
      {hasAccounts && (
        <>
          <BankGroupPanel group={debit} icon="debit" onToggle={onToggle} />
          <BankGroupPanel group={credit} icon="credit" onToggle={onToggle} />
        </>
      )}
      <div className="justify-self-end">
        <Button variant="quiet" size="small" onClick={onUnlink}>
          <Unlink aria-hidden="true" className="size-4" />
          {linkingText.unlink}
        </Button>
      </div>
    </section>
  )
}

function NoAccounts() {
  return (
    <EmptyState title="No accounts linked yet" className="panel">
      Add your cards to see which one would have earned you the most.
    </EmptyState>
  )
}
