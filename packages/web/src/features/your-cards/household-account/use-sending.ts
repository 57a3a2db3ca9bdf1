import { useState } from 'react'

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
