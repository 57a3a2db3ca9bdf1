import { pagePaths } from '@cardsight/contract/paths'
import type { Profile } from '@cardsight/contract/profile'
import type { CardResult } from '@cardsight/contract/runs'
import { useEffect, useState } from 'react'
import { getTopCards } from '../../api/backtest.ts'
import type { HomeAnswer } from './answer.ts'

/** After the last keystroke. A response takes about 100 ms, so that numbers follow within 300 ms. */
const DEBOUNCE_MS = 60

type Asked = Readonly<{ query: string; isNeeded: boolean }>

export type Live = Readonly<{
  /** The newest response; null before the first one. */
  answer: TopCards | null
  problem: 'offline' | 'failed' | null
  retry: () => void
}>

/** Ranks for the newest amounts. A request for older ones is canceled, and the last answer stays if one fails. */
export function useTopCards({ query, isNeeded }: Asked): Live {
  const [answer, setAnswer] = useState<TopCards | null>(null)
  const [problem, setProblem] = useState<Live['problem']>(null)
  const [tries, setTries] = useState(0)
  const path = `${pagePaths.topCards}?${query}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (!isNeeded) {
      return
    }
    const controller = new AbortController()
    const { signal } = controller
    const ask = async () => {
      try {
        const response = await getTopCards(path, signal)
        if (!isTopCards(response)) {
          throw new Error('the response is of another version')
        }
        if (!signal.aborted) {
          setAnswer(response)
          setProblem(null)
        }
      } catch {
        if (!signal.aborted) {
          setProblem(navigator.onLine ? 'failed' : 'offline')
        }
      }
    }
    const timer = setTimeout(ask, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [path, isNeeded, tries])
  useEffect(() => {
    if (problem !== null) {
      const retry = () => setTries((count) => count + 1)
      window.addEventListener('online', retry)
      return () => window.removeEventListener('online', retry)
    }
  }, [problem])
  return { answer, problem, retry: () => setTries((count) => count + 1) }
}

/** Response of the address that the home page asks: the answer, and what explains its numbers. */
export type TopCards = HomeAnswer & Readonly<{ results: readonly CardResult[]; profile: Profile }>

/** The server and the page come from the same build, so a mark on the response is enough. */
export function isTopCards(value: unknown): value is TopCards {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'top-cards'
}
