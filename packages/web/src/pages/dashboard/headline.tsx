import type { Projection } from '@cardsight/contract'
import { formatMoney } from '../../lib/format-money.ts'
import { formatNumber } from '../../lib/format-number.ts'

type HeadlineProps = { tested: number; best: number; projection: Projection }

/** The answer first. */
export function Headline({ tested, best, projection }: HeadlineProps) {
  return (
    <h1>
      Cardsight tested {formatNumber(tested)} credit cards and found a card with{' '}
      <span className="figures text-evergreen">{formatMoney(best)}</span> of reward
      {projection !== '1' && ` in ${projection} years`}
    </h1>
  )
}
