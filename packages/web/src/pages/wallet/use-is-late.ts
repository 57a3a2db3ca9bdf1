import { useEffect, useState } from 'react'

const LATE_MS = 150

/** True once it has been so for a moment: most searches are over before that. */
export function useIsLate(isSo: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(isSo), isSo ? LATE_MS : 0)
    return () => clearTimeout(timer)
  }, [isSo])
  return isSo && isLate
}
