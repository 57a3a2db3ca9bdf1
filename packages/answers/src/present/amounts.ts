import type { Amounts } from '@cardsight/contract'
import type { CategoryTopCards, Outcome } from '@cardsight/engine'

/** Engine columns under the contract's names. */
export function amountsOf({ money, points, introMoney, introPoints }: Outcome | CategoryTopCards): Amounts {
  return { money: threeYears(money), points: threeYears(points), introMoney, introPoints }
}

function threeYears([one, two, three]: readonly ArrayLike<number>[]): Amounts['money'] {
  if (one === undefined || two === undefined || three === undefined) {
    throw new RangeError('a run has columns for 1, 2 and 3 years')
  }
  return [one, two, three]
}
