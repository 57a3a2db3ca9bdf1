/**
 * A run as numbers: what our own client asks for. Every number is whole, cents or points; cards are named by
 * their place in the card texts. `expandRun` makes the cards details of it.
 */
import { z } from 'zod'
import { insightsSchema } from './cards-details.ts'

const columnSchema = z.array(z.int())
const columnsSchema = z.tuple([columnSchema, columnSchema, columnSchema])

/**
 * Columns by card for 1, 2 and 3 years. So that most numbers are zeros, two years stand as what they are beyond
 * twice the first, three as what they are beyond three times the first, and points as what they are beyond cents.
 */
const amountsSchema = z.object({
  money: columnsSchema,
  points: columnsSchema,
  introMoney: columnSchema,
  introPoints: columnSchema,
})

export const runNumbersSchema = z
  .object({
    form: z.literal('numbers'),
    catalogVersion: z.string(),
    cardTexts: z.string().meta({ description: 'Address of the card texts by whose order cards are named' }),
    overall: amountsSchema,
    categories: z.array(
      z.object({
        name: z.string(),
        spendingCents: z.int(),
        money: columnSchema.meta({ description: 'Cents of the first year, by card' }),
        points: columnSchema.meta({ description: 'Points beyond those cents, by card' }),
        alone: z
          .object({ cards: columnSchema, ...amountsSchema.shape })
          .meta({ description: 'With nothing but this spending: every card that is in one of its lists' }),
      }),
    ),
    later: z
      .array(z.object({ card: z.int(), money: columnSchema, points: columnSchema }))
      .meta({ description: 'A later year by category, of the cards whose first year is another' }),
    insights: insightsSchema,
  })
  .meta({ id: 'RunNumbers' })

export type RunNumbers = z.infer<typeof runNumbersSchema>
export type PackedAmounts = z.infer<typeof amountsSchema>

type Columns = readonly [ArrayLike<number>, ArrayLike<number>, ArrayLike<number>]

/** Cents and points by card, for 1, 2 and 3 years. */
export type Amounts = Readonly<{
  money: Columns
  points: Columns
  introMoney: ArrayLike<number>
  introPoints: ArrayLike<number>
}>

/** The amounts of these cards in the form in which they travel. */
export function packAmounts(amounts: Amounts, cards: ArrayLike<number>): PackedAmounts {
  const pick = (column: ArrayLike<number>) => Array.from(cards, (card) => column[card] ?? 0)
  const money = packYears(amounts.money, pick)
  const points = packYears(amounts.points, pick)
  const introMoney = pick(amounts.introMoney)
  return {
    money,
    points: [subtract(points[0], money[0]), subtract(points[1], money[1]), subtract(points[2], money[2])],
    introMoney,
    introPoints: subtract(pick(amounts.introPoints), introMoney),
  }
}

/** What `packAmounts` packed, row by row. */
export function unpackAmounts({ money, points, introMoney, introPoints }: PackedAmounts): Amounts {
  return {
    money: unpackYears(money),
    points: unpackYears([add(points[0], money[0]), add(points[1], money[1]), add(points[2], money[2])]),
    introMoney,
    introPoints: add(introPoints, introMoney),
  }
}

type Packed = PackedAmounts['money']

function packYears(years: Columns, pick: (column: ArrayLike<number>) => number[]): Packed {
  const first = pick(years[0])
  return [first, subtract(pick(years[1]), first, 2), subtract(pick(years[2]), first, 3)]
}

function unpackYears([first, second, third]: Packed): Columns {
  return [first, add(second, first, 2), add(third, first, 3)]
}

function subtract(column: readonly number[], other: readonly number[], times = 1): number[] {
  return column.map((amount, row) => amount - times * (other[row] ?? 0))
}

function add(column: readonly number[], other: readonly number[], times = 1): number[] {
  return column.map((amount, row) => amount + times * (other[row] ?? 0))
}
