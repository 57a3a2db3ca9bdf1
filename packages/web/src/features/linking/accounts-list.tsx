import type { InstitutionStatus } from '@cardsight/contract/banking'
import { Unplug } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Button, TextButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton, Spinner } from '../../ui/skeleton.tsx'
import { BankGroupPanel } from './bank-group-panel.tsx'
import { accountsOf, type Banks, type Institute } from './banks.ts'
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
  /** Only if the accounts couldn't be loaded. */
  onRetry?: () => void
  /** Accounts are loading, or a call about them is running. */
  isBusy: boolean
}

export function AccountsList({ banks, institutes, statuses = [], isBusy, ...actions }: AccountsListProps) {
  const { onToggle, onRemove, onRenew, onUnlink, onRetry } = actions
  const [debit, credit] = banks
  const hasAccounts = accountsOf(banks).length > 0
  if (!hasAccounts && institutes.length === 0) {
    if (isBusy) {
      return <AccountsSkeleton />
    }
    return onRetry === undefined ? <NoAccounts /> : <AccountsFailure onRetry={onRetry} />
  }
  return (
    <section aria-label="Linked accounts" aria-busy={isBusy} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {institutes.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
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
      <p className="border-t border-hairline pt-3">
        <TextButton onClick={onUnlink}>{linkingText.unlink}</TextButton>
      </p>
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

function AccountsFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      role="alert"
      title="We couldn’t load your accounts"
      className="panel"
      action={
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      They’re still linked. Check your connection, then try again.
    </EmptyState>
  )
}

/** Two groups of two accounts, the most common shape. */
function AccountsSkeleton() {
  return (
    <section aria-label="Linked accounts" aria-busy="true" className="grid gap-3">
      <Spinner label="Loading your accounts" className="sr-only" />
      {['debit', 'credit'].map((group) => (
        <div key={group} className="border-t border-hairline pb-2">
          <div className="flex min-h-14 items-center gap-3">
            <Skeleton className="size-6" />
            <Skeleton className="h-4 w-2/5" />
          </div>
          <SkeletonAccount />
          <SkeletonAccount />
        </div>
      ))}
    </section>
  )
}

function SkeletonAccount() {
  return (
    <div className="flex items-center gap-3 border-t border-hairline py-3.5">
      <Skeleton className="size-9 rounded-full" />
      <span className="grid flex-1 gap-2">
        <Skeleton className="h-3 w-3/5" />
        <Skeleton className="h-3 w-2/5" />
      </span>
      <Skeleton className="h-6 w-11 rounded-full" />
    </div>
  )
}

type DisconnectedInstituteProps = {
  institute: Institute
  /** Null until it's loaded. */
  status: InstitutionStatus | null
  isBusy: boolean
  onRemove: (institute: Institute) => void
  onRenew: (institute: Institute) => void
}

function DisconnectedInstitute({ institute, status, isBusy, onRemove, onRenew }: DisconnectedInstituteProps) {
  const { institutionName } = institute
  // Not `disabled`: the user who has just clicked one of them would lose the focus.
  const pressing = (action: (institute: Institute) => void) =>
    isBusy ? { 'aria-disabled': true } : { onClick: () => action(institute) }
  return (
    <li className="border-t border-hairline py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{institutionName}</span>
        <Badge variant="bad">
          <Unplug aria-hidden="true" />
          Disconnected
        </Badge>
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {status?.advice ?? 'This bank needs you to log in again.'} Until then, your results don’t include its
        spending.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {status?.state !== 'gone' && (
          <Button size="small" {...pressing(onRenew)}>
            Renew Access<span className="sr-only"> to {institutionName}</span>
          </Button>
        )}
        <Button variant="secondary" size="small" {...pressing(onRemove)}>
          Remove<span className="sr-only"> {institutionName}</span>
        </Button>
      </div>
    </li>
  )
}
