import { pagePaths } from '@cardsight/contract'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'

export type Loaded<Value> =
  | Readonly<{ status: 'pending' }>
  | Readonly<{ status: 'success'; value: Value }>
  | Readonly<{ status: 'failure' }>

/** Asks when shown; `reload` asks again and keeps what is shown until the answer is there. */
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

/** 404 and 500 belong on the error page wherever no sentence of the place is given; says whether it was one. */
export function useOops(): (error: unknown) => boolean {
  const navigate = useNavigate()
  return useCallback(
    (error) => {
      const isOops = error instanceof ApiError && (error.status === 404 || error.status === 500)
      if (isOops) {
        void navigate(pagePaths.oops)
      }
      return isOops
    },
    [navigate],
  )
}
