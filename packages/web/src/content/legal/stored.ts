/** Everything that Cardsight puts into a browser. A test holds the list to the code that does it. */
export type StoredThing = Readonly<{
  name: string
  where: 'Cookie' | 'Local storage' | 'Session storage' | 'Local or session storage' | 'Browser database'
  purpose: string
  /** Goes on from 'Kept until'. */
  until: string
}>

const untilSignOut = 'you sign out, or clear it in your browser.'

export const storedThings: readonly StoredThing[] = [
  {
    name: 'cardsight:auth-token',
    where: 'Local or session storage',
    purpose: 'Shows our server that it is you. It takes the place of a sign-in cookie.',
    until:
      'you sign out: with Remember Me at most 30 days, 14 if you don’t use it, in local storage; without it at most 12 hours, in session storage.',
  },
  {
    name: 'cardsight:wanted-path',
    where: 'Session storage',
    purpose: 'The page you asked for before you were sent to sign in, so that you get there afterwards.',
    until: 'it is used, or you close the tab.',
  },
  {
    name: 'cardsight:costs',
    where: 'Local storage',
    purpose: 'The monthly amounts you typed and ran, so that your results are there when you come back.',
    until: untilSignOut,
  },
  {
    name: 'cardsight:typed-costs',
    where: 'Local storage',
    purpose: 'Amounts that stand in the form and were not sent yet, so that nothing typed is lost.',
    until: untilSignOut,
  },
  {
    name: 'cardsight:dates',
    where: 'Local storage',
    purpose: 'The period of spending you chose.',
    until: untilSignOut,
  },
  {
    name: 'cardsight:accounts',
    where: 'Local storage',
    purpose: 'Which of your linked accounts count towards your results.',
    until: untilSignOut,
  },
  {
    name: 'cardsight:link-token',
    where: 'Local storage',
    purpose: 'Lets Plaid’s window find its place again when your bank sends you back to us.',
    until: untilSignOut,
  },
  {
    name: 'cardsight:opened-link',
    where: 'Local storage',
    purpose: 'What you were linking when your bank took over, so that it goes on when you come back.',
    until: untilSignOut,
  },
  {
    name: 'cardsight:import-corrections',
    where: 'Local storage',
    purpose:
      'What you put right about statements you brought: columns by their headings, merchants by name. It is sent nowhere.',
    until: 'you press Forget everything, sign out, or clear it in your browser.',
  },
  {
    name: 'cardsight-import',
    where: 'Browser database',
    purpose:
      'Statements that you asked to keep in this browser. They are sent nowhere, and nothing is kept unless you ask.',
    until: 'you press Forget everything or clear it in your browser. Signing out leaves it.',
  },
  {
    name: 'cardsight:is-user-login',
    where: 'Local storage',
    purpose: 'Remembers that you have seen the first invitation, so that it is not shown twice.',
    until: untilSignOut,
  },
  {
    name: 'cardsight',
    where: 'Local storage',
    purpose:
      'Your last results and settings, so that the dashboard opens where you left it. With linked accounts the results name the purchases behind them.',
    until: untilSignOut,
  },
  {
    name: 'cardsight-browser',
    where: 'Cookie',
    purpose:
      'A random value set when you sign in. It lets us email you about sign-ins from new browsers, and lets you in from this one while strangers are guessing your password.',
    until: 'a year has passed since you last signed in.',
  },
  {
    name: 'cardsight-social',
    where: 'Cookie',
    purpose: 'A random value that ties a sign-in with Google to the browser that began it.',
    until: 'the sign-in is done, at most 10 minutes.',
  },
]
