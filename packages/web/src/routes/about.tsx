import { data } from 'react-router'
import { aboutText } from '../content/about.ts'
import { breadcrumbData, pageMeta } from '../content/page-meta.ts'
import { gatherAbout } from '../pages/static/about-data.ts'
import { AboutPage } from '../pages/static/about-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/about'

export const handle = { access: 'public' } satisfies RouteHandle

/** Renders even if the catalog can't be loaded; that section then says so. */
export async function loader({ context }: Route.LoaderArgs) {
  const { isWhole, ...about } = await gatherAbout(context.get(pageContext))
  return isWhole ? data(about) : data(about, { headers: { 'cache-control': 'no-store' } })
}

// A page without its figures must not be cached for the next visitor.
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicUrl = publicUrlOf(matches)
  const jsonLd = [breadcrumbData(publicUrl, [{ name: 'About us', path: aboutText.path }])]
  return pageMeta({ ...aboutText, publicUrl, jsonLd })
}

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} />
}
