import type { InstitutionStatus } from '@cardsight/contract/schemas'
import { Unplug } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { Institute } from './banks.ts'

type DisconnectedInstituteProps = {
  institute: Institute
  /** Null until it's loaded. */
  status: InstitutionStatus | null
  isBusy: boolean
  onRemove: (institute: Institute) => void
  onRenew: (institute: Institute) => void
}

export function DisconnectedInstitute({
  institute,
  status,
  isBusy,
  onRemove,
  onRenew,
}: DisconnectedInstituteProps) {
  const { institutionName } = institute
  // Not `disabled`: the user who has just clicked one of them would lose the focus.
  const pressing = (action: (institute: Institute) => void) =>
    isBusy ? { 'aria-disabled': true } : { onClick: () => action(institute) }
  return (
    <li className="panel px-4 py-3">
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
