import { confirmNewsletter } from '../api/newsletter.ts'
import { confirmText } from '../content/newsletter-links.ts'
import { pageMeta } from '../content/page-meta.ts'
import { followLink } from '../pages/newsletter/follow-link.ts'
import { LinkPage } from '../pages/newsletter/link-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/newsletter-confirm'

export const handle = { access: 'public' } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...confirmText, publicUrl: publicUrlOf(matches) })

export default function NewsletterConfirmRoute() {
  return <LinkPage words={confirmText} act={(token) => followLink(confirmNewsletter, token)} />
}
