import { costFields, totalOfTypedCosts } from '@cardsight/contract/costs'
import { defaultProfile, isSameProfile } from '@cardsight/contract/profile'
import { formCategories } from '@cardsight/engine/categories'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { assumedPerson } from '../content/average-spending.ts'
import type { Costs } from '../features/spending-form/costs.ts'
import { useCostChanges } from '../features/spending-form/costs.ts'
import { formatDollars } from '../lib/format-money.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { MoneyField } from '../ui/money-field.tsx'
import type { OwnReports } from './use-own-reports.ts'

type SpendingBasisProps = { own: Omit<OwnReports, 'reports'>; className?: string }

/** One line that says whose spending the numbers are for. It expands to the amounts. */
export function SpendingBasis({ own, className }: SpendingBasisProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const { basis, costs, monthly, changeCosts } = own
  return (
    <section aria-label="Spending behind these numbers" className={className}>
      <p className="flex flex-wrap items-center gap-x-6">
        <span className="figures">{basisText(basis, totalOfTypedCosts(monthly))}</span>
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
      </p>
      <OwnStatus own={own} />
      <div id={id} hidden={!isOpen} data-print="hide" className="mt-3">
        {isOpen && <AmountFields costs={costs} onChange={changeCosts} />}
      </div>
    </section>
  )
}

/** Announces that numbers are on their way, and says if they aren't the visitor's. */
export function OwnStatus({ own: { isBusy, hasFailed } }: Pick<SpendingBasisProps, 'own'>) {
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
}

/** 'Based on $2,395 a month, your spending.' */
function basisText(basis: OwnReports['basis'], monthly: number): string {
  return `Based on ${formatDollars(monthly)} a month, ${whose[basis]}.`
}

/** Says which profile the numbers are for. */
export function PersonLine({ own: { profile } }: { own: Omit<OwnReports, 'reports'> }) {
  return (
    <p className="mt-1 text-sm text-ink-soft">
      {isSameProfile(profile, defaultProfile) ? `Assumes: ${assumedPerson}` : 'Uses the profile you set up.'}
    </p>
  )
}
