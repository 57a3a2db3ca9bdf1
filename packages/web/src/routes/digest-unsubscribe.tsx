import { leaveDigest } from '../api/reminders.ts'
import { digestUnsubscribeText } from '../content/digest-link.ts'
import { pageMeta } from '../content/page-meta.ts'
import { followLink } from '../pages/newsletter/follow-link.ts'
import { LinkPage } from '../pages/newsletter/link-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/digest-unsubscribe'

export const handle = { access: 'public' } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...digestUnsubscribeText, publicUrl: publicUrlOf(matches) })

export default function DigestUnsubscribeRoute() {
  return <LinkPage words={digestUnsubscribeText} act={(token) => followLink(leaveDigest, token)} />
}
