import { openDataText } from '../content/open-data.ts'
import { breadcrumbData, pageMeta } from '../content/page-meta.ts'
import { loadOpenData } from '../pages/open-data/open-data.ts'
import { dataSetData, OpenDataPage } from '../pages/open-data/open-data-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/open-data'

export const handle = { access: 'public' } satisfies RouteHandle

export function loader({ context }: Route.LoaderArgs) {
  return loadOpenData(context.get(pageContext).api)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const publicUrl = publicUrlOf(matches)
  const jsonLd = [
    breadcrumbData(publicUrl, [{ name: 'Open data', path: openDataText.path }]),
    ...(loaderData === undefined ? [] : [dataSetData(publicUrl, loaderData)]),
  ]
  return pageMeta({ ...openDataText, publicUrl, jsonLd })
}

export default function OpenDataRoute({ loaderData, matches }: Route.ComponentProps) {
  return <OpenDataPage data={loaderData} publicUrl={publicUrlOf(matches)} />
}
