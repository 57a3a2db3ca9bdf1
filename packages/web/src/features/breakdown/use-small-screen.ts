import { useSyncExternalStore } from 'react'

/** The breakpoint `chart` of the tokens: from here on a chart has room for its whole legend. */
export const chartBreakpoint = '568px'
const smallScreen = `(width < ${chartBreakpoint})`

/** Whether the screen is one on which rows beyond the first four begin hidden. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(watch, isSmall, () => false)
}

function watch(onChange: () => void): () => void {
  const query = matchMedia(smallScreen)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function isSmall(): boolean {
  return matchMedia(smallScreen).matches
}
