/** What each tier of a welcome bonus is worth to a person. */
import { type Price, roundPrice } from '../card/price.ts'
import { SUBCENTS_PER_CENT, UNITS_PER_POINT } from '../exact.ts'
import type { BonusTerm } from './money-terms.ts'

type Tier = Readonly<{ term: BonusTerm; isEarned: boolean }>

/**
 * Whole cents of each tier. Earned tiers add up to the bonus; any other tier has what it would add to the tiers before it.
 * `before` is the number of units that the card's rewards have used of a limit.
 */
export function tierMoney(tiers: readonly Tier[], before: number, price: Price, years: number): number[] {
  let earned = { units: 0, cents: 0 }
  const worth = ({ units, cents }: typeof earned) =>
    roundPrice(units, before, price, years, cents * SUBCENTS_PER_CENT)
  return tiers.map(({ term, isEarned }) => {
    const withTier = {
      units: earned.units + term.points * UNITS_PER_POINT + (term.nightUnits ?? 0),
      cents: earned.cents + term.cents,
    }
    const money = worth(withTier) - worth(earned)
    earned = isEarned ? withTier : earned
    return money
  })
}
