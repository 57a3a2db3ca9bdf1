import { pagePaths } from '@cardsight/contract/paths'
import { pageMeta } from '../content/page-meta.ts'
import { OfflinePage } from '../pages/offline/offline-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/offline'

export const handle = { access: 'public' } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'No connection | Cardsight',
    description: 'Shown while Cardsight cannot be reached.',
    path: pagePaths.offline,
    publicUrl: publicUrlOf(matches),
    noindex: true,
  })

export default function OfflineRoute() {
  return <OfflinePage />
}
