import { averageCosts } from '../../content/average-spending.ts'
import { costNamesInTables } from '../../content/costs.ts'
import { shortCostLabels } from '../../content/short-cost-labels.ts'
import { totalOf } from '../best-cards/costs-query.ts'
import { wholeDollars } from './answer.ts'
import { BarRows } from './bar-rows.tsx'
import { FaceRow } from './face-row.tsx'
import type { FactBar, HomeFacts } from './home-facts.ts'
import { Picture } from './picture.tsx'

/** What an average household spends, by category. */
export function SpendingPicture() {
  const largest = Math.max(...costNamesInTables.map((name) => averageCosts[name]))
  const bars: FactBar[] = costNamesInTables.map((name) => ({
    name: shortCostLabels[name],
    amount: wholeDollars(averageCosts[name]),
    percent: Math.round((100 * averageCosts[name]) / largest),
  }))
  return (
    <Picture title={`The average household spends ${wholeDollars(totalOf(averageCosts))} a month on these`}>
      <BarRows bars={bars} />
    </Picture>
  )
}

/** What the best cards and a plain one would have earned on it. */
export function EarningsPicture({ bars }: Pick<HomeFacts, 'bars'>) {
  return (
    <Picture title="What five cards would have earned on it in year one">
      <BarRows bars={bars} quietFrom={bars.length - 1} />
    </Picture>
  )
}

/** The winner under different rules. */
export function LeadersPicture({ leaders }: Pick<HomeFacts, 'leaders'>) {
  return (
    <Picture title="The winner depends on how long you keep it">
      <ul className="list-none space-y-4">
        {leaders.map(({ when, ...card }) => (
          <li key={when}>
            <FaceRow card={card} label={when} />
          </li>
        ))}
      </ul>
    </Picture>
  )
}
