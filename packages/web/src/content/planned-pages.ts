import { pagePaths } from '@cardsight/contract'
import type { MenuLink } from './menus.ts'
import type { PageWords } from './page-meta.ts'

/** A page whose own content is still to come: it says so, and says what works today. */
export type PlannedPage = PageWords & {
  heading: string
  /** What will be here. */
  purpose: string
  /** What a person can do or know today. */
  today: string
  onward: MenuLink
}

const home: MenuLink = { label: 'See what Cardsight does', path: pagePaths.home }
const notYetAccounts =
  'Accounts are not open yet, so there is nothing to fill in here and nothing of yours is stored.'

export const plannedPages = {
  signIn: {
    path: pagePaths.signIn,
    title: 'Sign In | Cardsight',
    description: 'Sign in to Cardsight.',
    heading: 'Sign In',
    purpose: 'Here you will sign in with your email and password, or with Google.',
    today: notYetAccounts,
    onward: home,
  },
  signUp: {
    path: pagePaths.signUp,
    title: 'Sign Up | Cardsight',
    description: 'Make a free Cardsight account.',
    heading: 'Sign Up',
    purpose:
      'Here you will make a free account, which is needed only to link bank accounts. You must be over 18.',
    today: notYetAccounts,
    onward: home,
  },
  forgotPassword: {
    path: pagePaths.forgotPassword,
    title: 'Forgot Password | Cardsight',
    description: 'Ask for a new Cardsight password.',
    heading: 'Forgot Password',
    purpose: 'Here you will ask for a mail that lets you choose a new password.',
    today: notYetAccounts,
    onward: home,
  },
  restorePassword: {
    // The token in the real address must not end up in a canonical link.
    path: pagePaths.forgotPassword,
    noindex: true,
    title: 'Reset Password | Cardsight',
    description: 'Choose a new Cardsight password.',
    heading: 'Reset Password',
    purpose: 'Here you will choose a new password after following the link in our mail.',
    today: 'Accounts are not open yet, and Cardsight has sent no such mail. If you got one, do not trust it.',
    onward: home,
  },
  socialReturn: {
    path: pagePaths.socialReturn,
    noindex: true,
    title: 'Social sign-in | Cardsight',
    description: 'Return from signing in with another service.',
    heading: 'Social sign-in is not set up yet',
    purpose: 'This is where a sign-in with Google will come back to.',
    today: 'It is not connected, so you have not been signed in and nothing was stored.',
    onward: home,
  },
  account: {
    path: pagePaths.account,
    noindex: true,
    title: 'Account | Cardsight',
    description: 'Your Cardsight profile and preferences.',
    heading: 'Account',
    purpose: 'Here you will change your name, email and password, and unlink your bank accounts.',
    today: 'None of these can be changed yet.',
    onward: home,
  },
} as const satisfies Record<string, PlannedPage>
