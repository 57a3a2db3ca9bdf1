import { useMediaQuery } from '../../lib/use-media-query.ts'

/** The breakpoint `menu` of tokens.css, which a script cannot read: the built style sheet does not name it. */
export const WIDE_QUERY = '(min-width: 992px)'

/** True where the table has room; below, the cards are shown one at a time. */
export function useIsWide(): boolean {
  return useMediaQuery(WIDE_QUERY, true)
}
