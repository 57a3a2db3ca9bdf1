import { pagePaths, sentences } from '@cardsight/contract'
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
const toCards: MenuLink = { label: 'See the cards we keep', path: `${pagePaths.home}#Ledger` }
const notYetAccounts =
  'Accounts are not open yet, so there is nothing to fill in here and nothing of yours is stored.'

export const plannedPages = {
  currentBestCards: {
    path: pagePaths.currentBestCards,
    title: 'Best Credit Cards | Cardsight',
    description:
      'The credit cards that would have earned the most on what the average American household spends.',
    heading: 'Best Credit Cards',
    purpose:
      'Here every card in our ledger will be measured against what the average American household spends, with the source and year of those figures beside them.',
    today: 'The ranking is not calculated yet. The cards and the date of their facts are on the front page.',
    onward: toCards,
  },
  secondCard: {
    path: pagePaths.secondCard,
    title: 'Find Your Second Card | Cardsight',
    description: 'When a second credit card earns more than the first one alone, and when it does not.',
    heading: 'Find Your Second Card',
    purpose:
      'Here you will see what a second card would have added to the one you carry: bigger rewards, a lower use of your credit limit, and the perks that come with it.',
    today: 'The comparison is not calculated yet. The cards it will draw on are on the front page.',
    onward: toCards,
  },
  dashboard: {
    path: pagePaths.dashboard,
    title: sentences.dashboardTitle,
    description: sentences.dashboardDescription,
    heading: sentences.dashboardTitle,
    purpose:
      'Here you will type what you spend in a typical month, or link your accounts through Plaid, and see which card would have earned you the most, with the arithmetic under every figure.',
    today: 'The calculation is still being built. Typing your spending will need no account.',
    onward: { label: 'How it will work', path: pagePaths.howItWorks },
  },
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
  dashboardDebug: {
    path: pagePaths.dashboardDebug,
    noindex: true,
    title: 'Dashboard, raw | Cardsight',
    description: 'Your own results with all intermediate figures.',
    heading: 'Dashboard, raw',
    purpose: 'Here your own results will be shown with every intermediate figure.',
    today: 'There are no results yet, so there is nothing raw to show.',
    onward: { label: 'To the dashboard', path: pagePaths.dashboard },
  },
  dashboardOauth: {
    path: pagePaths.dashboardOauth,
    noindex: true,
    title: 'Back from your bank | Cardsight',
    description: 'Return from signing in at a bank.',
    heading: 'Back from your bank',
    purpose: 'This is where a bank will send you back to, to finish linking your accounts.',
    today: 'Linking is not connected yet, so no account was linked.',
    onward: { label: 'To the dashboard', path: pagePaths.dashboard },
  },
  support: {
    path: pagePaths.support,
    title: 'Support | Cardsight',
    description: 'Answers to common questions about Cardsight.',
    heading: 'Support',
    purpose:
      'Here the common questions will be answered: how we earn, what linking a bank shares, how cards are ranked.',
    today: 'How we earn and what we never do is already written on the about page.',
    onward: { label: 'Read about us', path: pagePaths.about },
  },
  terms: {
    path: pagePaths.terms,
    title: 'Terms of Service | Cardsight',
    description: 'The terms under which Cardsight is used.',
    heading: 'Terms of Service',
    purpose: 'The terms are being written. They will stand here before the first account can be made.',
    today: 'Nothing on this site asks you to agree to anything today.',
    onward: home,
  },
  privacy: {
    path: pagePaths.privacy,
    title: 'Privacy Policy | Cardsight',
    description: 'What Cardsight knows about you, and what it does with it.',
    heading: 'Privacy Policy',
    purpose:
      'The privacy policy is being written. It will stand here before Cardsight asks for any data of yours.',
    today: 'Today this site asks for nothing, and loads nothing from anybody else.',
    onward: home,
  },
  cookies: {
    path: pagePaths.cookies,
    title: 'Cookies Policy | Cardsight',
    description: 'Which cookies Cardsight sets, and why.',
    heading: 'Cookies Policy',
    purpose:
      'The cookies policy is being written. It will stand here before Cardsight sets its first cookie.',
    today: 'Today this site sets no cookies.',
    onward: home,
  },
  blog: {
    path: pagePaths.blog,
    title: 'Blog | Cardsight',
    description: 'Notes on credit card rewards, by Cardsight.',
    heading: 'Blog',
    purpose: 'Here we will write about how rewards are worked out and what changes in the cards we keep.',
    today: 'No post is published yet.',
    onward: home,
  },
} as const satisfies Record<string, PlannedPage>
