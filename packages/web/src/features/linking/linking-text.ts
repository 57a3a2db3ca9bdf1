import { sentences } from '@cardsight/contract/sentences'

const provider = sentences.bankProvider

/** Text of the linking flow: the sentences from the spec, verbatim, and our own. */
export const linkingText = {
  share: `Share Using ${provider}`,
  invitation: { newUser: "Let's get started!", known: 'Share how you spend to see results' },
  signUp: 'Sign up to use this feature',
  signIn: 'Sign in',
  unlink: 'Unlink Accounts',
  unlinkQuestion: 'Are you sure you want to unlink all the accounts?',
  unlinkEffect: (affected: string) =>
    `We’ll disconnect ${affected} and delete the transactions. Results based on them will be deleted, too. You can link the accounts again later.`,
  unlinkSoon: 'We’ll unlink in 10 seconds. Changed your mind? Press Undo.',
  remove: 'Remove a bank',
  removeQuestion: (institution: string) => `Are you sure you want to remove ${institution}?`,
  removeEffect: (affected: string) =>
    `We’ll disconnect ${affected} and delete its transactions. Your results will change: they’ll no longer include this spending. You can link it again later.`,
  removeFilesEffect: (affected: string) =>
    `We’ll delete ${affected} and its transactions. Your results will change: they’ll no longer include this spending.`,
  removeSoon: 'We’ll remove it in 10 seconds. Changed your mind? Press Undo.',
  endAccess: (site: string) => `Also end our access at ${site}. Only you can do that, on its site.`,
  setupToken: 'Link with SimpleFIN',
  renewal: (institution: string) => `Renew access to ${institution}`,
  errorTitle: 'Error',
  connectivity: (institution: string) =>
    `${provider} is experiencing connectivity issues with ${institution}.`,
  noCardsTitle: 'No Credit or Debit Cards Found',
  noCards: (institution: string) => `No credit or debit cards were found in your ${institution} account`,
  advice: 'Nothing was lost. Try a different bank, or enter your spending estimates manually.',
  goBack: 'Go Back',
  manual: 'Enter manually',
  infoTitle: 'See more of your spending',
  infoInvitation: `Share your spending through ${provider} and get:`,
  benefits: [
    'Top merchants and recurring expenses',
    'Last 6 months analysis',
    'Last 6 weeks analysis',
    'Analysis by transactions and category',
  ],
  slides: [
    'Breakdown of your spending',
    'Personalized Recommendation based on your spending',
    'Breakdown of your spending by reward categories',
  ],
} as const

/** Shown before the linking flow opens: what is shared, what cannot happen, and how to undo it. */
export const linkingFacts = [
  {
    key: 'shared',
    text: 'Shared with us, read-only: account names, their last digits and transactions.',
  },
  { key: 'money', text: 'We can’t move your money.' },
  { key: 'login', text: `You log in to your bank through ${provider}. We never see your bank login.` },
  { key: 'unlink', text: 'You can unlink your accounts anytime.' },
] as const
