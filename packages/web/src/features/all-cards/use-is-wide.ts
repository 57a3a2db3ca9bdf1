import { useSyncExternalStore } from 'react'

/** The breakpoint `menu` of tokens.css, which a script cannot read: the built style sheet does not name it. */
export const WIDE_QUERY = '(min-width: 992px)'

/** True where the table has room; below, the cards are shown one at a time. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE_QUERY).matches,
    () => true,
  )
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE_QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
