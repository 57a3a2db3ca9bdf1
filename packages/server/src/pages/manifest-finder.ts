/**
 * React Router's client requests the routes behind the links of a page from the manifest. It sends the paths,
 * and matching thousands of them would block the server. So every such request gets all routes.
 */
import type { ServerBuild } from 'react-router'
import type { PageUrl } from './page-url.ts'
import { type PageRoute, PLACEHOLDER } from './route-table.ts'

type Build = Pick<ServerBuild, 'assets' | 'routeDiscovery'>

/** The finder returns the URL to render, or null for anything but the manifest. */
export function createManifestFinder({ assets, routeDiscovery }: Build, routes: readonly PageRoute[]) {
  const manifestPath = routeDiscovery.mode === 'lazy' ? (routeDiscovery.manifestPath ?? '/__manifest') : null
  const paths = [...routes.map(examplePath), `/${PLACEHOLDER}`].join(',')
  const current = `${manifestPath}?${new URLSearchParams({ version: assets.version, paths })}`
  // React Router tells the browser to reload the page.
  const outdated = `${manifestPath}?version=${PLACEHOLDER}`

  return ({ segments, isData, search }: PageUrl): string | null => {
    if (isData || `/${segments.join('/')}` !== manifestPath) {
      return null
    }
    return search.get('version') === assets.version ? current : outdated
  }
}

function examplePath({ path, hasParameter }: PageRoute): string {
  return hasParameter ? `/${path}/${PLACEHOLDER}` : `/${path}`
}
