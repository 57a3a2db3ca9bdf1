import type { ReactNode } from 'react'
import { confirmNewsletter, leaveDigest, leaveNewsletter } from '../api/emails.ts'
import { identityPages } from '../content/identity-pages.ts'
import { type PageText, pageMeta } from '../content/page-meta.ts'
import { UndoEmailChangePage, VerifyEmailPage } from '../pages/auth/verify-email-page.tsx'
import {
  confirmText,
  digestUnsubscribeText,
  followLink,
  LinkPage,
  unsubscribeText,
} from '../pages/newsletter/link-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/emailed-link'

export const handle = { access: 'public' } satisfies RouteHandle

type LinkedPage = { text: PageText; show: (token: string) => ReactNode }

/** By the id of the route. */
const pages: Readonly<Record<Route.ComponentProps['matches'][1]['id'], LinkedPage>> = {
  'verify-email': { text: identityPages.verifyEmail, show: (token) => <VerifyEmailPage token={token} /> },
  'undo-email-change': {
    text: identityPages.undoEmailChange,
    show: (token) => <UndoEmailChangePage token={token} />,
  },
  // The tokens of these are in the fragment, which servers don't see.
  'newsletter-confirm': {
    text: confirmText,
    show: () => <LinkPage words={confirmText} act={(token) => followLink(confirmNewsletter, token)} />,
  },
  'newsletter-unsubscribe': {
    text: unsubscribeText,
    show: () => <LinkPage words={unsubscribeText} act={(token) => followLink(leaveNewsletter, token)} />,
  },
  'digest-unsubscribe': {
    text: digestUnsubscribeText,
    show: () => <LinkPage words={digestUnsubscribeText} act={(token) => followLink(leaveDigest, token)} />,
  },
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...pages[matches[1].id].text, publicUrl: publicUrlOf(matches) })

export default function EmailedLinkRoute({ matches, params }: Route.ComponentProps) {
  return pages[matches[1].id].show(params.token ?? '')
}
