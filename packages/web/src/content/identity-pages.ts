import { pagePaths } from '@cardsight/contract/paths'
import type { PageText } from './page-meta.ts'

/** Titles and descriptions of the identity pages. */
export const identityPages = {
  signIn: {
    path: pagePaths.signIn,
    title: 'Sign In | Cardsight',
    description: 'Sign in to Cardsight to see your results, linked accounts and wallet on every device.',
  },
  signUp: {
    path: pagePaths.signUp,
    title: 'Sign Up | Cardsight',
    description: 'Create a free Cardsight account to link your banks and see which card to use where.',
  },
  forgotPassword: {
    path: pagePaths.forgotPassword,
    title: 'Forgot Password | Cardsight',
    description: 'Reset your Cardsight password.',
  },
  restorePassword: {
    // The token in the real URL must not appear in a canonical link.
    path: pagePaths.forgotPassword,
    noindex: true,
    title: 'Reset Password | Cardsight',
    description: 'Choose a new Cardsight password.',
  },
  verifyEmail: {
    // As above.
    path: pagePaths.signIn,
    noindex: true,
    title: 'Confirm your email | Cardsight',
    description: 'Confirm the email of your Cardsight account.',
  },
  undoEmailChange: {
    // As above.
    path: pagePaths.signIn,
    noindex: true,
    title: 'Undo your email change | Cardsight',
    description: 'Switch your Cardsight account back to your old email address.',
  },
  household: {
    // As above.
    path: pagePaths.yourCards,
    noindex: true,
    title: 'Plan Your Cards Together | Cardsight',
    description: 'Accept an invitation to plan your credit cards together.',
  },
  socialReturn: {
    path: pagePaths.socialReturn,
    noindex: true,
    title: 'Signing you in | Cardsight',
    description: 'Return from signing in with another service.',
  },
  account: {
    path: pagePaths.account,
    noindex: true,
    title: 'Account | Cardsight',
    description: 'Your Cardsight profile and preferences.',
  },
  watches: {
    path: pagePaths.watches,
    noindex: true,
    title: 'Watches | Cardsight',
    description: 'Cards and answers you watch, and what changed about them.',
  },
} as const satisfies Record<string, PageText>
