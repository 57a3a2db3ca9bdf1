import { apiPaths } from '@cardsight/contract/api-paths'
import { catalogHealthSchema } from '@cardsight/contract/cards'
import { catalogHealthText, openDataText } from '../content/open-data.ts'
import { breadcrumbData, pageMeta } from '../content/page-meta.ts'
import { CatalogHealthPage } from '../pages/open-data/catalog-health-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/catalog-health'

export const handle = { access: 'public' } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  return catalogHealthSchema.parse(await context.get(pageContext).api.get(apiPaths.catalogHealth))
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicUrl = publicUrlOf(matches)
  const trail = [
    { name: 'Open data', path: openDataText.path },
    { name: 'Data health', path: catalogHealthText.path },
  ]
  return pageMeta({ ...catalogHealthText, publicUrl, jsonLd: [breadcrumbData(publicUrl, trail)] })
}

export default function CatalogHealthRoute({ loaderData }: Route.ComponentProps) {
  return <CatalogHealthPage health={loaderData} />
}
