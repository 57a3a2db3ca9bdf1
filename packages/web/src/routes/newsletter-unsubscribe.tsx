import { leaveNewsletter } from '../api/newsletter.ts'
import { unsubscribeText } from '../content/newsletter-links.ts'
import { pageMeta } from '../content/page-meta.ts'
import { followLink } from '../pages/newsletter/follow-link.ts'
import { LinkPage } from '../pages/newsletter/link-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/newsletter-unsubscribe'

export const handle = { access: 'public' } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...unsubscribeText, publicUrl: publicUrlOf(matches) })

export default function NewsletterUnsubscribeRoute() {
  return <LinkPage words={unsubscribeText} act={(token) => followLink(leaveNewsletter, token)} />
}
