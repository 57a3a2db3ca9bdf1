import type { Household, HouseholdSpending } from '@cardsight/contract/household'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { Accordion, AccordionItem } from '../../../ui/accordion.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import { householdText } from './household-text.ts'
import { InvitationAnswer } from './invitation-answer.tsx'
import { InviteForm } from './invite-form.tsx'
import { SentInvitation } from './sent-invitation.tsx'
import { Together } from './together.tsx'
import type { ChangeHousehold, HouseholdState } from './use-household.ts'

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
