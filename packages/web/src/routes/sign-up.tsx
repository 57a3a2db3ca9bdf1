import { pagePaths } from '@cardsight/contract'
import { pageMeta } from '../content/page-meta.ts'
import { plannedPages } from '../content/planned-pages.ts'
import { PlannedPage } from '../pages/static/planned-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/sign-up'

export const handle = {
  access: 'visitors',
  headerButton: { title: 'Sign In', path: pagePaths.signIn },
} satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...plannedPages.signUp, publicUrl: publicUrlOf(matches) })

export default function SignUpRoute() {
  return <PlannedPage page={plannedPages.signUp} />
}
