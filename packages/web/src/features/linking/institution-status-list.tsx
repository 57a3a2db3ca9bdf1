import type { InstitutionStatus } from '@cardsight/contract/banking'
import { Ellipsis } from 'lucide-react'
import { formatMoment } from '../../lib/format-date.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { DropdownMenu, MenuItem } from '../../ui/dropdown-menu.tsx'
import { institutionStatusOf } from './banks.ts'
import { leftOutText } from './linking-notices.tsx'

export type InstitutionStatusListProps = {
  institutions: readonly InstitutionStatus[]
  /** For a login that ends soon, and for accounts that can be added. */
  onRenew?: (handle: string) => void
  /** For one institution or file; all others stay. */
  onRemove?: (handle: string) => void
}

/** Each institution with its status and the date of its data. */
export function InstitutionStatusList({ institutions, onRenew, onRemove }: InstitutionStatusListProps) {
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {institutions.map((institution) => {
        const { handle, institutionName, source, state, advice, hasNewAccounts } = institution
        const leftOut = leftOutText([institution])
        const { text, tone } = institutionStatusOf(institution)
        return (
          <li key={handle} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <span className="min-w-0 flex-1 basis-48">
              <span className="block font-medium">{institutionName}</span>
              <span className="block text-sm text-ink-soft">
                <Details institution={institution} />
              </span>
              {advice !== null && <span className="block text-sm">{advice}</span>}
              {hasNewAccounts && (
                <span className="block text-sm">This bank has accounts you haven’t shared yet.</span>
              )}
              {leftOut !== null && <span className="block text-sm text-ink-soft">{leftOut}</span>}
            </span>
            {onRenew !== undefined && (state === 'expiring' || hasNewAccounts) && (
              <Button variant="secondary" size="small" onClick={() => onRenew(handle)}>
                {state === 'expiring' ? (
                  <>
                    Renew Access<span className="sr-only"> to {institutionName}</span>
                  </>
                ) : (
                  <>
                    Add Accounts<span className="sr-only"> from {institutionName}</span>
                  </>
                )}
              </Button>
            )}
            <Badge variant={tone}>{text}</Badge>
            {onRemove !== undefined && (
              <DropdownMenu
                trigger={
                  <Button variant="quiet" size="icon" aria-label={`Manage ${institutionName}`}>
                    <Ellipsis aria-hidden="true" className="size-5" />
                  </Button>
                }
              >
                {onRenew !== undefined && source !== 'import' && (
                  <MenuItem onSelect={() => onRenew(handle)}>Renew Access</MenuItem>
                )}
                <MenuItem onSelect={() => onRemove(handle)}>Remove</MenuItem>
              </DropdownMenu>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** As high as the list to come, with what the accounts say already. */
export function ExpectedInstitutions({ counts }: { counts: ReadonlyMap<string, number> }) {
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {[...counts].map(([name, count]) => (
        <li key={name} className="py-3">
          <span className="block font-medium">{name}</span>
          <span className="block min-h-10 text-sm text-ink-soft narrow:min-h-5">{countText(count)}</span>
        </li>
      ))}
    </ul>
  )
}

function countText(count: number): string {
  return count === 1 ? '1 account' : `${count} accounts`
}

function Details({ institution }: { institution: InstitutionStatus }) {
  const { accountCount, skippedRows, source, linkedAt, freshAt, syncedAt } = institution
  const [label, moment] = source === 'import' ? ['saved', linkedAt] : ['bank data as of', freshAt ?? syncedAt]
  return (
    <>
      {countText(accountCount)}
      {moment !== null && (
        <>
          , {label} <time dateTime={moment}>{formatMoment(moment)}</time>
        </>
      )}
      {skippedRows > 0 && (
        <>, without {skippedRows === 1 ? '1 transaction' : `${skippedRows} transactions`} we couldn’t read</>
      )}
    </>
  )
}
