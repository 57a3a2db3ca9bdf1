import { useEffect, useRef, useState } from 'react'
import type { OwnedCard } from './account-cards.ts'
import type { Baseline } from './baseline-text.ts'

/** Null if it can't be said what the cards earn. */
export type LoadBaseline = (cards: readonly OwnedCard[], years: 1 | 2 | 3) => Promise<Baseline | null>

/** What the cards earn; null until it's known. A failure leaves it out: nothing else depends on it. */
export function useBaseline(
  load: LoadBaseline,
  cards: readonly OwnedCard[],
  years: 1 | 2 | 3,
  basis: unknown,
): Baseline | null {
  const key = JSON.stringify([cards, years])
  const [loaded, setLoaded] = useState<Readonly<{ key: string; baseline: Baseline | null }> | null>(null)
  const latest = useRef({ load, cards })
  useEffect(() => {
    latest.current = { load, cards }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new basis loads again
  useEffect(() => {
    let isCurrent = true
    const asked = latest.current
    const settle = (baseline: Baseline | null) => isCurrent && setLoaded({ key, baseline })
    if (asked.cards.length === 0) {
      settle(null)
    } else {
      asked.load(asked.cards, years).then(settle, () => settle(null))
    }
    return () => {
      isCurrent = false
    }
  }, [key, basis])
  return loaded?.key === key ? loaded.baseline : null
}
