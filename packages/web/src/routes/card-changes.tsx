import { redirect } from 'react-router'
import { breadcrumbData } from '../content/breadcrumbs.ts'
import { pageMeta } from '../content/page-meta.ts'
import { cardIndexText } from '../pages/card/card-text.ts'
import { ChangesPage } from '../pages/changes/changes-page.tsx'
import { changesPath, readChangesQuery } from '../pages/changes/changes-query.ts'
import { changesText } from '../pages/changes/changes-text.ts'
import { getChanges } from '../pages/changes/get-changes.ts'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/card-changes'

export const handle = { access: 'public' } satisfies RouteHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = readChangesQuery(new URL(request.url).searchParams)
  const listed = await getChanges(context.get(pageContext).api, query)
  if (query.year !== null && !listed.years.includes(query.year)) {
    throw redirect(changesPath({ ...query, year: null }))
  }
  return { listed, query }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicUrl = publicUrlOf(matches)
  const crumbs = [
    { name: 'All cards', path: cardIndexText.path },
    { name: 'Changes', path: changesText.path },
  ]
  return pageMeta({
    ...changesText,
    publicUrl,
    jsonLd: [breadcrumbData(publicUrl, crumbs)],
    hasChangesFeed: true,
  })
}

export default function CardChangesRoute({ loaderData }: Route.ComponentProps) {
  return <ChangesPage {...loaderData} />
}
