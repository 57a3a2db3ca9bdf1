/**
 * Reduces a URL to the one under which its page is rendered and cached. Drops everything a client can make
 * up: unknown paths, unknown query parameters, tokens, letter case and escapes.
 */
import type { PageAddress } from '@cardsight/contract/pages'
import type { ServerBuild } from 'react-router'
import { createManifestFinder } from './manifest-finder.ts'
import { type PageUrl, readPageUrl } from './page-url.ts'
import { type PageRoute, PLACEHOLDER, readRouteTable } from './route-table.ts'

export type FoundPage = Readonly<{
  /** Safe to render, and the cache key. */
  address: string
  /** The URL includes values that the visitor chooses, so there are more of them than a cache can hold. */
  hasQuery: boolean
  /** The requested URL includes a secret, which `address` doesn't. */
  hasToken: boolean
  /** The page opens the bank-data provider's widget. */
  opensLink: boolean
}>

export type FindPage = (url: string) => FoundPage | null

/** No link of ours has a longer query. */
const MAX_QUERY_CHARS = 1000
/** With this parameter, React Router requests only the data of some routes. */
const ROUTES = '_routes'

/** The finder returns null if there is no such page. */
export function createPageFinder(
  build: Pick<ServerBuild, 'routes' | 'assets' | 'routeDiscovery'>,
  addresses: readonly PageAddress[],
): FindPage {
  const routes = readRouteTable(build.routes, addresses)
  const findManifest = createManifestFinder(build, routes)
  const withoutParameter = byPath(routes.filter(({ hasParameter }) => !hasParameter))
  const withParameter = byPath(routes.filter(({ hasParameter }) => hasParameter))

  return (url) => {
    const requested = readPageUrl(url)
    if (requested === null) {
      return null
    }
    const manifest = findManifest(requested)
    return manifest === null
      ? findPage(requested)
      : { address: manifest, hasQuery: false, hasToken: false, opensLink: false }
  }

  function findPage(requested: PageUrl): FoundPage | null {
    const { segments } = requested
    const page = withoutParameter.get(keyOf(segments))
    if (page !== undefined) {
      return toFoundPage(page, page.path, requested)
    }
    const parent = withParameter.get(keyOf(segments.slice(0, -1)))
    const value = segments.at(-1) ?? ''
    if (parent === undefined || !(parent.hasToken || parent.values.has(value))) {
      return null
    }
    return toFoundPage(
      parent,
      `${parent.path}/${parent.hasToken ? PLACEHOLDER : encodeURIComponent(value)}`,
      requested,
    )
  }
}

function byPath(routes: readonly PageRoute[]): ReadonlyMap<string, PageRoute> {
  return new Map(routes.map((route) => [keyOf(route.path.split('/')), route]))
}

/** React Router ignores case, too. */
function keyOf(segments: readonly string[]): string {
  return segments.join('/').toLowerCase()
}

function toFoundPage(page: PageRoute, path: string, { isData, search }: PageUrl): FoundPage | null {
  const query = new URLSearchParams()
  for (const name of page.query) {
    for (const value of readValues(search, name, page)) {
      query.append(name, value)
    }
  }
  const hasQuery = query.size > 0 && !page.hasToken
  if (query.toString().length > MAX_QUERY_CHARS) {
    return null
  }
  if (isData && isForSomeRoutes(search)) {
    query.set(ROUTES, page.loaderIds.join(','))
  }
  const address = `/${isData ? dataPath(path) : path}${query.size === 0 ? '' : `?${query}`}`
  return { address, hasQuery, hasToken: page.hasToken, opensLink: page.opensLink }
}

function dataPath(path: string): string {
  return path === '' ? '_.data' : `${path}.data`
}

function readValues(search: URLSearchParams, name: string, { hasToken }: PageRoute): string[] {
  if (hasToken) {
    return search.get(name) ? [PLACEHOLDER] : []
  }
  return search.getAll(name)
}

/** Two variants are enough: all data, or all but the root's. */
function isForSomeRoutes(search: URLSearchParams): boolean {
  const routeIds = search.get(ROUTES)?.split(',') ?? []
  return routeIds.length > 0 && !routeIds.includes('root')
}
