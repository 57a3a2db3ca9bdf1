/**
 * A run as whole numbers: the compact form that our own client requests. It holds what each card pays in units, before any
 * point value, so that one run can be valued for every profile with the same habits. Cards are identified by their index in
 * the card texts. `expandRun` builds the cards details from it.
 */
import { leaves } from '@cardsight/engine/categories'
import { insightsSchema } from './cards-details.ts'
import { z } from './zod.ts'

const columnSchema = z.array(z.int())

/** Units of one card by category, and of each category alone. */
const cardRowSchema = z.object({
  card: z.int(),
  of: z.enum(['first-year-extra', 'second-year', 'third-year']).meta({
    description:
      'What the first year earns on top of the lasting terms, or a later year whose terms differ from the one before',
  }),
  units: columnSchema,
  alone: columnSchema,
})

/** Cents a year that the person can pay with points of a kind of program. */
export const usableCentsSchema = z.object({
  airline: z.int(),
  hotel: z.int(),
  rail: z.int(),
  cruise: z.int(),
  store: z.int(),
})

export const runNumbersSchema = z
  .object({
    form: z.literal('numbers'),
    catalogVersion: z.string(),
    cardTexts: z.string().meta({ description: 'Path of the card texts whose order the columns use' }),
    habits: z
      .object({
        activatesCategories: z.boolean(),
        booksInPortals: z.boolean(),
        hasBusiness: z.boolean(),
        memberships: z.array(z.string()).readonly(),
        deposit: z.int().nonnegative(),
      })
      .meta({ description: 'Parts of the profile that the units depend on' }),
    rent: z.int().nonnegative().meta({ description: 'Dollars a month that the spending includes' }),
    brands: z
      .array(
        z.object({
          merchant: z.string(),
          leaf: z.enum(leaves),
          yearlyCents: z.int().nullable().meta({ description: 'Null: an assumed part of the category' }),
        }),
      )
      .readonly()
      .optional()
      .meta({ description: 'Brands that the spending includes; absent if it is actual purchases' }),
    unitSize: z.int().positive().meta({ description: 'Multiply all units by it' }),
    categories: z.array(
      z.object({
        name: z.string(),
        spendingCents: z.int(),
        abroadCents: z.int(),
        billCents: z
          .int()
          .optional()
          .meta({ description: 'Rent and taxes in it, which count toward no bonus; absent if 0' }),
        centsAt: z
          .record(z.string(), z.int())
          .optional()
          .meta({ description: 'Spending in it at merchants that don’t take every card; absent if none' }),
        secured: z
          .object({ cents: z.int(), abroadCents: z.int() })
          .optional()
          .meta({ description: 'What fits on secured cards; absent if everything does' }),
        units: columnSchema.meta({
          description: 'Hundred-thousandths of a point of the first year at lasting terms, by card',
        }),
        alone: z
          .object({ cards: columnSchema, units: columnSchema })
          .meta({ description: "Cards that this category's purchases alone would earn other units" }),
      }),
    ),
    others: z.array(cardRowSchema),
    credits: z
      .array(
        z.object({
          users: z
            .array(z.object({ card: z.int(), credit: z.int() }))
            .meta({ description: 'Cards, and the index of the statement credit of each' }),
          cents: z.int(),
          alone: columnSchema.meta({ description: 'With the purchases of each category alone' }),
        }),
      )
      .meta({ description: 'Cents a year that the spending can use of credits; all of one that is absent' }),
    usableCents: usableCentsSchema,
    insights: insightsSchema,
  })
  .meta({ id: 'RunNumbers' })

export type RunNumbers = z.infer<typeof runNumbersSchema>
export type UsableCents = z.infer<typeof usableCentsSchema>
type CardRow = RunNumbers['others'][number]

/** Units of a card by category: of each year, and what the first year earns on top. */
export type UnitRows = Readonly<{
  first: readonly number[]
  second: readonly number[]
  third: readonly number[]
  firstYearExtra: readonly number[]
  hasOtherSecondYear: boolean
  hasOtherThirdYear: boolean
}>

export type CardUnitRows = Readonly<{
  /** What each category earns together with all others, and alone. */
  together: UnitRows
  alone: UnitRows
}>

/** Cents a year that the spending can use of a card's credit: together, or in one category alone. */
type UsableCredits = (credit: number, category?: number) => number | undefined

/** Returns the credits of a card that depend on spending, by its index. */
export function unpackCredits({ credits }: Pick<RunNumbers, 'credits'>): (card: number) => UsableCredits {
  const byUser = new Map(
    credits.flatMap((each) => each.users.map(({ card, credit }) => [`${card} ${credit}`, each] as const)),
  )
  return (card) => (credit, category) => {
    const found = byUser.get(`${card} ${credit}`)
    return category === undefined ? found?.cents : found?.alone[category]
  }
}

/** Returns the units of a card, by its index. */
export function unpackUnits({ unitSize, categories, others }: RunNumbers): (card: number) => CardUnitRows {
  const none = categories.map(() => 0)
  const aloneUnits = categories.map(
    ({ alone }) => new Map(alone.cards.map((card, index) => [card, alone.units[index] ?? 0])),
  )
  const rowsByCard = new Map<number, CardRow[]>()
  for (const row of others) {
    rowsByCard.set(row.card, [...(rowsByCard.get(row.card) ?? []), row])
  }
  return (card) => {
    const rows = rowsByCard.get(card) ?? []
    const withOthers = (column: 'units' | 'alone', first: readonly number[]): UnitRows => {
      const find = (of: CardRow['of']) =>
        rows.find((row) => row.of === of)?.[column].map((units) => units * unitSize)
      const [second, third] = [find('second-year'), find('third-year')]
      return {
        first,
        second: second ?? first,
        third: third ?? second ?? first,
        firstYearExtra: find('first-year-extra') ?? none,
        hasOtherSecondYear: second !== undefined,
        hasOtherThirdYear: third !== undefined,
      }
    }
    const together = categories.map(({ units }) => (units[card] ?? 0) * unitSize)
    const alone = together.map((units, category) => {
      const own = aloneUnits[category]?.get(card)
      return own === undefined ? units : own * unitSize
    })
    return { together: withOthers('units', together), alone: withOthers('alone', alone) }
  }
}
