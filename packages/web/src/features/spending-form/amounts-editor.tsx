import { costFields, costNames } from '@cardsight/contract/costs'
import { formatDollars } from '../../lib/format-money.ts'
import { TextButton } from '../../ui/button.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import { type Costs, spendingText, totalOfCosts, useCostChanges } from './costs.ts'

type AmountsEditorProps = {
  costs: Costs
  onChange: (costs: Costs) => void
  /** Opens the whole form, with finer amounts. */
  onAll: () => void
}

/** The six amounts next to the results, which follow every keystroke. */
export function AmountsEditor({ costs, onChange, onAll }: AmountsEditorProps) {
  const { change } = useCostChanges(costs, onChange)
  const total = totalOfCosts(costs)
  return (
    <fieldset>
      <legend className="font-semibold">{spendingText.prompt}</legend>
      <div className="mt-2 grid grid-cols-2 gap-3 narrow:grid-cols-3 menu:grid-cols-6">
        {costNames.map((name) => (
          <MoneyField
            key={name}
            name={name}
            label={<span className="block truncate text-sm">{costFields[name].label}</span>}
            value={costs[name]}
            onValueChange={(digits) => change(name, digits)}
            enterKeyHint="done"
          />
        ))}
      </div>
      <p className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        <span role="status">
          {total === 0 ? (
            spendingText.nothingTyped
          ) : (
            <>
              {spendingText.total}: <b className="figures font-semibold">{formatDollars(total)}</b>
            </>
          )}
        </span>
        <TextButton onClick={onAll}>More detail</TextButton>
      </p>
    </fieldset>
  )
}
