import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CostFields } from './cost-fields.tsx'
import { CostTotal } from './cost-total.tsx'
import { type Costs, emptyCosts, sampleCosts, totalOfCosts } from './costs.ts'
import { spendingText } from './spending-text.ts'

type SpendingFieldsProps = {
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
  const { isBusy, children } = props
  const total = totalOfCosts(costs)
  const [said, setSaid] = useState(0)
  const fill = ({ isManualCost: _kept, ...amounts }: Costs) => {
    const filled = { ...costs, ...amounts }
    setSaid(totalOfCosts(filled))
    onChange(filled)
  }
  return (
    <form
      id={formId}
      onBlur={() => setSaid(total)}
      onSubmit={(event) => {
        event.preventDefault()
        if (total > 0 && !isBusy) {
          onSubmit()
        }
      }}
    >
      <CostFields costs={costs} onChange={onChange} />
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
