import type { CostName } from '@cardsight/contract/costs'
import { costLabels } from '../../content/costs.ts'
import { formatMoney } from '../../lib/format-money.ts'
import type { Costs } from './costs.ts'

/** Says which amounts were raised to the sum of their details. */
export function RaisedNote({ costs, raised }: { costs: Costs; raised: readonly CostName[] }) {
  return (
    <p aria-live="polite" className="mt-2 text-sm text-ink-soft">
      {raised.map((name) => (
        <span key={name} className="block">
          We raised {costLabels[name]} to {formatMoney(Number(costs[name]))} so that it includes its details.
        </span>
      ))}
    </p>
  )
}
