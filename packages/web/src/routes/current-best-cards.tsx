import { pageMeta } from '../content/page-meta.ts'
import { plannedPages } from '../content/planned-pages.ts'
import { PlannedPage } from '../pages/static/planned-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/current-best-cards'

export const handle = { access: 'public' } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...plannedPages.currentBestCards, publicUrl: publicUrlOf(matches) })

export default function CurrentBestCardsRoute() {
  return <PlannedPage page={plannedPages.currentBestCards} />
}
