import type { Explanation, Projection } from '@cardsight/contract/schemas'
import { useEffect, useRef, useState } from 'react'

export type LoadExplanation = (cardId: string, projection: Projection) => Promise<Explanation>

export type Asked =
  | Readonly<{ status: 'loading' }>
  | Readonly<{ status: 'failed'; error: unknown }>
  | Readonly<{ status: 'answered'; explanation: Explanation }>

const LOADING: Asked = { status: 'loading' }

/** Loads the explanation for each card and projection, and again when `retry` is called. */
export function useExplanation(load: LoadExplanation, cardId: string, projection: Projection) {
  const [asked, setAsked] = useState<Asked>(LOADING)
  const [attempt, setAttempt] = useState(0)
  // The page creates a new function for each render; that is no reason to load again.
  const latestLoad = useRef(load)
  useEffect(() => {
    latestLoad.current = load
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let isWanted = true
    const settle = (outcome: Asked) => {
      if (isWanted) {
        setAsked(outcome)
      }
    }
    setAsked(LOADING)
    latestLoad.current(cardId, projection).then(
      (explanation) => settle({ status: 'answered', explanation }),
      (error: unknown) => settle({ status: 'failed', error }),
    )
    return () => {
      isWanted = false
    }
  }, [cardId, projection, attempt])
  return { asked, retry: () => setAttempt((count) => count + 1) }
}
