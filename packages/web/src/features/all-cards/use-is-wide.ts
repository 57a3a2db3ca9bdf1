import { useMediaQuery } from '../../lib/use-media-query.ts'

/** The breakpoint `menu` of tokens.css. Scripts can't read it: the built style sheet doesn't name it. */
export const WIDE_QUERY = '(min-width: 992px)'

/** True if the table fits, and always when printing; on a narrower screen the cards are shown one at a time. */
export function useIsWide(): boolean {
  const isPaper = useMediaQuery('print', false)
  return useMediaQuery(WIDE_QUERY, true) || isPaper
}
