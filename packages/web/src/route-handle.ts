import type { UIMatch } from 'react-router'

export type Access = 'public' | 'visitors' | 'signed-in'

export type HeaderButton = { title: string; path: string }

/**
 * What a route module declares about itself to the layout around it; `headerButton: null` means no button.
 * `needsScript`: without JavaScript the page says so, and what it's for if that's given, and shows nothing else. `isTool`: the
 * page has panels of its own and the width of those that calculate.
 */
export type RouteHandle = {
  access: Access
  headerButton?: HeaderButton | null
  needsScript?: true | string
  isTool?: true
}

/** Returns the handle of the innermost route that has one. An error page has none and is public. */
export function currentHandle(matches: readonly UIMatch[]): RouteHandle {
  return matches.map((match) => match.handle).findLast(isRouteHandle) ?? { access: 'public' }
}

// Route modules check their handle with `satisfies RouteHandle`; the router only loses the type on the way.
function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'access' in handle
}
