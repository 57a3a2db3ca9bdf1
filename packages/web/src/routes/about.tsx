import { aboutText } from '../content/about.ts'
import { breadcrumbData } from '../content/breadcrumbs.ts'
import { pageMeta } from '../content/page-meta.ts'
import { AboutPage } from '../pages/static/about-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/about'

export const handle = { access: 'public' } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicUrl = publicUrlOf(matches)
  const jsonLd = [breadcrumbData(publicUrl, [{ name: 'About us', path: aboutText.path }])]
  return pageMeta({ ...aboutText, publicUrl, jsonLd })
}

export default function AboutRoute() {
  return <AboutPage />
}
