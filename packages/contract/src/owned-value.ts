/** What a card that the person already has earns in a run: no welcome bonus, no first-year terms, the fee of later years. */
import type { CardText, CardTexts } from './cards.ts'
import type { Profile } from './profile.ts'
import { offerHabitsOf } from './reach.ts'
import type { RunNumbers } from './run-numbers.ts'
import { asHolder, valuationOf } from './valuation.ts'
import { valueCards } from './value-cards.ts'

/** Cents over some years. */
export type OwnedValue = Readonly<{ moneyCents: number; feeCents: number }>

/** Returns null if the texts don't have the card. */
export function ownedValue(
  run: RunNumbers,
  texts: CardTexts,
  profile: Profile,
  { cardId, years }: Readonly<{ cardId: string; years: number }>,
): OwnedValue | null {
  const cards = texts.cards.map(asOwned)
  const index = cards.findIndex((card) => card.cardId === cardId)
  const programs = cards.slice(index, index + 1).map(({ terms }) => terms.program)
  const holder = asHolder(profile, programs, texts.profileOptions)
  const valuation = valuationOf(holder, texts.profileOptions, run.usableCents)
  const habits = offerHabitsOf(profile, texts.profileOptions)
  const valued = valueCards(run, { ...texts, cards }, { valuation, ...habits })[index]
  const amounts = valued?.overall[years - 1]
  return valued === undefined || amounts === undefined
    ? null
    : { moneyCents: amounts.money, feeCents: valued.text.terms.fees[years - 1] ?? 0 }
}

/** A new card's second year is like every year of a card that the person has. */
function asOwned(text: CardText): CardText {
  const { fees, anniversaryPoints, anniversaryNightUnits } = text.terms
  return {
    ...text,
    terms: {
      ...text.terms,
      bonus: [],
      fees: everyYear(fees),
      anniversaryPoints: everyYear(anniversaryPoints),
      ...(anniversaryNightUnits && { anniversaryNightUnits: everyYear(anniversaryNightUnits) }),
    },
  }
}

/** Sums by number of years, if each year were like the second one. */
function everyYear(sums: readonly number[]): number[] {
  const second = (sums[1] ?? 0) - (sums[0] ?? 0)
  return sums.map((_, index) => second * (index + 1))
}
