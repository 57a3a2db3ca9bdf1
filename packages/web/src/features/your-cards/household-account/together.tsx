import { costFields } from '@cardsight/contract/costs'
import type { Household, HouseholdSpending, SharedData } from '@cardsight/contract/household'
import { formCategories } from '@cardsight/engine/categories'
import { type ReactNode, useState } from 'react'
import { formatMonth } from '../../../lib/format-date.ts'
import { formatDollars } from '../../../lib/format-money.ts'
import { Button } from '../../../ui/button.tsx'
import { Accordion, AccordionItem } from '../../../ui/fold-out.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { householdText, ProblemLine } from './household-text.tsx'
import { isSameSpending, totalOf } from './shared-spending.ts'
import { type ChangeHousehold, useSending } from './use-household.ts'

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

function EndHousehold({ name, change }: { name: string; change: ChangeHousehold }) {
  const [isOpen, setIsOpen] = useState(false)
  const { isBusy, problem, send } = useSending()
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
        End household
      </Button>
      <Modal
        open={isOpen}
        onOpenChange={setIsOpen}
        title={`End your household with ${name}?`}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              Cancel
            </Button>
            <Button
              variant="danger"
              busy={isBusy}
              onClick={() => void send(() => change((calls) => calls.end()))}
            >
              End household
            </Button>
          </>
        }
      >
        <p>
          You’ll both stop seeing each other’s totals and cards right away, and we’ll email {name}. Your own
          cards and accounts stay as they are.
        </p>
        <ProblemLine>{problem}</ProblemLine>
      </Modal>
    </>
  )
}

type SharedSummaryProps = {
  heading: string
  data: SharedData
  nameOf: (cardId: string) => string
  /** Shown if there are no amounts. */
  noAmounts: string
}

/** Everything that one person of a household sees of the other. */
function SharedSummary({ heading, data, nameOf, noAmounts }: SharedSummaryProps) {
  const { spending, cards } = data
  return (
    <section aria-label={heading}>
      <h4 className="font-sans text-base font-semibold text-ink">{heading}</h4>
      {spending === null ? (
        <p className="mt-2">{noAmounts}</p>
      ) : (
        <dl className="figures mt-2 grid max-w-80 grid-cols-[1fr_auto] gap-x-4 gap-y-1">
          {formCategories.map((name) => (
            <div key={name} className="contents">
              <dt>{costFields[name].label}</dt>
              <dd className="text-right">{formatDollars(spending.monthly[name])} a month</dd>
            </div>
          ))}
        </dl>
      )}
      {cards.length === 0 ? (
        <p className="mt-2">No cards yet.</p>
      ) : (
        <ul className="mt-3 space-y-1">
          {cards.map((card, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a person may have a card twice, and the list has no ids
            <li key={index}>
              {nameOf(card.cardId)}
              {monthsText(card)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function monthsText({ opened, closed, bonusReceived }: SharedData['cards'][number]): string {
  const parts = [
    opened === null ? null : `opened ${formatMonth(opened)}`,
    closed === null ? null : `closed ${formatMonth(closed)}`,
    bonusReceived === null ? null : `bonus by ${formatMonth(bonusReceived)}`,
  ].filter((part) => part !== null)
  return parts.length === 0 ? '' : `: ${parts.join(', ')}`
}
