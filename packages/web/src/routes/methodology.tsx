import { data } from 'react-router'
import { methodologyText } from '../content/methodology.ts'
import { breadcrumbData, pageMeta } from '../content/page-meta.ts'
import { gatherMethodology } from '../pages/static/methodology-data.ts'
import { MethodologyPage } from '../pages/static/methodology-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/methodology'

export const handle = { access: 'public' } satisfies RouteHandle

/** Renders even if a section can't be loaded; that section then says so. */
export async function loader({ context }: Route.LoaderArgs) {
  const methodology = await gatherMethodology(context.get(pageContext))
  const isWhole = methodology.example !== null && methodology.programs !== null
  return isWhole ? data(methodology) : data(methodology, { headers: { 'cache-control': 'no-store' } })
}

// A page without a section must not be cached for the next visitor.
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicUrl = publicUrlOf(matches)
  const jsonLd = [breadcrumbData(publicUrl, [{ name: 'How we rank', path: methodologyText.path }])]
  return pageMeta({ ...methodologyText, publicUrl, jsonLd })
}

export default function MethodologyRoute({ loaderData }: Route.ComponentProps) {
  return <MethodologyPage {...loaderData} />
}
