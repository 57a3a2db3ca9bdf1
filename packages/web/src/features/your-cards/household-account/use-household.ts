import type { Household } from '@cardsight/contract/household'
import { useCallback, useEffect, useState } from 'react'
import type { HouseholdCalls } from '../../../api/users.ts'
import { householdText, sentenceOf } from './household-text.tsx'

/** Sends a change. Resolves to a sentence if it failed, otherwise to null. */
export type ChangeHousehold = (send: (calls: HouseholdCalls) => Promise<Household>) => Promise<string | null>

export type HouseholdState =
  | Readonly<{ status: 'visitor' }>
  | Readonly<{ status: 'loading' }>
  | Readonly<{ status: 'failed'; retry: () => void }>
  | Readonly<{ status: 'ready'; household: Household; change: ChangeHousehold }>

/**
 * Loads the household on mount, and again when the page is shown again: the other person may have changed it. Without
 * `calls`, nobody is signed in.
 */
export function useHousehold(calls: HouseholdCalls | null): HouseholdState {
  const [household, setHousehold] = useState<Household | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(async () => {
    setHasFailed(false)
    if (calls === null) {
      setHousehold(null)
      return
    }
    try {
      const loaded = await calls.get()
      // A plan takes seconds, so it starts again only if something changed.
      setHousehold((last) => (JSON.stringify(last) === JSON.stringify(loaded) ? last : loaded))
    } catch {
      setHasFailed(true)
    }
  }, [calls])
  useEffect(() => {
    void load()
    const reload = () => document.visibilityState === 'visible' && void load()
    document.addEventListener('visibilitychange', reload)
    return () => document.removeEventListener('visibilitychange', reload)
  }, [load])
  const change = useCallback<ChangeHousehold>(
    async (send) => {
      if (calls === null) {
        return householdText.failed
      }
      try {
        setHousehold(await send(calls))
        return null
      } catch (error) {
        return sentenceOf(error)
      }
    },
    [calls],
  )
  if (calls === null) {
    return { status: 'visitor' }
  }
  // A failed reload keeps what was loaded before.
  if (household !== null) {
    return { status: 'ready', household, change }
  }
  return hasFailed ? { status: 'failed', retry: () => void load() } : { status: 'loading' }
}

/** Runs one change at a time, and has the sentence about the last one if it failed. */
export function useSending() {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (work: () => Promise<string | null>): Promise<boolean> => {
    if (isBusy) {
      return false
    }
    setIsBusy(true)
    setProblem(null)
    const found = await work()
    setProblem(found)
    setIsBusy(false)
    return found === null
  }
  return { isBusy, problem, send }
}
