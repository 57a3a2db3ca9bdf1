import { identityPages } from '../content/identity-pages.ts'
import { pageMeta } from '../content/page-meta.ts'
import { ResetPasswordPage } from '../pages/auth/reset-password-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/restore-password'

export const handle = { access: 'visitors' } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...identityPages.restorePassword, publicUrl: publicUrlOf(matches) })

export default function RestorePasswordRoute({ params }: Route.ComponentProps) {
  return <ResetPasswordPage resetToken={params.resetToken} />
}
