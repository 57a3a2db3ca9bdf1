import { useMediaQuery } from '../../lib/use-media-query.ts'

/** The breakpoint `chart` of the tokens: from here on a chart has room for its whole legend. */
export const chartBreakpoint = '568px'

/** Whether the screen is one on which rows beyond the first four begin hidden. */
export function useSmallScreen(): boolean {
  return useMediaQuery(`(width < ${chartBreakpoint})`, false)
}
