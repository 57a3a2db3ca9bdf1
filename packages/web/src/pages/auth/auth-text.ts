/** Text of the identity screens; sentences that docs/product quotes and those of the server are in the contract. */
export const authText = {
  storageBlocked:
    'You’re signed in, but this browser doesn’t let Cardsight remember it. Allow storage for this site and try again.',
  codeLead: 'Enter the 6-digit code from your authenticator app.',
  recoveryCodeLead: 'Enter one of the recovery codes you saved. Each works once.',
  resetMailLasts: 'The link in the email works once, for one hour.',
  redirectingToSignIn: 'Taking you to sign in…',
  verifyLead:
    'Click the button to confirm that this is your email address. Opening this page hasn’t changed anything yet.',
  undoEmailChangeLead:
    'Click the button to switch your account back to the email address that got this link. We’ll sign out every browser and send you a link to choose a new password.',
} as const

export const signUpBenefits = [
  {
    title: 'All spending in one place',
    text: 'Link your checking and credit card accounts and see where your money goes.',
  },
  {
    title: 'Calculate rewards in a click',
    text: 'We test every card in our catalog on what you actually spent.',
  },
  {
    title: 'Maximize rewards',
    text: 'See which card would have earned you the most, and why.',
  },
] as const
