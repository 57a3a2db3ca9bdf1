/** What the built pages export: React Router's build, the context that the server fills, and the page URLs. */
import type { PageAddress, PageContext } from '@cardsight/contract/pages'
import type { RouterContext, ServerBuild } from 'react-router'

export declare const entry: {
  module: ServerBuild['entry']['module'] & {
    pageContext: RouterContext<PageContext>
    pageAddresses: (known: { cardIds: readonly string[] }) => readonly PageAddress[]
  }
}
export declare const assets: ServerBuild['assets']
export declare const allowedActionOrigins: Exclude<ServerBuild['allowedActionOrigins'], undefined>
export declare const assetsBuildDirectory: ServerBuild['assetsBuildDirectory']
export declare const basename: string
export declare const future: ServerBuild['future']
export declare const isSpaMode: ServerBuild['isSpaMode']
export declare const prerender: ServerBuild['prerender']
export declare const publicPath: ServerBuild['publicPath']
export declare const routeDiscovery: ServerBuild['routeDiscovery']
export declare const routes: ServerBuild['routes']
export declare const ssr: ServerBuild['ssr']
