import { useMediaQuery } from '../../lib/use-media-query.ts'

/** The breakpoint `chart` of the tokens: from this width on a chart fits its whole legend. */
export const chartBreakpoint = '568px'

/** Whether rows beyond the first four are initially hidden. */
export function useSmallScreen(): boolean {
  return useMediaQuery(`(width < ${chartBreakpoint})`, false)
}
