/** Which of reward, bonus and fee a total includes. The person chooses, and the browser calculates. */
import { roundDivision } from '../exact.ts'

/** A part is included unless it's explicitly turned off. */
export type Inclusions = Readonly<{
  isReward?: boolean
  isIntro?: boolean
  isAnnual?: boolean
  /** Bonuses of offers that no source has shown for a while. Callers decide which offers are old. */
  isOldOffer?: boolean
}>

export type Parts = Readonly<{ money: number; introMoney: number; annualFee: number }>

/** Includes everything. */
export const defaultInclusions = {
  isReward: true,
  isIntro: true,
  isAnnual: true,
} as const satisfies Inclusions

/** Reward plus bonus minus fee, as far as included. Rounded to hundredths, so exact for dollars and cents. */
export function totalOf(parts: Parts, inclusions: Inclusions = defaultInclusions): number {
  return hundredthsOf(parts, inclusions) / 100
}

/** Adds to each row the total of the included parts, in dollars, and the average per year. */
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

/** False if all parts are turned off. */
export function isAnythingIncluded({ isReward, isIntro, isAnnual }: Inclusions): boolean {
  return isReward !== false || isIntro !== false || isAnnual !== false
}

/** Rounds off floating-point errors: API amounts are decimal dollars, and 0.1 + 0.2 isn't 0.3. */
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
