/** Values the units of a run for a person: amounts of every card, on all spending and on each category alone. */
import {
  type Amounts,
  acceptedCents,
  amountsOver,
  anniversaryUnits,
  type BonusTerm,
  countedCredits,
  priceOf,
  type Valuation,
  type YearSpending,
} from '@cardsight/engine/values'
import type { CardText, CardTexts } from './cards.ts'
import type { OfferPart } from './cards-details.ts'
import { offerCents, offerPartsFor } from './offer-parts.ts'
import type { ProgramOption } from './profile-options.ts'
import { type RunNumbers, type UnitRows, unpackUnits } from './run-numbers.ts'

/** Amounts over 1, 2 and 3 years. */
export type CardAmounts = readonly Amounts[]

export type ValuedCard = Readonly<{
  text: CardText
  units: UnitRows
  price: ReturnType<typeof priceOf>
  creditCents: number
  program: ProgramOption | undefined
  overall: CardAmounts
  /** What the welcome offer consists of, for the person. */
  offerParts: () => OfferPart[]
  /** Cents that tiers of an offer, present or past, are worth to the person. */
  offerCents: (tiers: readonly BonusTerm[]) => number
  /** Amounts of one category's purchases alone. */
  aloneIn: (category: number) => CardAmounts
}>

type Person = Readonly<{ valuation: Valuation; booksInPortals: boolean }>

export function valueCards(
  run: RunNumbers,
  { cards, profileOptions }: CardTexts,
  { valuation, booksInPortals }: Person,
): ValuedCard[] {
  const spent = run.categories.map(spentIn)
  const all = spent.reduce(addSpending, nothing)
  const programs = new Map(profileOptions.programs.map((program) => [program.id, program]))
  const unitsOf = unpackUnits(run)
  return cards.map((text, index) => {
    const { together, alone } = unitsOf(index)
    const price = priceOf(text.terms.program, valuation)
    const creditCents = countedCredits(text.terms.credits, valuation)
    const worth = { price, creditCents, booksInPortals }
    const valued = (rows: UnitRows, sum: (units: readonly number[]) => number, spending: YearSpending) => {
      const firstYearExtra = sum(rows.firstYearExtra)
      const first = sum(rows.first)
      const second = first + sum(rows.second)
      const lasting = [first, second, second + sum(rows.third)]
      return lasting.map((units, year) =>
        amountsOver(text.terms, worth, { lasting: units, firstYearExtra }, spending, year + 1),
      )
    }
    return {
      text,
      units: together,
      price,
      creditCents,
      program: programs.get(text.terms.program),
      overall: valued(together, sumOf, all),
      offerParts: () =>
        offerPartsFor(text, { yearCents: acceptedCents(text.terms, all), booksInPortals, price }),
      offerCents: (tiers) => offerCents(tiers, worth, firstYearUnits(text, together)),
      aloneIn: (category) => valued(alone, (units) => units[category] ?? 0, spent[category] ?? nothing),
    }
  })
}

/** Units that the card's rewards earn in the first year. */
function firstYearUnits({ terms }: CardText, { first, firstYearExtra }: UnitRows): number {
  return sumOf(first) + sumOf(firstYearExtra) + anniversaryUnits(terms, 1)
}

const nothing: YearSpending = { cents: 0, abroadCents: 0, billCents: 0 }

/** Rent and taxes count toward no bonus. */
function spentIn(category: RunNumbers['categories'][number]): YearSpending {
  const { spendingCents, abroadCents, billCents = 0, centsAt = {} } = category
  return { cents: spendingCents - billCents, abroadCents, billCents, centsAt }
}

function addSpending(
  sum: YearSpending,
  { cents, abroadCents, billCents, centsAt = {} }: YearSpending,
): YearSpending {
  const atMerchants = { ...sum.centsAt }
  for (const [merchant, spent] of Object.entries(centsAt)) {
    atMerchants[merchant] = (atMerchants[merchant] ?? 0) + spent
  }
  return {
    cents: sum.cents + cents,
    abroadCents: sum.abroadCents + abroadCents,
    billCents: sum.billCents + billCents,
    centsAt: atMerchants,
  }
}

export function sumOf(amounts: readonly number[]): number {
  let sum = 0
  for (const amount of amounts) {
    sum += amount
  }
  return sum
}
