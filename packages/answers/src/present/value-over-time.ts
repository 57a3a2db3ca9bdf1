import type { CatalogCard } from '@cardsight/catalog'
import type { ValueOverTime } from '@cardsight/contract/backtest'
import type { CardTexts } from '@cardsight/contract/cards'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { dollarsOf, ownDebtCost, valuationOf } from '@cardsight/contract/runs'
import { valueByMonth } from '@cardsight/engine/backtest'
import { type DebtMonth, MOST_MONTHS } from '@cardsight/engine/debt'
import { MONTH_DAYS } from '@cardsight/engine/insights'
import { centsToDollars } from '@cardsight/engine/money'
import type { Spend } from '@cardsight/engine/spending'
import { createRunCatalog, type RunCatalog } from '../run/run-catalog.ts'
import { runOnSpend } from '../run/run-on-spend.ts'
import { usableCentsOf } from '../run/usable-cents.ts'
import { presentCardTexts } from './card-texts.ts'

/** What some catalog cards would have been worth month by month, for the person of a profile. */
export function valueOverTime(
  catalog: RunCatalog,
  spend: Spend,
  cards: readonly CatalogCard[],
  profile: Profile = defaultProfile,
): ValueOverTime {
  const own = createRunCatalog({ ...catalog.release, cards }, catalog.assumptions.today, catalog.habits)
  if (profile.debt !== null) {
    return debtOverTime(presentCardTexts(own), profile)
  }
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

/** What a debt has cost after each month, as negative amounts. It's paid off regardless of purchases. */
function debtOverTime({ cards, lending }: CardTexts, profile: Profile): ValueOverTime {
  return {
    cards: cards.map((text) => {
      const payoff = ownDebtCost(text, profile, lending)?.payoff
      const after = (months: number, amountOf: (month: DebtMonth) => number) =>
        (payoff?.schedule ?? []).slice(0, months).reduce((sum, month) => sum + amountOf(month), 0)
      const costs = range.map((months) =>
        after(months, ({ transferFeeCents, interestCents }) => transferFeeCents + interestCents),
      )
      const fees = range.map((months) => after(months, ({ annualFeeCents }) => annualFeeCents))
      return {
        cardId: text.cardId,
        money: costs.map((cents) => dollarsOf(0 - cents)),
        introMoney: range.map(() => 0),
        annualFee: fees.map(dollarsOf),
      }
    }),
  }
}

const range = Array.from({ length: MOST_MONTHS + 1 }, (_, months) => months)
