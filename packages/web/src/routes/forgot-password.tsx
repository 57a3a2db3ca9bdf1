import { identityPages } from '../content/identity-pages.ts'
import { pageMeta } from '../content/page-meta.ts'
import { ForgotPasswordPage } from '../pages/auth/forgot-password-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/forgot-password'

export const handle = { access: 'visitors' } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...identityPages.forgotPassword, publicUrl: publicUrlOf(matches) })

export default function ForgotPasswordRoute() {
  return <ForgotPasswordPage />
}
