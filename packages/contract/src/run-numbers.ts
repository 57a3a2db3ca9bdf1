/**
 * A run as whole numbers, cents or points: the compact form that our own client requests. Cards are
 * identified by their index in the card texts. `expandRun` builds the cards details from it.
 */

import { insightsSchema } from './cards-details.ts'
import { z } from './zod.ts'

const columnSchema = z.array(z.int())
const columnsSchema = z.tuple([columnSchema, columnSchema, columnSchema])

/**
 * Columns by card for 1, 2 and 3 years. To make most numbers zero, two years are stored as the difference
 * from twice the first year, three years from three times the first, and points from cents.
 */
const amountsSchema = z.object({
  money: columnsSchema,
  points: columnsSchema,
  introMoney: columnSchema,
  introPoints: columnSchema,
})

/** One year of one card: cents by category, and points minus those cents. */
const yearRowSchema = z.object({ card: z.int(), money: columnSchema, points: columnSchema })

export const runNumbersSchema = z
  .object({
    form: z.literal('numbers'),
    catalogVersion: z.string(),
    cardTexts: z.string().meta({ description: 'Path of the card texts whose order the columns use' }),
    overall: amountsSchema,
    categories: z.array(
      z.object({
        name: z.string(),
        spendingCents: z.int(),
        money: columnSchema.meta({ description: 'Cents of the first year, by card' }),
        points: columnSchema.meta({ description: 'Points minus those cents, by card' }),
        alone: z.object({ cards: columnSchema, ...amountsSchema.shape }).meta({
          description: "Results for this category's spending alone: every card in one of its lists, by name",
        }),
      }),
    ),
    later: z
      .array(yearRowSchema)
      .meta({ description: 'A later year by category, for cards whose first year differs' }),
    third: z.array(yearRowSchema).optional().meta({
      description:
        'The third year by category, for cards whose terms change after the second; absent if none',
    }),
    fees: z
      .array(z.object({ card: z.int(), cents: z.tuple([z.int(), z.int(), z.int()]) }))
      .optional()
      .meta({
        description: 'Fees of three years, for cards with an announced change of their fee; absent if none',
      }),
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

/** Packs the amounts of these cards for the response. One pass, because a run packs a dozen of these. */
export function packAmounts(
  { money, points, introMoney, introPoints }: Amounts,
  cards: readonly number[],
): PackedAmounts {
  const packed: PackedAmounts = { money: [[], [], []], points: [[], [], []], introMoney: [], introPoints: [] }
  for (let row = 0; row < cards.length; row++) {
    const card = cards[row] ?? 0
    const cents = money[0][card] ?? 0
    const first = points[0][card] ?? 0
    const [secondCents, thirdCents] = [(money[1][card] ?? 0) - 2 * cents, (money[2][card] ?? 0) - 3 * cents]
    const intro = introMoney[card] ?? 0
    packed.money[0].push(cents)
    packed.money[1].push(secondCents)
    packed.money[2].push(thirdCents)
    packed.points[0].push(first - cents)
    packed.points[1].push((points[1][card] ?? 0) - 2 * first - secondCents)
    packed.points[2].push((points[2][card] ?? 0) - 3 * first - thirdCents)
    packed.introMoney.push(intro)
    packed.introPoints.push((introPoints[card] ?? 0) - intro)
  }
  return packed
}

/** Reverses `packAmounts`, row by row. */
export function unpackAmounts({ money, points, introMoney, introPoints }: PackedAmounts): Amounts {
  return {
    money: unpackYears(money),
    points: unpackYears([
      combine(points[0], money[0], 1),
      combine(points[1], money[1], 1),
      combine(points[2], money[2], 1),
    ]),
    introMoney,
    introPoints: combine(introPoints, introMoney, 1),
  }
}

type Packed = PackedAmounts['money']

function unpackYears([first, second, third]: Packed): Columns {
  return [first, combine(second, first, 2), combine(third, first, 3)]
}

/** Adds a multiple of the other column, row by row. */
function combine(column: readonly number[], other: readonly number[], times: number): number[] {
  return column.map((amount, row) => amount + times * (other[row] ?? 0))
}
