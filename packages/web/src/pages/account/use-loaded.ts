import { pagePaths } from '@cardsight/contract/paths'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { referenceOf } from '../../api/reference.ts'

export type Loaded<Value> =
  | Readonly<{ status: 'pending' }>
  | Readonly<{ status: 'success'; value: Value }>
  | Readonly<{ status: 'failure' }>

/** Loads on mount; `reload` loads again and keeps the current content until then. */
export function useLoaded<Value>(load: () => Promise<Value>) {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ status: 'pending' })
  const goToOops = useOops()
  const reload = useCallback(async () => {
    try {
      setLoaded({ status: 'success', value: await load() })
    } catch (error) {
      goToOops(error)
      setLoaded({ status: 'failure' })
    }
  }, [load, goToOops])
  useEffect(() => void reload(), [reload])
  return { loaded, reload }
}

/** Redirects 404 and 500 to the error page, unless a message is specified. Returns whether it did. */
export function useOops(): (error: unknown) => boolean {
  const navigate = useNavigate()
  return useCallback(
    (error) => {
      const isOops = error instanceof ApiError && (error.status === 404 || error.status === 500)
      if (isOops) {
        void navigate(pagePaths.oops, { state: { reference: referenceOf(error) } })
      }
      return isOops
    },
    [navigate],
  )
}
