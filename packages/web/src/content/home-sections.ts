/** Text of the static parts of the home page, which the browser doesn't load a second time. */

export const pitch =
  'Enter what you spend. We run it through every card in our catalog and show which one would have earned you the most. Free, no sign-up.'

export type Step = { title: string; text: string }

/** The three steps of the pitch, in order. */
export const steps: readonly Step[] = [
  {
    title: 'Securely share your spending',
    text: 'Enter what you spend in a typical month, or link your accounts through Plaid. We never see your bank password.',
  },
  {
    title: 'Let Cardsight calculate',
    text: 'We run every card against your spending: rewards, plus the intro bonus, minus the annual fee.',
  },
  {
    title: 'Maximize your rewards',
    text: 'See which card would have earned you the most, with the math behind it, and decide for yourself.',
  },
]

/** What linking an account shares, and what it doesn't. */
export const sharing = {
  title: 'When you link an account through Plaid',
  seen: [
    'We see your purchases: date, merchant and amount.',
    'We see the account’s name and its last four digits.',
    'You can unlink at any time.',
  ],
  unseen: ['We never see your bank password.', 'We can’t move money.'],
} as const

export const explainer = {
  title: 'Find the best card',
  text: 'There’s no single best card, only the best one for how you spend. So we start with your purchases and test every card on them.',
  steps: [
    {
      title: 'Your year, by category',
      text: 'Groceries, gas, restaurants, travel, recreation and the rest: what you spend each month.',
    },
    {
      title: 'Every card, your spending',
      text: 'We apply each card’s rates, quarterly categories and caps, and count the bonus only if you’d earn it.',
    },
    {
      title: 'Ranked by what you’d keep',
      text: 'Highest total first. Banks can’t pay to rank higher.',
    },
  ],
} as const satisfies Step & { steps: readonly Step[] }

export const newsletter = {
  title: 'Get the newsletter',
  text: 'New posts from our blog: what cards pay, what changed and how it affects the rankings. We’ll ask you to confirm your address. Unsubscribe anytime.',
  label: 'Email address',
  closed: 'Subscriptions are closed right now. Please check back soon.',
  withoutScript: 'Subscribing needs JavaScript, which is turned off in this browser.',
} as const

export const appAdvert = {
  title: 'Add Cardsight to your phone',
  text: 'Install Cardsight from this page, no app store needed. You get an icon, a separate window and always the latest version.',
  ways: [
    { where: 'iPhone or iPad', how: 'In Safari, tap Share, then Add to Home Screen.' },
    { where: 'Android', how: 'In Chrome, open the menu, then Install app or Add to Home screen.' },
    { where: 'Computer', how: 'In Chrome or Edge, click the install icon at the end of the address bar.' },
  ],
} as const
