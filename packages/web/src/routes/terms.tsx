import { breadcrumbData } from '../content/breadcrumbs.ts'
import { terms } from '../content/legal/terms.tsx'
import { pageMeta } from '../content/page-meta.ts'
import { LegalPage } from '../pages/static/legal-page.tsx'
import { publicUrlOf, supportEmailOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/terms'

export const handle = { access: 'public' } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicUrl = publicUrlOf(matches)
  const { path, title, description, heading } = terms
  const jsonLd = [breadcrumbData(publicUrl, [{ name: heading, path }])]
  return pageMeta({ path, title, description, publicUrl, jsonLd })
}

export default function TermsRoute({ matches }: Route.ComponentProps) {
  return <LegalPage document={terms} supportEmail={supportEmailOf(matches)} />
}
