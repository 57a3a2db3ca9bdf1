import { cookiesPolicy } from '../content/legal/cookies.tsx'
import { privacyPolicy } from '../content/legal/privacy.tsx'
import { terms } from '../content/legal/terms.tsx'
import { breadcrumbData, pageMeta } from '../content/page-meta.ts'
import { LegalPage } from '../pages/static/legal-page.tsx'
import { publicUrlOf, supportEmailOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/legal'

export const handle = { access: 'public' } satisfies RouteHandle

/** By the id of the route. */
const documents = { terms, privacy: privacyPolicy, cookies: cookiesPolicy }

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicUrl = publicUrlOf(matches)
  const { path, title, description, heading } = documents[matches[1].id]
  const jsonLd = [breadcrumbData(publicUrl, [{ name: heading, path }])]
  return pageMeta({ path, title, description, publicUrl, jsonLd })
}

export default function LegalRoute({ matches }: Route.ComponentProps) {
  return <LegalPage document={documents[matches[1].id]} supportEmail={supportEmailOf(matches)} />
}
