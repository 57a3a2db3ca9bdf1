import { costLabels, costNamesInTables } from '../../content/costs.ts'
import type { Costs } from '../../features/spending-form/costs.ts'
import { useCostChanges } from '../../features/spending-form/use-cost-changes.ts'
import { MoneyField } from '../../ui/money-field.tsx'

type AmountFieldsProps = { costs: Costs; onChange: (costs: Costs) => void }

/** The six monthly amounts in a grid. Results follow the typing, so there is no button. */
export function AmountFields({ costs, onChange }: AmountFieldsProps) {
  const { change } = useCostChanges(costs, onChange)
  return (
    <div className="grid grid-cols-1 items-end gap-x-4 gap-y-3 min-[22rem]:grid-cols-2 narrow:grid-cols-3">
      {costNamesInTables.map((name) => (
        <MoneyField
          key={name}
          name={name}
          label={costLabels[name]}
          value={costs[name]}
          onValueChange={(digits) => change(name, digits)}
          className="[&>label]:text-sm"
        />
      ))}
    </div>
  )
}
