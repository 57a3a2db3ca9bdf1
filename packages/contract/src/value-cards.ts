/** Values the units of a run for a person: amounts of every card, on all spending and on each category alone. */
import { type Amounts, amountsOver, countedCredits, priceOf, type Valuation } from '@cardsight/engine/values'
import type { CardText, CardTexts } from './cards.ts'
import type { CardUnitRows, RunNumbers, UnitRows } from './run-numbers.ts'

/** Amounts over 1, 2 and 3 years. */
export type CardAmounts = readonly Amounts[]

export type ValuedCard = Readonly<{
  text: CardText
  units: UnitRows
  price: ReturnType<typeof priceOf>
  creditCents: number
  overall: CardAmounts
  /** By category. */
  alone: readonly CardAmounts[]
}>

export function valueCards(
  { categories }: RunNumbers,
  { cards }: CardTexts,
  { valuation, booksInPortals }: Readonly<{ valuation: Valuation; booksInPortals: boolean }>,
  unitsOf: (card: number) => CardUnitRows,
): ValuedCard[] {
  const spentIn = ({ spendingCents, abroadCents, billCents = 0 }: RunNumbers['categories'][number]) => ({
    cents: spendingCents - billCents,
    abroadCents,
    billCents,
  })
  const spent = categories.map(spentIn).reduce(
    (sum, { cents, abroadCents, billCents }) => ({
      cents: sum.cents + cents,
      abroadCents: sum.abroadCents + abroadCents,
      billCents: sum.billCents + billCents,
    }),
    { cents: 0, abroadCents: 0, billCents: 0 },
  )
  return cards.map((text, card) => {
    const { together, alone } = unitsOf(card)
    const price = priceOf(text.terms.program, valuation)
    const creditCents = countedCredits(text.terms.credits, valuation)
    const valued = (rows: UnitRows, at: readonly number[], spending: typeof spent): CardAmounts => {
      let lasting = 0
      const firstYearExtra = sumAt(rows.firstYearExtra, at)
      return [rows.first, rows.second, rows.third].map((units, year) => {
        lasting += sumAt(units, at)
        return amountsOver(
          text.terms,
          { price, creditCents, booksInPortals },
          { lasting, firstYearExtra },
          spending,
          year + 1,
        )
      })
    }
    return {
      text,
      units: together,
      price,
      creditCents,
      overall: valued(together, [...categories.keys()], spent),
      alone: categories.map((category, index) => valued(alone, [index], spentIn(category))),
    }
  })
}

function sumAt(units: readonly number[], indexes: readonly number[]): number {
  let sum = 0
  for (const index of indexes) {
    sum += units[index] ?? 0
  }
  return sum
}
