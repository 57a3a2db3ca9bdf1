import { apiPaths, overviewSchema } from '@cardsight/contract'
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
    return { ledger: ledgerOf(overview), cards: overview.catalog.cards }
  } catch (error) {
    reportError(error)
    return { ledger: ledgerOf(null), cards: [] }
  }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicUrl = publicUrlOf(matches)
  return pageMeta({ ...homeWords, publicUrl, jsonLd: organisationData(publicUrl) })
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
}
