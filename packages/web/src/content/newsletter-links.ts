import { pagePaths } from '@cardsight/contract/paths'
import { newsletterSentences } from '@cardsight/contract/schemas'
import type { PageText } from './page-meta.ts'

/** A page that a link in one of our emails opens: one sentence and one button. */
export type LinkPageText = PageText & {
  heading: string
  text: string
  button: string
  /** For a link that a mail program has cut off. */
  incomplete: string
}

const unlisted = { noindex: true } as const

export const confirmText: LinkPageText = {
  ...unlisted,
  path: pagePaths.newsletterConfirm(),
  title: 'Confirm your subscription | Cardsight',
  description: 'Confirm your Cardsight newsletter subscription.',
  heading: 'Confirm your subscription',
  text: 'Click the button to confirm. We’ll email you when there’s a new post on our blog, and for nothing else.',
  button: 'Yes, subscribe me',
  incomplete: newsletterSentences.linkDead,
}

export const unsubscribeText: LinkPageText = {
  ...unlisted,
  path: pagePaths.newsletterUnsubscribe(),
  title: 'Unsubscribe | Cardsight',
  description: 'Unsubscribe from the Cardsight newsletter.',
  heading: 'Unsubscribe from our newsletter',
  text: 'Click the button and you won’t get any more newsletters. We remove your address from the list right away.',
  button: 'Unsubscribe',
  incomplete: newsletterSentences.linkDead,
}
