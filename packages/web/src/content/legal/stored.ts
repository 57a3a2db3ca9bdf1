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
    name: 'cardsight:account-deleted',
    where: 'Session storage',
    purpose: 'Lets the next page confirm that your account is deleted.',
    until: 'that page opens, or you close the tab.',
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
    purpose: 'The monthly amounts you typed on any page, so that nothing you typed is lost.',
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
    purpose: 'Your corrections to imported files: columns by their headings. Never sent anywhere.',
    until: 'you click Forget everything, sign out, or clear it in your browser.',
  },
  {
    name: 'cardsight:corrections',
    where: 'Local storage',
    purpose:
      'Categories you chose for merchants and purchases, and what you said isn’t a purchase. Saved in your account if you sign in.',
    until: 'you click Forget everything as a guest, sign out, or clear it in your browser.',
  },
  {
    name: 'cardsight:corrections-unsent',
    where: 'Local storage',
    purpose: 'The latest changes of your categories, until your account has them.',
    until: untilSignOut,
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
    name: 'cardsight:push',
    where: 'Local storage',
    purpose:
      'Which notifications this browser gets, so that they go on after you sign in again. Holds hashes of their address and of your session.',
    until: 'you turn notifications off, sign out, or clear it in your browser.',
  },
  {
    name: 'cardsight:owned-cards',
    where: 'Local storage',
    purpose: 'The cards you told us you have, for comparing them with the results and for your wallet.',
    until: untilSignOut,
  },
  {
    name: 'cardsight:your-cards',
    where: 'Local storage',
    purpose:
      'Your cards with what you told us about them, such as opening dates and welcome bonuses. Saved in your account if you sign in.',
    until: untilSignOut,
  },
  {
    name: 'cardsight:your-cards-sync',
    where: 'Local storage',
    purpose: 'Remembers whether your account has the latest change of your cards.',
    until: untilSignOut,
  },
  {
    name: 'cardsight:unread-your-cards',
    where: 'Local storage',
    purpose: 'A list of your cards that we couldn’t read, so that you can download it.',
    until: untilSignOut,
  },
  {
    name: 'cardsight:places',
    where: 'Local storage',
    purpose: 'The last stores you looked up, and what kind of store you said they are. Never sent anywhere.',
    until: untilSignOut,
  },
  {
    name: 'cardsight:last-answers',
    where: 'Local storage',
    purpose: 'The card and the wallet that you found last, with what they earn.',
    until: untilSignOut,
  },
  {
    name: 'cardsight:last-purchases',
    where: 'Local storage',
    purpose:
      'The purchases of your linked accounts that we loaded last, so that your cards work without a connection.',
    until: untilSignOut,
  },
  {
    name: 'cardsight:card-plan',
    where: 'Local storage',
    purpose: 'How many new cards you want in your plan, and the cards you skipped.',
    until: untilSignOut,
  },
  {
    name: 'cardsight:household',
    where: 'Local storage',
    purpose:
      'The other person in a plan for two: the name you typed, their cards and their credit level. Never sent anywhere.',
    until: 'you click Clear, sign out, or clear it in your browser.',
  },
  {
    name: 'cardsight:own-data',
    where: 'Local storage',
    purpose: 'Your own amounts and profile while you look at a shared link, so that you can go back to them.',
    until: 'you go back to your own or keep the shared ones, or you sign out.',
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
    name: 'cardsight-import-newest',
    where: 'Browser database',
    purpose: 'The newest purchases of those statements, so that they show before the files are read again.',
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
