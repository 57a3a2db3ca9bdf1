/** Everything that Cardsight stores in a browser. A test compares the list with the code. */
export type StoredThing = Readonly<{
  name: string
  where: 'Cookie' | 'Local storage' | 'Session storage' | 'Local or session storage' | 'Browser database'
  purpose: string
  /** Continues the sentence after 'Stored until'. */
  until: string
}>

const untilSignOut = 'you sign out, or clear it in your browser.'

export const storedThings: readonly StoredThing[] = [
  {
    name: 'cardsight:auth-token',
    where: 'Local or session storage',
    purpose: 'Shows our server that it’s you, like a sign-in cookie.',
    until:
      'you sign out: with Remember Me at most 30 days, 14 if you don’t use it, in local storage; without it at most 12 hours, in session storage.',
  },
  {
    name: 'cardsight:wanted-path',
    where: 'Session storage',
    purpose: 'The page you wanted before we sent you to sign in, so that you get there afterward.',
    until: 'it is used, or you close the tab.',
  },
  {
    name: 'cardsight:costs',
    where: 'Local storage',
    purpose: 'The monthly amounts you submitted, so that your results are there when you come back.',
    until: untilSignOut,
  },
  {
    name: 'cardsight:typed-costs',
    where: 'Local storage',
    purpose: 'Amounts in the form that you haven’t submitted yet, so that nothing you typed is lost.',
    until: untilSignOut,
  },
  {
    name: 'cardsight:dates',
    where: 'Local storage',
    purpose: 'The date range you chose.',
    until: untilSignOut,
  },
  {
    name: 'cardsight:accounts',
    where: 'Local storage',
    purpose: 'Which of your linked accounts count toward your results.',
    until: untilSignOut,
  },
  {
    name: 'cardsight:link-token',
    where: 'Local storage',
    purpose: 'Lets Plaid’s window continue when your bank sends you back to us.',
    until: untilSignOut,
  },
  {
    name: 'cardsight:opened-link',
    where: 'Local storage',
    purpose:
      'What you were linking when you left for your bank, so that you can continue when you come back.',
    until: untilSignOut,
  },
  {
    name: 'cardsight:import-corrections',
    where: 'Local storage',
    purpose:
      'Your corrections to imported statements: columns by their headings, merchants by name. Never sent anywhere.',
    until: 'you click Forget everything, sign out, or clear it in your browser.',
  },
  {
    name: 'cardsight:profile',
    where: 'Local storage',
    purpose:
      'What you told us about yourself for the ranking: credit level, programs, memberships and habits. Saved in your account if you sign in.',
    until: 'you reset it, sign out, or clear it in your browser.',
  },
  {
    name: 'cardsight:unsent-profile',
    where: 'Local storage',
    purpose: 'Remembers that your account doesn’t have the latest change of your profile yet.',
    until: 'the change is saved in your account, or you sign out.',
  },
  {
    name: 'cardsight:owned-cards',
    where: 'Local storage',
    purpose: 'The cards you told us you have, for comparing them with the results and for your wallet.',
    until: untilSignOut,
  },
  {
    name: 'cardsight:theme',
    where: 'Local storage',
    purpose: 'Whether you chose the light or the dark theme.',
    until: 'you choose System again, or clear it in your browser. Signing out doesn’t delete it.',
  },
  {
    name: 'cardsight-import',
    where: 'Browser database',
    purpose:
      'Statements you asked us to save in this browser. Never sent anywhere, and saved only if you ask.',
    until: 'you click Forget everything or clear it in your browser. Signing out doesn’t delete it.',
  },
  {
    name: 'cardsight:is-user-login',
    where: 'Local storage',
    purpose: 'Remembers that you’ve seen the first invitation, so that we don’t show it twice.',
    until: untilSignOut,
  },
  {
    name: 'cardsight',
    where: 'Local storage',
    purpose:
      'Your last results and settings, so that the dashboard opens where you left it. With linked accounts the results include the purchases behind them.',
    until: untilSignOut,
  },
  {
    name: 'cardsight-browser',
    where: 'Cookie',
    purpose:
      'A random value set when you sign in. It lets us email you about sign-ins from new browsers, and lets you in from this one while someone else is guessing your password.',
    until: 'a year has passed since you last signed in.',
  },
  {
    name: 'cardsight-social',
    where: 'Cookie',
    purpose: 'A random value that ties a sign-in with Google to the browser that started it.',
    until: 'the sign-in is done, at most 10 minutes.',
  },
]
