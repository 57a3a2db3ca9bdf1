/** Values the units of a run for a person: amounts of every card, on all spending and on each category alone. */
import {
  type Amounts,
  acceptedCents,
  amountsOver,
  anniversaryUnits,
  type BonusTerm,
  countedCredits,
  type OfferHabits,
  priceOf,
  type Valuation,
  type YearSpending,
} from '@cardsight/engine/values'
import type { CardText, CardTexts } from './cards.ts'
import type { OfferPart } from './cards-details.ts'
import { offerCents, offerPartsFor } from './offer-parts.ts'
import type { ProgramOption } from './profile-options.ts'
import { type RunNumbers, type UnitRows, unpackCredits, unpackUnits } from './run-numbers.ts'

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

type Person = OfferHabits & Readonly<{ valuation: Valuation }>

export function valueCards(
  run: RunNumbers,
  { cards, profileOptions }: CardTexts,
  { valuation, ...habits }: Person,
): ValuedCard[] {
  const spent = run.categories.map(spentIn)
  const all = spent.reduce(addSpending, nothing)
  const programs = new Map(profileOptions.programs.map((program) => [program.id, program]))
  const unitsOf = unpackUnits(run)
  const usableOf = unpackCredits(run)
  return cards.map((text, index) => {
    const { together, alone } = unitsOf(index)
    const price = priceOf(text.terms.program, valuation)
    const { credits } = text.terms
    const usable = usableOf(index)
    const creditsIn = (category?: number) =>
      countedCredits(
        credits,
        valuation,
        (credit) => usable(credit, category) ?? credits[credit]?.yearlyCents ?? 0,
      )
    const creditCents = creditsIn()
    const worth = { price, ...habits }
    const valued = (
      rows: UnitRows,
      sum: (units: readonly number[]) => number,
      spending: YearSpending,
      yearlyCredits: number,
    ) => {
      const firstYearExtra = sum(rows.firstYearExtra)
      const first = sum(rows.first)
      const second = first + sum(rows.second)
      const lasting = [first, second, second + sum(rows.third)]
      return lasting.map((units, year) =>
        amountsOver(
          text.terms,
          worth,
          { lasting: units, firstYearExtra, creditCents: yearlyCredits },
          spending,
          year + 1,
        ),
      )
    }
    return {
      text,
      units: together,
      price,
      creditCents,
      program: programs.get(text.terms.program),
      overall: valued(together, sumOf, all, creditCents),
      offerParts: () => offerPartsFor(text, { yearCents: acceptedCents(text.terms, all), ...habits, price }),
      offerCents: (tiers) => offerCents(tiers, worth, firstYearUnits(text, together)),
      aloneIn: (category) =>
        valued(alone, (units) => units[category] ?? 0, spent[category] ?? nothing, creditsIn(category)),
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
  const { spendingCents, abroadCents, billCents = 0, centsAt = {}, secured } = category
  const cents = spendingCents - billCents
  return { cents, abroadCents, billCents, centsAt, secured: secured ?? { cents, abroadCents } }
}

function addSpending(
  sum: YearSpending,
  { cents, abroadCents, billCents, centsAt = {}, secured = { cents, abroadCents } }: YearSpending,
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
    secured: {
      cents: (sum.secured?.cents ?? 0) + secured.cents,
      abroadCents: (sum.secured?.abroadCents ?? 0) + secured.abroadCents,
    },
  }
}

export function sumOf(amounts: readonly number[]): number {
  let sum = 0
  for (const amount of amounts) {
    sum += amount
  }
  return sum
}
