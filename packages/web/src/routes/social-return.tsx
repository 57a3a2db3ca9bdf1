import { pagePaths } from '@cardsight/contract'
import { redirect } from 'react-router'
import { pageMeta } from '../content/page-meta.ts'
import { plannedPages } from '../content/planned-pages.ts'
import { PlannedPage } from '../pages/static/planned-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/social-return'

export const handle = { access: 'public' } satisfies RouteHandle

export function loader({ request }: Route.LoaderArgs) {
  if (!new URL(request.url).searchParams.get('accessToken')) {
    throw redirect(pagePaths.home)
  }
  return null
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...plannedPages.socialReturn, publicUrl: publicUrlOf(matches) })

export default function SocialReturnRoute() {
  return <PlannedPage page={plannedPages.socialReturn} />
}
