import { useEffect, useState } from 'react'

/** True for a moment after the value has changed, but not on the first render. */
export function useJustChanged(value: string, momentMs: number): boolean {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), momentMs)
    return () => clearTimeout(timer)
  }, [value, momentMs])
  return settled !== value
}
