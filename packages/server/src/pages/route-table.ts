/** The route table of the built pages, joined with what the pages declare about their URLs. */
import type { PageAddress } from '@cardsight/contract/pages'
import type { ServerBuild } from 'react-router'

/** Replaces every token and every unknown value in a rendered URL. */
export const PLACEHOLDER = '-'

type Routes = ServerBuild['routes']

export type PageRoute = Readonly<{
  /** Without the parameter: `cards` for `cards/:cardId`. */
  path: string
  hasParameter: boolean
  values: ReadonlySet<string>
  query: readonly string[]
  hasToken: boolean
  opensLink: boolean
  /** The routes that load data for this page, without the root, whose data is the same on all pages. */
  loaderIds: readonly string[]
}>

/** Throws if a route with a parameter doesn't declare its values, or an address has no route. */
export function readRouteTable(routes: Routes, addresses: readonly PageAddress[]): PageRoute[] {
  const paths = Object.keys(routes).flatMap((id) => {
    const branch = branchOf(routes, id)
    const route = branch.at(-1)
    const path = branch.flatMap((one) => one.path || []).join('/')
    return route !== undefined && isPage(route) ? [{ path, branch }] : []
  })
  const stray = addresses.filter(({ path }) => !paths.some((route) => route.path === path))
  if (stray.length > 0) {
    throw new Error(`No route has the path ${stray[0]?.path}`)
  }
  return paths.map(({ path, branch }) => ({
    ...toPageRoute(path, addresses.find((address) => address.path === path) ?? { path }),
    loaderIds: branch
      .filter(({ id, module }) => id !== 'root' && module.loader !== undefined)
      .map(({ id }) => id),
  }))
}

type Route = NonNullable<Routes[string]>

/** Excludes the root, layouts and the catch-all route. */
function isPage({ id, path, index }: Route): boolean {
  return index === true || (path !== undefined && path !== '*' && id !== 'root')
}

/** The route and its parent routes, outermost first. */
function branchOf(routes: Routes, id: string | undefined): Route[] {
  const route = id === undefined ? undefined : routes[id]
  return route === undefined ? [] : [...branchOf(routes, route.parentId), route]
}

function toPageRoute(path: string, { values, query = [], hasToken = false, opensLink = false }: PageAddress) {
  const segments = path.split('/')
  const hasParameter = segments.at(-1)?.startsWith(':') ?? false
  const fixed = (hasParameter ? segments.slice(0, -1) : segments).join('/')
  if (/[:*?]/.test(fixed) || (hasParameter && values === undefined && !hasToken)) {
    throw new Error(`The route ${path} needs values, a token or a simpler path`)
  }
  return { path: fixed, hasParameter, values: new Set(values), query, hasToken, opensLink }
}
