import { breadcrumbData } from '../content/breadcrumbs.ts'
import { pageMeta } from '../content/page-meta.ts'
import { getAverageRun } from '../pages/card/average-run.ts'
import { groupByIssuer } from '../pages/card/card-index.ts'
import { CardIndexPage } from '../pages/card/card-index-page.tsx'
import { cardIndexText } from '../pages/card/card-text.ts'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/cards'

export const handle = { access: 'public' } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  return { groups: groupByIssuer(await getAverageRun(context.get(pageContext).api)) }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicUrl = publicUrlOf(matches)
  const jsonLd = [breadcrumbData(publicUrl, [{ name: 'All cards', path: cardIndexText.path }])]
  return pageMeta({ ...cardIndexText, publicUrl, jsonLd, hasChangesFeed: true })
}

export default function CardsRoute({ loaderData }: Route.ComponentProps) {
  return <CardIndexPage groups={loaderData.groups} />
}
