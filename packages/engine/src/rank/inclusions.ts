/** What of reward, bonus and fee a total is made of: a person's choice, reckoned where the person is. */
import { roundDivision } from '../exact.ts'

/** A part counts unless it is explicitly switched off. */
export type Inclusions = Readonly<{ isReward?: boolean; isIntro?: boolean; isAnnual?: boolean }>

export type Parts = Readonly<{ money: number; introMoney: number; annualFee: number }>

/** Everything counts. */
export const defaultInclusions = {
  isReward: true,
  isIntro: true,
  isAnnual: true,
} as const satisfies Inclusions

/** Reward and bonus less the fee, of those that count: to the hundredth, so for dollars as for cents exact. */
export function totalOf(parts: Parts, inclusions: Inclusions = defaultInclusions): number {
  return hundredthsOf(parts, inclusions) / 100
}

/** The rows with the total that those parts make, in dollars, and what of it falls to one of so many years. */
export function applyInclusions<Row extends Parts>(
  rows: readonly Row[],
  inclusions: Inclusions,
  years: number,
): (Row & { totalMoney: number; totalMoneyPerYear: number })[] {
  return rows.map((row) => {
    const cents = hundredthsOf(row, inclusions)
    return { ...row, totalMoney: cents / 100, totalMoneyPerYear: roundDivision(cents, years) / 100 }
  })
}

/** False when nothing is left that a total could be made of. */
export function isAnythingIncluded({ isReward, isIntro, isAnnual }: Inclusions): boolean {
  return isReward !== false || isIntro !== false || isAnnual !== false
}

/** Dollars on the wire are decimals: summed up as they are, 0.1 and 0.2 would not make 0.3. */
function hundredthsOf(
  { money, introMoney, annualFee }: Parts,
  { isReward, isIntro, isAnnual }: Inclusions,
): number {
  const sum =
    (isReward === false ? 0 : Math.round(money * 100)) +
    (isIntro === false ? 0 : Math.round(introMoney * 100)) -
    (isAnnual === false ? 0 : Math.round(annualFee * 100))
  return sum === 0 ? 0 : sum
}
