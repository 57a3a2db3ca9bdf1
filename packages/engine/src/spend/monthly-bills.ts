/** Rent and taxes, which are no purchases: they count only where a card pays more for them than the fee for using it. */
import type { BillLeaf } from '../leaf.ts'
import { type Cents, toCents } from '../money.ts'
import { monthStarts } from './month-starts.ts'
import { type Bill, checkSize, type Spend } from './spend.ts'

/** Adds a bill of every month to a spend. An amount of zero adds nothing. */
export function withMonthlyBill(spend: Spend, leaf: BillLeaf, cents: Cents): Spend {
  if (cents === 0) {
    return spend
  }
  const added = monthStarts(spend.window).map((offset): Bill => ({ offset, leaf, cents }))
  const bills = [...(spend.bills ?? []), ...added]
  checkSize(spend.window, sizeOf(spend.cents) + sizeOf(bills.map((bill) => bill.cents)))
  return { ...spend, bills }
}

/** Adds twelve months of rent to a spend from any source. */
export function withRent(spend: Spend, dollarsPerMonth: number): Spend {
  return withMonthlyBill(spend, 'rent', toCents(dollarsPerMonth * 100))
}

/** Removes rent and taxes, for calculations that don't count them. */
export function withoutBills({ bills: _, ...purchases }: Spend): Spend {
  return purchases
}

function sizeOf(amounts: Iterable<number>): number {
  let size = 0
  for (const cents of amounts) {
    size += Math.abs(cents)
  }
  return size
}
