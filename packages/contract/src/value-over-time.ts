/** Value of some cards month by month over three years. */
import { manualRunQuerySchema } from './backtest.ts'
import { linkedRunQuerySchema } from './banking-runs.ts'
import { z } from './zod.ts'

/** A chart of more cards is unreadable. */
const MAX_CARDS = 3

const cardIdSchema = z.string().max(100)

/** One value or several: a query with a single card isn't parsed as a list. */
const cardIdsSchema = z
  .union([cardIdSchema.transform((id) => [id]), z.array(cardIdSchema).max(MAX_CARDS)], {
    error: `must be the id of a card, given at most ${MAX_CARDS} times`,
  })
  .meta({ description: 'The id of a card, repeated for each card' })

/** Query on typed costs: that of the run, and the cards. */
export const manualValueQuerySchema = manualRunQuerySchema.safeExtend({ card: cardIdsSchema })

/** Query on linked accounts: that of the run, and the cards. */
export const linkedValueQuerySchema = linkedRunQuerySchema.extend({ card: cardIdsSchema })

const dollarsByMonthSchema = z.array(z.number())

/** Dollars since the card was opened, after 0, 1, … 36 months. */
const cardValueSchema = z.object({
  cardId: z.string(),
  money: dollarsByMonthSchema.meta({
    description: 'Rewards at lasting terms, with anniversary bonuses and statement credits',
  }),
  introMoney: dollarsByMonthSchema.meta({
    description: 'Welcome bonus once its spending is reached, and what the first year earns on top',
  }),
  annualFee: dollarsByMonthSchema.meta({ description: 'Fees charged so far: a positive number' }),
})

/** After 12, 24 and 36 months, these are the amounts of the 1-, 2- and 3-year projections. */
export const valueOverTimeSchema = z.object({ cards: z.array(cardValueSchema) }).meta({ id: 'ValueOverTime' })

export type ValueOverTime = z.infer<typeof valueOverTimeSchema>
