import { useEffect, useState } from 'react'
import { useStable } from '../../../lib/use-stable.ts'
import type { FeeAdvice, TrackedFee } from '../../../worker/your-cards/tracker-screen.ts'
import type { YourCardsViewProps } from '../view-props.ts'

/** By card. Null if there aren't enough purchases to tell; missing while it's being calculated. */
export type AdviceByCard = ReadonlyMap<string, FeeAdvice | null>

/** Asks about one card after the other, in the order of their fees, so that other questions can go in between. */
export function useFeeAdvice(
  { remote, revision }: Pick<YourCardsViewProps, 'remote' | 'revision'>,
  fees: readonly TrackedFee[],
): AdviceByCard {
  const [advice, setAdvice] = useState<AdviceByCard>(new Map())
  const start = useStable(async (isCurrent: () => boolean) => {
    for (const { yourCardId } of fees) {
      const found = isCurrent() ? await remote.ask('review', yourCardId).catch(() => null) : null
      if (!isCurrent()) {
        return
      }
      setAdvice((others) => new Map([...others, [yourCardId, found]]))
    }
  })
  const asked = fees.map(({ yourCardId }) => yourCardId).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision and list of cards asks again
  useEffect(() => {
    let isCurrent = true
    start(() => isCurrent)
    return () => {
      isCurrent = false
    }
  }, [start, revision, asked])
  return advice
}
