import { aboutWords } from '../content/about.ts'
import { pageMeta } from '../content/page-meta.ts'
import { AboutPage } from '../pages/static/about-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/about'

export const handle = { access: 'public' } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...aboutWords, publicUrl: publicUrlOf(matches) })

export default function AboutRoute() {
  return <AboutPage />
}
