import { identityPages } from '../content/identity-pages.ts'
import { pageMeta } from '../content/page-meta.ts'
import { AccountPage } from '../pages/account/account-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/account'

export const handle = { access: 'signed-in', isTool: true } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...identityPages.account, publicUrl: publicUrlOf(matches) })

export default function AccountRoute() {
  return <AccountPage />
}
