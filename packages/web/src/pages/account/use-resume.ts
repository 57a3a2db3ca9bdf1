import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useStable } from '../../lib/use-stable.ts'

/** Hashes of the account page. They return a user who confirmed their identity elsewhere to what they were doing. */
export const DELETE_HASH = '#delete-account'
export const EXPORT_HASH = '#download-data'
export const SETUP_HASH = '#set-up-two-step'
/** These only scroll there: a link from another site must not remove a protection. */
export const PREFERENCES_HASH = '#preferences'
export const SECURITY_HASH = '#security'
export const TOKENS_HASH = '#tokens'
export const EXTENSION_HASH = '#extension'

/** Continues an action once if the user returns with its hash. The hash is removed, so a reload doesn't repeat it. */
export function useResume(hash: string, action: () => void): void {
  const { hash: current } = useLocation()
  const navigate = useNavigate()
  const resume = useStable(action)
  const isDone = useRef(false)
  useEffect(() => {
    if (current === hash && !isDone.current) {
      isDone.current = true
      void navigate({ hash: '' }, { replace: true, preventScrollReset: true })
      resume()
    }
  }, [current, hash, navigate, resume])
}
