import { pagePaths } from '@cardsight/contract'
import { pageMeta } from '../content/page-meta.ts'
import { plannedPages } from '../content/planned-pages.ts'
import { PlannedPage } from '../pages/static/planned-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/sign-in'

export const handle = {
  access: 'visitors',
  headerButton: { title: 'Sign Up', path: pagePaths.signUp },
} satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...plannedPages.signIn, publicUrl: publicUrlOf(matches) })

export default function SignInRoute() {
  return <PlannedPage page={plannedPages.signIn} />
}
