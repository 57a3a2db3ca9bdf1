import { totalOfTypedCosts } from '@cardsight/contract/costs'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { AmountFields } from './amount-fields.tsx'
import { basisText } from './basis-text.ts'
import type { OwnReports } from './use-own-reports.ts'

type SpendingBasisProps = { own: OwnReports; className?: string }

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
