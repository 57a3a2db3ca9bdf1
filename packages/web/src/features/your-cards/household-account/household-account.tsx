import type { Household, HouseholdSpending } from '@cardsight/contract/household'
import { pagePaths } from '@cardsight/contract/paths'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../../../lib/format-date.ts'
import { Button, TextButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Accordion, AccordionItem } from '../../../ui/fold-out.tsx'
import { householdText, ProblemLine, SharingTerms } from './household-text.tsx'
import { InvitationAnswer } from './invitation-answer.tsx'
import { Together } from './together.tsx'
import { type ChangeHousehold, type HouseholdState, useSending } from './use-household.ts'

type HouseholdAccountProps = {
  state: HouseholdState
  nameOf: (cardId: string) => string
  /** Amounts that the person typed in this browser. */
  typed: HouseholdSpending | null
  /** Whether the person wants a plan for two. Invitations are shown in any case. */
  isForTwo: boolean
  /** How the other person wants to plan. Shown once both accepted. */
  children?: ReactNode
}

/** The household of a signed-in person, in the plan. */
export function HouseholdAccount({ state, ...props }: HouseholdAccountProps) {
  if (state.status === 'loading' || state.status === 'visitor') {
    return null
  }
  if (state.status === 'failed') {
    return (
      <p role="alert" className="mt-3">
        {householdText.loadFailed} <TextButton onClick={state.retry}>Try again</TextButton>
      </p>
    )
  }
  return <LoadedHousehold household={state.household} change={state.change} {...props} />
}

type LoadedHouseholdProps = Omit<HouseholdAccountProps, 'state'> & {
  household: Household
  change: ChangeHousehold
}

function LoadedHousehold({ household, change, ...props }: LoadedHouseholdProps) {
  const { box, changeHere } = useFocusAfterChange(household, change)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of one form.
    <div ref={box} role="group" aria-label="Plan for two" tabIndex={-1} className="focus:outline-none">
      <HouseholdParts household={household} change={changeHere} {...props} />
    </div>
  )
}

/** A change replaces the button that was pressed. The focus then moves to its group instead of the top of the page. */
function useFocusAfterChange(household: Household, change: ChangeHousehold) {
  const box = useRef<HTMLDivElement>(null)
  const isOurs = useRef(false)
  const changeHere = useCallback<ChangeHousehold>(
    async (send) => {
      isOurs.current = true
      const problem = await change(send)
      if (problem !== null) {
        isOurs.current = false
      }
      return problem
    },
    [change],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new household has replaced what was focused.
  useEffect(() => {
    if (isOurs.current && document.activeElement === document.body) {
      box.current?.focus()
    }
    isOurs.current = false
  }, [household])
  return { box, changeHere }
}

function HouseholdParts({ household, change, nameOf, typed, isForTwo, children }: LoadedHouseholdProps) {
  const { together, sent, received, isEmailVerified } = household
  if (together !== null) {
    return (
      <Panel>
        <Together {...{ together, change, nameOf, typed }}>{children}</Together>
      </Panel>
    )
  }
  const invitations = received.map((invitation) => (
    <Panel key={invitation.id}>
      <InvitationAnswer
        invitation={invitation}
        accept={() => change((calls) => calls.accept({ id: invitation.id }))}
        decline={() => change((calls) => calls.decline({ id: invitation.id }))}
      />
    </Panel>
  ))
  if (sent !== null) {
    return (
      <>
        {invitations}
        <Panel>
          <SentInvitation sent={sent} change={change} />
        </Panel>
      </>
    )
  }
  return (
    <>
      {invitations}
      {isForTwo && (
        <Accordion className="mt-4">
          <AccordionItem title="Invite them to plan from their own account">
            <InviteForm isEmailVerified={isEmailVerified} change={change} />
          </AccordionItem>
        </Accordion>
      )}
    </>
  )
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <section aria-label="Your household" className="my-4 border-l-2 border-evergreen pl-4 narrow:pl-6">
      {children}
    </section>
  )
}

type SentInvitationProps = { sent: NonNullable<Household['sent']>; change: ChangeHousehold }

function SentInvitation({ sent, change }: SentInvitationProps) {
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

type InviteFormProps = { isEmailVerified: boolean; change: ChangeHousehold }

function InviteForm({ isEmailVerified, change }: InviteFormProps) {
  const [email, setEmail] = useState('')
  const { isBusy, problem, send } = useSending()
  if (!isEmailVerified) {
    return (
      <p>
        Confirm your email address before you invite someone. You can get a new link on{' '}
        <Link to={pagePaths.account} className="font-medium text-link underline underline-offset-4">
          your account page
        </Link>
        .
      </p>
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send(() => change((calls) => calls.invite(email)))
      }}
    >
      <SharingTerms />
      <div className="mt-4 grid max-w-160 items-start gap-3 narrow:grid-cols-[1fr_auto]">
        <TextField
          label="Their email address"
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          error={problem}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button type="submit" busy={isBusy} className="narrow:mt-7.5">
          Send invitation
        </Button>
      </div>
    </form>
  )
}
