/** The true categories of simulated transactions, which no endpoint reports: tests compare them with what we categorize. */
import { dayOf } from './bank/days.ts'
import { categorize } from './bank/histories/categorize.ts'
import { historyOf, type Login } from './bank/histories/logins.ts'
import { transactionIdOf } from './bank/items/change-log.ts'

export type TrueCategory = {
  /** The provider's detailed category, version 2. */
  readonly detailed: string
  /** The merchant category code that the card network has. */
  readonly mcc: string | null
}

const HISTORY_DAYS = 730

/** Returns the categories of all posted transactions by id. `itemId` is the Item that was linked and pulled today. */
export function trueCategories(login: Login, itemId: string, today: Date): ReadonlyMap<string, TrueCategory> {
  const day = dayOf(today.getTime())
  const rows = historyOf(login).generate({
    start: day,
    from: day - HISTORY_DAYS + 1,
    today: day,
    refreshDays: [],
  })
  return new Map(
    rows
      .filter(({ isPending }) => !isPending)
      .map((row) => {
        const { detailed, mcc } = categorize(row.description)
        return [transactionIdOf(itemId, row, 'posted'), { detailed, mcc }]
      }),
  )
}
