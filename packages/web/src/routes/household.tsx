import { identityPages } from '../content/identity-pages.ts'
import { pageMeta } from '../content/page-meta.ts'
import { HouseholdPage } from '../pages/household/household-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/household'

export const handle = { access: 'signed-in' } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...identityPages.household, publicUrl: publicUrlOf(matches) })

export default function HouseholdRoute({ params }: Route.ComponentProps) {
  return <HouseholdPage token={params.token} />
}
