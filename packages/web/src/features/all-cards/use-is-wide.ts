import { useMediaQuery } from '../../lib/use-media-query.ts'

/** The breakpoint `menu` of tokens.css, which a script cannot read: the built style sheet does not name it. */
export const WIDE_QUERY = '(min-width: 992px)'

/** True where the table has room, and on every paper; on a narrower screen the cards are shown one at a time. */
export function useIsWide(): boolean {
  const isPaper = useMediaQuery('print', false)
  return useMediaQuery(WIDE_QUERY, true) || isPaper
}
