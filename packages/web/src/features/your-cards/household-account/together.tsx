import type { Household, HouseholdSpending } from '@cardsight/contract/household'
import type { ReactNode } from 'react'
import { formatDollars } from '../../../lib/format-dollars.ts'
import { Accordion, AccordionItem } from '../../../ui/accordion.tsx'
import { Button } from '../../../ui/button.tsx'
import { EndHousehold } from './end-household.tsx'
import { householdText } from './household-text.ts'
import { ProblemLine } from './problem-line.tsx'
import { isSameSpending, totalOf } from './shared-spending.ts'
import { SharedSummary } from './shared-summary.tsx'
import type { ChangeHousehold } from './use-household.ts'
import { useSending } from './use-sending.ts'

type TogetherProps = {
  together: NonNullable<Household['together']>
  change: ChangeHousehold
  nameOf: (cardId: string) => string
  /** Amounts that the person typed in this browser. */
  typed: HouseholdSpending | null
  /** How the other person wants to plan. */
  children: ReactNode
}

/** A household that both people agreed to: what each sees, and how to end it. */
export function Together({ together, change, nameOf, typed, children }: TogetherProps) {
  const { partner, theirs, yours } = together
  const name = partner.firstName
  return (
    <>
      <p className="max-w-text">
        This plan is for you and <strong>{name}</strong> ({partner.email}). It uses both people’s spending and
        cards.
      </p>
      {children}
      {yours.spending?.source !== 'linked' && typed !== null && !isSameSpending(yours.spending, typed) && (
        <ShareAmounts {...{ name, typed, change }} />
      )}
      <Accordion className="mt-4">
        <AccordionItem title="What each of you sees">
          <div className="grid gap-6 narrow:grid-cols-2">
            <SharedSummary
              heading={`What you see of ${name}`}
              data={theirs}
              nameOf={nameOf}
              noAmounts={`${name} hasn’t linked an account or shared any amounts yet.`}
            />
            <SharedSummary
              heading={`What ${name} sees of you`}
              data={yours}
              nameOf={nameOf}
              noAmounts="No amounts yet."
            />
          </div>
          <p className="mt-4">
            {householdText.joint} {householdText.never}
          </p>
        </AccordionItem>
      </Accordion>
      <div className="mt-2 -ml-3">
        <EndHousehold name={name} change={change} />
      </div>
    </>
  )
}

type ShareAmountsProps = { name: string; typed: HouseholdSpending; change: ChangeHousehold }

/** Typed amounts stay in the browser until the person shares them. */
function ShareAmounts({ name, typed, change }: ShareAmountsProps) {
  const { isBusy, problem, send } = useSending()
  return (
    <div className="mt-4">
      <p className="max-w-text text-sm text-ink-soft">
        {name} doesn’t see the amounts you entered: {formatDollars(totalOf(typed))} a month.
      </p>
      <Button
        variant="secondary"
        size="small"
        className="mt-2"
        busy={isBusy}
        onClick={() => void send(() => change((calls) => calls.share(typed)))}
      >
        Share these amounts
      </Button>
      <ProblemLine>{problem}</ProblemLine>
    </div>
  )
}
