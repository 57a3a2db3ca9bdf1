import { useCallback, useEffect, useState } from 'react'
import { useStable } from '../../lib/use-stable.ts'

export type RemoteAnswer<Value> = Readonly<{
  /** Null until the first answer. Afterwards the last one, also while the next one is calculated. */
  value: Value | null
  hasFailed: boolean
  retry: () => void
}>

/** Asks the worker on mount and again for every revision. Answers to earlier questions are ignored. */
export function useRemoteAnswer<Value>(ask: () => Promise<Value>, revision: number): RemoteAnswer<Value> {
  const [value, setValue] = useState<Value | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const start = useStable((isCurrent: () => boolean) => {
    ask().then(
      (answer) => {
        if (isCurrent()) {
          setValue(answer)
          setHasFailed(false)
        }
      },
      () => isCurrent() && setHasFailed(true),
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision and attempt asks again
  useEffect(() => {
    let isCurrent = true
    start(() => isCurrent)
    return () => {
      isCurrent = false
    }
  }, [start, revision, attempt])
  const retry = useCallback(() => {
    setHasFailed(false)
    setAttempt((last) => last + 1)
  }, [])
  return { value, hasFailed, retry }
}
