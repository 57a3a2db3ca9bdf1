import { data } from 'react-router'
import { findReport } from '../cards/average-run.ts'
import { pageMeta } from '../content/page-meta.ts'
import { CardPage } from '../pages/card/card-page.tsx'
import { cardData, cardPageText } from '../pages/card/card-questions.ts'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/card'

export const handle = { access: 'public' } satisfies RouteHandle

export async function loader({ context, params }: Route.LoaderArgs) {
  const report = await findReport(context.get(pageContext).api, params.cardId)
  if (report === null) {
    throw data(null, { status: 404 })
  }
  return { report }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData === undefined) {
    return []
  }
  const publicUrl = publicUrlOf(matches)
  return pageMeta({
    ...cardPageText(loaderData.report),
    publicUrl,
    jsonLd: cardData(publicUrl, loaderData.report),
    hasChangesFeed: true,
  })
}

export default function CardRoute({ loaderData }: Route.ComponentProps) {
  return <CardPage report={loaderData.report} />
}
