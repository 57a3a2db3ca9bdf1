import { useLocation, useNavigation } from 'react-router'
import { isBestCardsPath } from './landing-path.ts'

/** Whether a run is loading: for another context, for other amounts, or none. Leaving the page doesn't count. */
export function usePendingRun(): 'context' | 'amounts' | null {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  if (location === undefined || !isBestCardsPath(location.pathname)) {
    return null
  }
  return location.pathname === pathname ? 'amounts' : 'context'
}
