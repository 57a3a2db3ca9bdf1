import { pagePaths } from '@cardsight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { createHouseholdCalls, type HouseholdCalls } from '../../api/users.ts'
import { sentenceOf } from '../../features/your-cards/household-account/household-text.tsx'
import { InvitationAnswer } from '../../features/your-cards/household-account/invitation-answer.tsx'
import { AuthPage } from '../../layout/auth-panel.tsx'
import { ServerState } from '../../lib/server-state.tsx'
import { useSessionStore } from '../../session/session-context.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'

type HouseholdPageProps = { token: string; calls?: HouseholdCalls }

/** The link of an invitation. Mail programs open links automatically, so only a button answers it. */
export function HouseholdPage(props: HouseholdPageProps) {
  return (
    <ServerState>
      <Invitation {...props} />
    </ServerState>
  )
}

function Invitation({ token, calls: given }: HouseholdPageProps) {
  const { leave } = useSessionStore()
  const calls = useMemo(() => given ?? createHouseholdCalls(leave), [given, leave])
  const invitation = useQuery({ queryKey: ['invitation', token], queryFn: () => calls.read(token) })
  const [isDeclined, setIsDeclined] = useState(false)
  const navigate = useNavigate()
  const answer = async (send: Promise<unknown>, then: () => void): Promise<string | null> => {
    try {
      await send
    } catch (error) {
      return sentenceOf(error)
    }
    then()
    return null
  }
  return (
    <AuthPage heading="Plan your cards together">
      {invitation.isPending && <SkeletonLines lines={4} />}
      {invitation.isError && <p role="alert">{sentenceOf(invitation.error)}</p>}
      {invitation.isSuccess && !isDeclined && (
        <InvitationAnswer
          invitation={invitation.data}
          accept={() =>
            answer(calls.accept({ token }), () => void navigate(`${pagePaths.yourCards}?view=plan`))
          }
          decline={() => answer(calls.decline({ token }), () => setIsDeclined(true))}
        />
      )}
      {isDeclined && <p role="status">You declined the invitation. Nothing was shared.</p>}
      {(invitation.isError || isDeclined) && (
        <p className="mt-4">
          <Link to={pagePaths.yourCards}>Go to your cards</Link>
        </p>
      )}
    </AuthPage>
  )
}
