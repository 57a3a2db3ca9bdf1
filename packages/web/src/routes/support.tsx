import { faqData, supportText } from '../content/faq.ts'
import { breadcrumbData, pageMeta } from '../content/page-meta.ts'
import { SupportPage } from '../pages/static/support-page.tsx'
import { publicUrlOf, supportEmailOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/support'

export const handle = { access: 'public' } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicUrl = publicUrlOf(matches)
  const jsonLd = [faqData(), breadcrumbData(publicUrl, [{ name: 'Support', path: supportText.path }])]
  return pageMeta({ ...supportText, publicUrl, jsonLd })
}

export default function SupportRoute({ matches }: Route.ComponentProps) {
  return <SupportPage supportEmail={supportEmailOf(matches)} />
}
