import { pagePaths } from '@cardsight/contract/paths'
import { redirect } from 'react-router'
import { breadcrumbData, pageMeta } from '../content/page-meta.ts'
import { gatherComparison } from '../pages/compare/compare-data.ts'
import { ComparePage } from '../pages/compare/compare-page.tsx'
import { readCompareQuery } from '../pages/compare/compare-query.ts'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/compare'

export const handle = { access: 'public' } satisfies RouteHandle

const words = {
  path: pagePaths.compare,
  title: 'Compare credit cards side by side | Cardsight',
  description:
    'Compare two to four credit cards side by side, on your own spending: what each would have earned, earn rates, fees and facts.',
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const { cardIds, betterAddress } = readCompareQuery(searchParams)
  if (betterAddress !== null) {
    throw redirect(betterAddress)
  }
  return gatherComparison(context.get(pageContext).api, cardIds, searchParams)
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicUrl = publicUrlOf(matches)
  const jsonLd = [breadcrumbData(publicUrl, [{ name: 'Compare', path: words.path }])]
  return pageMeta({ ...words, publicUrl, jsonLd })
}

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  return <ComparePage {...loaderData} />
}
