import type { Amounts } from '@cardsight/contract'
import type { Column, Outcome } from '@cardsight/engine'

/** An outcome's columns, as the contract names them. */
export function amountsOf({ money, points, introMoney, introPoints }: Outcome): Amounts {
  return { money: threeYears(money), points: threeYears(points), introMoney, introPoints }
}

function threeYears([one, two, three]: readonly Column[]): Amounts['money'] {
  if (one === undefined || two === undefined || three === undefined) {
    throw new RangeError('a run has columns for 1, 2 and 3 years')
  }
  return [one, two, three]
}
