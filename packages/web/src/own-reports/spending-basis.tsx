import { costFields } from '@cardsight/contract/costs'
import { defaultProfile, isSameProfile } from '@cardsight/contract/profile'
import { formCategories } from '@cardsight/engine/categories'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { assumedPerson } from '../content/average-spending.ts'
import type { Costs } from '../features/spending-form/costs.ts'
import { useCostChanges } from '../features/spending-form/costs.ts'
import { formatDollars } from '../lib/format-money.ts'
import { Button, TextButton } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { MoneyField } from '../ui/money-field.tsx'
import type { OwnReports, OwnSpending } from './use-own-reports.ts'

type SpendingBasisProps = { own: OwnSpending; className?: string }

/** One line that says whose spending the numbers are for. It expands to the amounts. */
export function SpendingBasis({ own, className }: SpendingBasisProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const { basis, costs, total, changeCosts } = own
  const isLinked = basis === 'linked'
  return (
    <section aria-label="Spending behind these numbers" className={className}>
      <p className="flex flex-wrap items-center gap-x-6">
        <span className="figures">{basisText(basis, total)}</span>
        {!isLinked && (
          <Button
            variant="quiet"
            size="small"
            className="-mx-3"
            data-needs-script=""
            data-print="hide"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {basis === 'own' ? 'Edit amounts' : 'Use my spending'}
            <ChevronDown
              aria-hidden="true"
              className={classNames('size-4 shrink-0 transition-transform', isOpen && 'rotate-180')}
            />
          </Button>
        )}
        <LinkedSwitch own={own} onSwitch={setIsOpen} />
      </p>
      <OwnStatus own={own} />
      <div id={id} hidden={!isOpen} data-print="hide" className="mt-3">
        {isOpen && !isLinked && <AmountFields costs={costs} onChange={changeCosts} />}
      </div>
    </section>
  )
}

type LinkedSwitchProps = { own: OwnSpending; onSwitch?: (isToAmounts: boolean) => void }

/** Goes from linked spending to monthly amounts and back. */
export function LinkedSwitch({ own: { basis, linkedTotal, chooseLinked }, onSwitch }: LinkedSwitchProps) {
  const isLinked = basis === 'linked'
  return (
    linkedTotal !== null && (
      <TextButton
        data-print="hide"
        onClick={() => {
          chooseLinked(!isLinked)
          onSwitch?.(isLinked)
        }}
      >
        {isLinked ? 'Use monthly amounts' : `Use my linked spending, ${formatDollars(linkedTotal)} a month`}
      </TextButton>
    )
  )
}

/** Announces that numbers are on their way, and says if they aren't the visitor's. */
export function OwnStatus({ own: { isBusy, hasFailed } }: { own: OwnSpending }) {
  return (
    <>
      <p role="status" className="sr-only">
        {isBusy && 'Updating'}
      </p>
      <p role="alert" className="text-sm text-brick empty:hidden">
        {hasFailed && 'We couldn’t calculate this for your spending. Change an amount to try again.'}
      </p>
    </>
  )
}

type AmountFieldsProps = { costs: Costs; onChange: (costs: Costs) => void }

/** The six monthly amounts in a grid. Results follow the typing, so there is no button. */
export function AmountFields({ costs, onChange }: AmountFieldsProps) {
  const { change } = useCostChanges(costs, onChange)
  return (
    <div className="grid grid-cols-1 items-end gap-x-4 gap-y-3 min-[22rem]:grid-cols-2 narrow:grid-cols-3">
      {formCategories.map((name) => (
        <MoneyField
          key={name}
          name={name}
          label={costFields[name].label}
          value={costs[name]}
          onValueChange={(digits) => change(name, digits)}
          className="[&>label]:text-sm"
        />
      ))}
    </div>
  )
}

const whose: Readonly<Record<OwnReports['basis'], string>> = {
  average: 'the average U.S. household’s spending',
  shared: 'the spending in this link',
  own: 'your spending',
  linked: 'your linked spending',
}

/** 'Based on $2,395 a month, your spending.' */
function basisText(basis: OwnReports['basis'], monthly: number): string {
  return `Based on ${formatDollars(monthly)} a month, ${whose[basis]}.`
}

/** Says which profile the numbers are for. */
export function PersonLine({ own: { profile } }: { own: OwnSpending }) {
  return (
    <p className="mt-1 text-sm text-ink-soft">
      {isSameProfile(profile, defaultProfile) ? `Assumes: ${assumedPerson}` : 'Uses the profile you set up.'}
    </p>
  )
}
