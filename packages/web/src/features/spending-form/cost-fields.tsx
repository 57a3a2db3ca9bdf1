import type { CostName } from '@cardsight/contract/costs'
import { categoryStyle } from '../../content/category-styles.ts'
import { costLabels, costNames } from '../../content/costs.ts'
import { MoneyField } from '../../ui/money-field.tsx'
import type { Costs } from './costs.ts'
import { useCostChanges } from './use-cost-changes.ts'

type CostFieldsProps = { costs: Costs; onChange: (costs: Costs) => void }

/** Six lines with a label on the left and an amount on the right. */
export function CostFields({ costs, onChange }: CostFieldsProps) {
  const { change } = useCostChanges(costs, onChange)
  return (
    <div className="divide-y divide-hairline border-y border-hairline">
      {costNames.map((name) => (
        <MoneyField
          key={name}
          name={name}
          label={<CostLabel name={name} />}
          value={costs[name]}
          onValueChange={(digits) => change(name, digits)}
          enterKeyHint="go"
          className={lineClasses}
        />
      ))}
    </div>
  )
}

// The input wraps under its label if they don't fit, so that large text never breaks inside a word.
export const lineClasses =
  'flex flex-wrap items-center gap-x-3 py-1.5 [&>div]:mt-0 [&>div]:grow [&>div]:basis-28 [&>label]:grow-[999] [&>label]:basis-36 [&>p]:basis-full'

function CostLabel({ name }: { name: CostName }) {
  const { icon: Icon, color } = categoryStyle(costLabels[name])
  return (
    <span className="flex items-center gap-3">
      <Icon aria-hidden="true" color={color} className="size-5 shrink-0" />
      <span className="min-w-0">{costLabels[name]}</span>
    </span>
  )
}
