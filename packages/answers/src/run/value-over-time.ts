import type { CatalogCard } from '@cardsight/catalog'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { valuationOf } from '@cardsight/contract/runs'
import type { ValueOverTime } from '@cardsight/contract/schemas'
import { valueByMonth } from '@cardsight/engine/backtest'
import { MONTH_DAYS } from '@cardsight/engine/insights'
import { centsToDollars } from '@cardsight/engine/money'
import type { Spend } from '@cardsight/engine/spending'
import { createRunCatalog, type RunCatalog } from './run-catalog.ts'
import { runOnSpend } from './run-on-spend.ts'
import { usableCentsOf } from './usable-cents.ts'

/** What some catalog cards would have been worth month by month, for the person of a profile. */
export function valueOverTime(
  catalog: RunCatalog,
  spend: Spend,
  cards: readonly CatalogCard[],
  profile: Profile = defaultProfile,
): ValueOverTime {
  const own = createRunCatalog({ ...catalog.release, cards }, catalog.assumptions.today, catalog.habits)
  const run = runOnSpend(own, spend, { averageDays: MONTH_DAYS, hasHistory: false, rent: 0 })
  const assumptions = {
    ...own.assumptions,
    ...valuationOf(profile, own.profileOptions, usableCentsOf(run)),
  }
  return {
    cards: cards.map(({ id, engine }) => {
      const months = valueByMonth(engine, spend, assumptions)
      return {
        cardId: id,
        money: months.map(({ money }) => centsToDollars(money)),
        introMoney: months.map(({ introMoney }) => centsToDollars(introMoney)),
        annualFee: months.map(({ annualFee }) => centsToDollars(annualFee)),
      }
    }),
  }
}
