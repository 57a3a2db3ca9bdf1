import { useEffect, useState } from 'react'

const PAUSE_MS = 200

/** Whether a password is common: asked when the user pauses, 'unknown' until then and if the check fails. */
export function useIsCommon(
  password: string,
  check: ((password: string) => Promise<boolean>) | undefined,
): boolean | 'unknown' {
  const [known, setKnown] = useState<{ password: string; isCommon: boolean } | null>(null)
  useEffect(() => {
    if (check === undefined || password === '') {
      return
    }
    let isCurrent = true
    const timer = setTimeout(async () => {
      const isCommon = await check(password).catch(() => null)
      if (isCurrent && isCommon !== null) {
        setKnown({ password, isCommon })
      }
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [password, check])
  if (check === undefined) {
    return false
  }
  return known?.password === password ? known.isCommon : 'unknown'
}
