import type { CostName } from '@cardsight/contract/costs'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CostFields } from './cost-fields.tsx'
import { CostTotal } from './cost-total.tsx'
import { type Costs, emptyCosts, sampleCosts, settleCosts, totalOfCosts } from './costs.ts'
import { type BrandNoteProps, MoreDetail, type RentProps } from './more-detail.tsx'
import { RaisedNote } from './raised-note.tsx'
import { spendingText } from './spending-text.ts'

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
  const [said, setSaid] = useState(0)
  const [raised, setRaised] = useState<readonly CostName[]>([])
  const fill = (amounts: Costs) => {
    const filled = { ...amounts, isManualCost: costs.isManualCost }
    setSaid(totalOfCosts(filled))
    setRaised([])
    onChange(filled)
  }
  const settle = () => {
    const settled = settleCosts(costs)
    setSaid(total)
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
        <CostTotal total={total} said={said} />
      </div>
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
