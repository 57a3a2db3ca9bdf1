import type { Household } from '@cardsight/contract/household'
import { formatDay } from '../../../lib/format-date.ts'
import { Button } from '../../../ui/button.tsx'
import { ProblemLine } from './problem-line.tsx'
import type { ChangeHousehold } from './use-household.ts'
import { useSending } from './use-sending.ts'

type SentInvitationProps = { sent: NonNullable<Household['sent']>; change: ChangeHousehold }

export function SentInvitation({ sent, change }: SentInvitationProps) {
  const { isBusy, problem, send } = useSending()
  return (
    <div>
      <p className="max-w-text">
        You invited <strong className="wrap-anywhere">{sent.email}</strong>. The link in the email works until{' '}
        {formatDay(sent.expiresAt.slice(0, 10))}. Nothing is shared until they accept.
      </p>
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        busy={isBusy}
        onClick={() => void send(() => change((calls) => calls.withdraw()))}
      >
        Withdraw invitation
      </Button>
      <ProblemLine>{problem}</ProblemLine>
    </div>
  )
}
