import { identityPages } from '../content/identity-pages.ts'
import { pageMeta } from '../content/page-meta.ts'
import { WatchesPage } from '../pages/watches/watches-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/watches'

export const handle = { access: 'signed-in', isTool: true } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...identityPages.watches, publicUrl: publicUrlOf(matches) })

export default function WatchesRoute() {
  return <WatchesPage />
}
