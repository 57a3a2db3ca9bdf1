import { redirect } from 'react-router'
import { changesText, directoryText } from '../content/catalog-text.ts'
import { breadcrumbData, pageMeta } from '../content/page-meta.ts'
import { ChangesPage, firstChanges } from '../pages/changes/changes-page.tsx'
import { changesPath, getChanges, readChangesQuery, showsAllChanges } from '../pages/changes/changes-query.ts'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/card-changes'

export const handle = { access: 'public' } satisfies RouteHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const query = readChangesQuery(searchParams)
  const listed = await getChanges(context.get(pageContext).api, query)
  if (query.year !== null && !listed.years.includes(query.year)) {
    throw redirect(changesPath({ ...query, year: null }))
  }
  const { changes } = listed
  const shown = showsAllChanges(searchParams) ? changes : firstChanges(changes)
  return { listed: { ...listed, changes: shown }, count: changes.length, query }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicUrl = publicUrlOf(matches)
  const crumbs = [
    { name: 'All cards', path: directoryText.path },
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
