import type { ValueOverTime } from '@cardsight/contract/schemas'
import { useEffect, useRef, useState } from 'react'

export type LoadValue = (cardIds: readonly string[]) => Promise<ValueOverTime>

export type AskedValue = Readonly<{
  status: 'loading' | 'failed' | 'answered'
  /** The latest values; while new ones load, the previous ones. */
  value: ValueOverTime | null
  /** Why it failed. */
  error?: unknown
}>

/** Results that change while somebody types settle within this time. */
const SETTLE_MS = 250

/** Loads the values of the cards, and again for another basis or when `retry` is called. */
export function useValueOverTime(
  load: LoadValue,
  cardIds: readonly string[],
  basis: unknown,
  isWanted: boolean,
) {
  const [asked, setAsked] = useState<AskedValue>({ status: 'loading', value: null })
  const [attempt, setAttempt] = useState(0)
  const key = cardIds.join(' ')
  // The page creates a new function for each render; that is no reason to load again.
  const latestLoad = useRef(load)
  const hasLoaded = useRef(false)
  useEffect(() => {
    latestLoad.current = load
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new basis or attempt loads again
  useEffect(() => {
    if (!isWanted || key === '') {
      return undefined
    }
    let isCurrent = true
    setAsked(({ value }) => ({ status: 'loading', value }))
    const ask = () =>
      latestLoad.current(key.split(' ')).then(
        (value) => isCurrent && setAsked({ status: 'answered', value }),
        (error: unknown) => isCurrent && setAsked({ status: 'failed', value: null, error }),
      )
    const timer = setTimeout(ask, hasLoaded.current ? SETTLE_MS : 0)
    hasLoaded.current = true
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [key, basis, attempt, isWanted])
  return { asked, retry: () => setAttempt((count) => count + 1) }
}
