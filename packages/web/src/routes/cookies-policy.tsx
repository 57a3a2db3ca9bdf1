import { breadcrumbData } from '../content/breadcrumbs.ts'
import { cookiesPolicy } from '../content/legal/cookies.tsx'
import { pageMeta } from '../content/page-meta.ts'
import { LegalPage } from '../pages/static/legal-page.tsx'
import { publicUrlOf, supportEmailOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/cookies-policy'

export const handle = { access: 'public' } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicUrl = publicUrlOf(matches)
  const { path, title, description, heading } = cookiesPolicy
  const jsonLd = [breadcrumbData(publicUrl, [{ name: heading, path }])]
  return pageMeta({ path, title, description, publicUrl, jsonLd })
}

export default function CookiesPolicyRoute({ matches }: Route.ComponentProps) {
  return <LegalPage document={cookiesPolicy} supportEmail={supportEmailOf(matches)} />
}
