import type { Spend } from '../spend/spend.ts'
import { BILL_CATEGORY, billMonths, billUnits } from './bills.ts'
import type { Compiled } from './compile.ts'
import { type Rewards, WIDTH } from './rewards.ts'
import type { Tables } from './tables.ts'

/** Adds what each plan pays for bills: with all other spending, and with that of their category alone. */
export function withBills(rewards: Rewards, { plans }: Compiled, spend: Spend, tables: Tables): Rewards {
  const months = billMonths(spend, tables)
  if (months.length === 0) {
    return rewards
  }
  const monthsAlone = billMonths(spend, tables, ({ category }) => category === BILL_CATEGORY)
  const units = rewards.units.slice()
  const extra = new Float64Array(plans.length)
  for (const [index, { bills }] of plans.entries()) {
    const target = index * WIDTH + BILL_CATEGORY
    const together = billUnits(bills, months)
    units[target] = (units[target] ?? 0) + together
    extra[index] = billUnits(bills, monthsAlone) - together
  }
  return { ...rewards, units, billsAlone: { category: BILL_CATEGORY, extra } }
}
