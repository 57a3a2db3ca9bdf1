import { directoryText } from '../content/catalog-text.ts'
import { breadcrumbData, pageMeta } from '../content/page-meta.ts'
import { gatherDirectory } from '../pages/directory/directory-data.ts'
import { DirectoryPage } from '../pages/directory/directory-page.tsx'
import { readDirectoryQuery } from '../pages/directory/directory-query.ts'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/cards'

export const handle = { access: 'public' } satisfies RouteHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = readDirectoryQuery(new URL(request.url).searchParams)
  return gatherDirectory(context.get(pageContext).api, query)
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicUrl = publicUrlOf(matches)
  const jsonLd = [breadcrumbData(publicUrl, [{ name: 'All cards', path: directoryText.path }])]
  return pageMeta({ ...directoryText, publicUrl, jsonLd, hasChangesFeed: true })
}

export default function CardsRoute({ loaderData }: Route.ComponentProps) {
  return <DirectoryPage {...loaderData} />
}
