import type { Projection } from '@cardsight/contract/schemas'
import { useMemo } from 'react'
import { formatMoney } from '../../lib/format-money.ts'
import { formatNumber } from '../../lib/format-number.ts'
import { useDeferredOffscreen } from '../../lib/use-deferred-offscreen.ts'

type HeadlineProps = { tested: number; best: number; cardName: string | null; projection: Projection }

/** The main result. */
export function Headline({ tested, best, cardName, projection }: HeadlineProps) {
  const [answer, watch] = useDeferredOffscreen(
    useMemo(() => ({ tested, best, cardName, projection }), [tested, best, cardName, projection]),
  )
  return (
    <h1 ref={watch} className="font-sans text-lg font-medium text-ink-soft">
      Cardsight tested {formatNumber(answer.tested)} credit cards and found a card with{' '}
      <span className="figures">{formatMoney(answer.best)}</span> of reward
      {answer.projection !== '1' && ` in ${answer.projection} years`}
      {answer.cardName !== null && `: ${answer.cardName}`}
    </h1>
  )
}
