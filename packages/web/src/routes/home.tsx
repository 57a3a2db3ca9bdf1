import { apiPaths, overviewSchema } from '@cardsight/contract'
import { data } from 'react-router'
import { homeWords } from '../content/home.ts'
import { organisationData } from '../content/organisation.ts'
import { pageMeta } from '../content/page-meta.ts'
import { HomePage } from '../pages/home/home-page.tsx'
import { ledgerOf } from '../pages/home/ledger.ts'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/home'

export const handle = { access: 'public' } satisfies RouteHandle

/** The page is there even when what it tells about is not: its ledger then says so. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, reportError } = context.get(pageContext)
  try {
    const overview = overviewSchema.parse(await api.get(apiPaths.overview))
    return data({ ledger: ledgerOf(overview), cards: overview.catalog.cards })
  } catch (error) {
    reportError(error)
    return data({ ledger: ledgerOf(null), cards: [] }, { headers: { 'cache-control': 'no-store' } })
  }
}

// A page that had to go without its ledger must not be kept for the next visitor.
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicUrl = publicUrlOf(matches)
  return pageMeta({ ...homeWords, publicUrl, jsonLd: organisationData(publicUrl) })
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
}
