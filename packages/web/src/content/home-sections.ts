/** The words of the parts of the front page that only have to be seen: a browser does not load them again. */

export const pitch =
  'Cardsight looks back over what you spend and works out which credit card would have earned you the most. It is free.'

export type Step = { title: string; text: string }

/** The three steps of the pitch, in their order. */
export const steps: readonly Step[] = [
  {
    title: 'Securely share your spending',
    text: 'Type what you spend in a typical month, or link your accounts through Plaid. We never see your bank password.',
  },
  {
    title: 'Let Cardsight calculate',
    text: 'Every card is run over the same spending: rewards, plus the intro bonus, less the annual fee.',
  },
  {
    title: 'Maximize your rewards',
    text: 'See which card would have earned you the most, with the sum behind it, and decide for yourself.',
  },
]

export const explainer = {
  title: 'Find the best card',
  text: 'There is no best card, only the best one for what you buy. So we start from the purchases and let the cards come to them.',
  steps: [
    {
      title: 'Your year, by category',
      text: 'Groceries, gas, restaurants, travel, recreation and the rest: what each month really held.',
    },
    {
      title: 'Every card, the same year',
      text: 'Rates, quarterly categories and caps are applied card by card, the bonus only where your spending reaches it.',
    },
    {
      title: 'One order, to the cent',
      text: 'Highest total first. What a bank pays us is not one of the inputs.',
    },
  ],
} as const satisfies Step & { steps: readonly Step[] }

export const newsletter = {
  title: 'A letter, now and then',
  text: 'A short letter for each new text on our blog: what cards pay, what changed and what it does to the ranking. You confirm your address first, and one click ends it.',
  label: 'Email address',
  closed: 'Subscriptions are not open at the moment. Please look again in a little while.',
  withoutScript: 'Subscribing needs JavaScript, which is switched off in this browser.',
} as const

export const appAdvert = {
  title: 'Keep Cardsight at hand',
  text: 'Cardsight installs from this page, without an app store: its own icon, its own window, always the newest version.',
  ways: [
    { where: 'iPhone or iPad', how: 'In Safari, tap Share, then Add to Home Screen.' },
    { where: 'Android', how: 'In Chrome, open the menu, then Install app or Add to Home screen.' },
    { where: 'Computer', how: 'In Chrome or Edge, press the install icon at the end of the address bar.' },
  ],
} as const
