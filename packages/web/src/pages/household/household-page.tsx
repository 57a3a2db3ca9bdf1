import type { ReceivedInvitation } from '@cardsight/contract/household'
import { pagePaths } from '@cardsight/contract/paths'
import { useEffect, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { createHouseholdCalls, type HouseholdCalls } from '../../api/household.ts'
import { sentenceOf } from '../../features/your-cards/household-account/household-text.ts'
import { InvitationAnswer } from '../../features/your-cards/household-account/invitation-answer.tsx'
import { useSessionStore } from '../../session/session-context.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { AuthPage } from '../auth/auth-panel.tsx'

type HouseholdPageProps = { token: string; calls?: HouseholdCalls }

type Shown =
  | Readonly<{ kind: 'loading' }>
  | Readonly<{ kind: 'problem'; sentence: string }>
  | Readonly<{ kind: 'invitation'; invitation: ReceivedInvitation }>
  | Readonly<{ kind: 'declined' }>

/** The link of an invitation. Mail programs open links automatically, so only a button answers it. */
export function HouseholdPage({ token, calls: given }: HouseholdPageProps) {
  const { leave } = useSessionStore()
  const calls = useMemo(() => given ?? createHouseholdCalls(leave), [given, leave])
  const [shown, setShown] = useState<Shown>({ kind: 'loading' })
  const navigate = useNavigate()
  useEffect(() => {
    let isCurrent = true
    calls.read(token).then(
      (invitation) => isCurrent && setShown({ kind: 'invitation', invitation }),
      (error: unknown) => isCurrent && setShown({ kind: 'problem', sentence: sentenceOf(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [calls, token])
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
      {shown.kind === 'loading' && <SkeletonLines lines={4} />}
      {shown.kind === 'problem' && <p role="alert">{shown.sentence}</p>}
      {shown.kind === 'invitation' && (
        <InvitationAnswer
          invitation={shown.invitation}
          accept={() =>
            answer(calls.accept({ token }), () => void navigate(`${pagePaths.yourCards}?view=plan`))
          }
          decline={() => answer(calls.decline({ token }), () => setShown({ kind: 'declined' }))}
        />
      )}
      {shown.kind === 'declined' && <p role="status">You declined the invitation. Nothing was shared.</p>}
      {(shown.kind === 'problem' || shown.kind === 'declined') && (
        <p className="mt-4">
          <Link to={pagePaths.yourCards}>Go to your cards</Link>
        </p>
      )}
    </AuthPage>
  )
}
