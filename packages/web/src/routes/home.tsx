import { apiPaths, overviewSchema } from '@cardsight/contract'
import { homeWords } from '../content/home.ts'
import { organisationData } from '../content/organisation.ts'
import { pageMeta } from '../content/page-meta.ts'
import { HomePage } from '../pages/home/home-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/home'

export const handle = { access: 'public' } satisfies RouteHandle

/** The page is there even when what it tells about is not: its ledger then says so. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, reportError } = context.get(pageContext)
  try {
    return { overview: overviewSchema.parse(await api.get(apiPaths.overview)) }
  } catch (error) {
    reportError(error)
    return { overview: null }
  }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicUrl = publicUrlOf(matches)
  return pageMeta({ ...homeWords, publicUrl, jsonLd: organisationData(publicUrl) })
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage overview={loaderData.overview} />
}
