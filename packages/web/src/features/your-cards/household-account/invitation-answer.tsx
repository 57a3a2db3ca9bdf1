import type { ReceivedInvitation } from '@cardsight/contract/household'
import { formatDay } from '../../../lib/format-date.ts'
import { Button } from '../../../ui/button.tsx'
import { fullNameOf, ProblemLine, SharingTerms } from './household-text.tsx'
import { useSending } from './use-household.ts'

type Send = () => Promise<string | null>

type InvitationAnswerProps = { invitation: ReceivedInvitation; accept: Send; decline: Send }

/** Someone's invitation: what would be shared, then Accept and Decline. */
export function InvitationAnswer({ invitation, accept, decline }: InvitationAnswerProps) {
  const { from, expiresAt } = invitation
  const { isBusy, problem, send } = useSending()
  return (
    <div>
      <p>
        <strong>{fullNameOf(from)}</strong> ({from.email}) invites you to plan your cards together. The
        invitation is open until {formatDay(expiresAt.slice(0, 10))}.
      </p>
      <div className="mt-3">
        <SharingTerms />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={() => void send(accept)}>
          Accept
        </Button>
        <Button variant="secondary" busy={isBusy} onClick={() => void send(decline)}>
          Decline
        </Button>
      </div>
      <ProblemLine>{problem}</ProblemLine>
    </div>
  )
}
