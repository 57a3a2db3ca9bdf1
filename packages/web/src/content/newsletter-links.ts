import { pagePaths } from '@cardsight/contract'
import type { PageWords } from './page-meta.ts'

/** A page that a link in one of our mails leads to: one sentence and one button. */
export type LinkPageWords = PageWords & { heading: string; text: string; button: string }

const unlisted = { noindex: true } as const

export const confirmWords: LinkPageWords = {
  ...unlisted,
  path: pagePaths.newsletterConfirm(),
  title: 'Confirm your subscription | Cardsight',
  description: 'Confirm that you want the Cardsight letter.',
  heading: 'Do you want our letter?',
  text: 'Press the button to confirm. We then write to you when there is a new text on our blog, and never about anything else.',
  button: 'Yes, send me the letter',
}

export const leaveWords: LinkPageWords = {
  ...unlisted,
  path: pagePaths.newsletterUnsubscribe(),
  title: 'Unsubscribe | Cardsight',
  description: 'Stop getting the Cardsight letter.',
  heading: 'Unsubscribe from our letter',
  text: 'Press the button and no further letter comes. We remove your address from the list at once.',
  button: 'Unsubscribe',
}
