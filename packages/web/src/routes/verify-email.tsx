import { identityPages } from '../content/identity-pages.ts'
import { pageMeta } from '../content/page-meta.ts'
import { VerifyEmailPage } from '../pages/auth/verify-email-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/verify-email'

export const handle = { access: 'public' } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...identityPages.verifyEmail, publicUrl: publicUrlOf(matches) })

export default function VerifyEmailRoute({ params }: Route.ComponentProps) {
  return <VerifyEmailPage token={params.token} />
}
