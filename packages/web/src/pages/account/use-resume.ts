import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useStable } from '../../lib/use-stable.ts'

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
