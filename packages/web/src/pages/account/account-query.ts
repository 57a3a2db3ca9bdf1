import { pagePaths } from '@cardsight/contract/paths'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { referenceOf } from '../../api/reference.ts'

/** Loads a part of the account. Some errors leave for the error page. */
export function useAccountQuery<Value>(part: string, load: () => Promise<Value>): UseQueryResult<Value> {
  const goToOops = useOops()
  const queryFn = () =>
    load().catch((error: unknown) => {
      goToOops(error)
      throw error
    })
  return useQuery({ queryKey: ['account', part], queryFn })
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
