import { type CostName, costFields } from '@cardsight/contract/costs'
import { type ReactNode, useState } from 'react'
import { formatDollars, formatMoney } from '../../lib/format-money.ts'
import { Button } from '../../ui/button.tsx'
import {
  type Costs,
  emptyCosts,
  isTypical,
  sampleCosts,
  settleCosts,
  spendingText,
  totalOfCosts,
} from './costs.ts'
import { type BrandNoteProps, CostFields, MoreDetail, type RentProps } from './more-detail.tsx'

type SpendingFieldsProps = RentProps &
  BrandNoteProps & {
    formId: string
    costs: Costs
    onChange: (costs: Costs) => void
    onSubmit: () => void
    isBusy: boolean
    /** Inside the form, at its end. */
    children?: ReactNode
  }

/** The form without its title and button, which a page and a modal place differently. */
export function SpendingFields({ formId, costs, onChange, onSubmit, ...props }: SpendingFieldsProps) {
  const { isBusy, children, rent, onRent, notesOn } = props
  const total = totalOfCosts(costs)
  const [announced, setAnnounced] = useState(0)
  const [raised, setRaised] = useState<readonly CostName[]>([])
  const fill = (amounts: Costs) => {
    const filled = { ...amounts, isManualCost: costs.isManualCost }
    setAnnounced(totalOfCosts(filled))
    setRaised([])
    onChange(filled)
  }
  const settle = () => {
    const settled = settleCosts(costs)
    setAnnounced(total)
    if (settled.raised.length > 0) {
      setRaised(settled.raised)
      onChange(settled.costs)
    }
  }
  return (
    <form
      id={formId}
      onBlur={settle}
      onSubmit={(event) => {
        event.preventDefault()
        if (total > 0 && !isBusy) {
          onSubmit()
        }
      }}
    >
      <CostFields costs={costs} onChange={onChange} />
      <MoreDetail costs={costs} onChange={onChange} rent={rent} onRent={onRent} notesOn={notesOn} />
      <RaisedNote costs={costs} raised={raised} />
      <div className="mt-4">
        <CostTotal total={total} announced={announced} />
      </div>
      {/* Its line stays, so that nothing moves with the first key. */}
      <p className="mt-1 min-h-5 text-sm text-ink-soft">{isTypical(costs) && spendingText.typical}</p>
      <div data-needs-script className="mt-2 -ml-3 flex flex-wrap gap-x-1">
        <Button variant="quiet" size="small" onClick={() => fill(sampleCosts)}>
          {spendingText.example}
        </Button>
        <Button variant="quiet" size="small" onClick={() => fill(emptyCosts)}>
          {spendingText.clear}
        </Button>
      </div>
      {children}
    </form>
  )
}

/** Shows the total while typing; screen readers hear `announced`, which changes only when a field loses focus. */
function CostTotal({ total, announced }: { total: number; announced: number }) {
  return (
    <>
      <dl className="flex flex-wrap items-baseline justify-between gap-x-4">
        <dt className="font-semibold">{spendingText.total}</dt>
        <dd className="figures rule-double pb-0.5 text-xl font-semibold">{formatMoney(total)}</dd>
      </dl>
      <p role="status" className="sr-only">
        {announced > 0 && `${spendingText.total}: ${formatMoney(announced)}`}
      </p>
    </>
  )
}

/** Says which amounts were raised to the sum of their details. */
function RaisedNote({ costs, raised }: { costs: Costs; raised: readonly CostName[] }) {
  return (
    <p aria-live="polite" className="mt-2 text-sm text-ink-soft">
      {raised.map((name) => (
        <span key={name} className="block">
          We raised {costFields[name].label} to {formatDollars(Number(costs[name]))} so that it includes its
          details.
        </span>
      ))}
    </p>
  )
}
