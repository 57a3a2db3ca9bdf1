/** What the identity screens say by themselves; what PRODUCT.md and the server word is in the contract. */
export const authText = {
  storageBlocked:
    'You are signed in, but this browser does not let Cardsight keep that. Allow storage for this site and try again.',
  resetMailLasts: 'The link in the mail works once, for an hour.',
  redirectingToSignIn: 'We take you to the sign-in page in a moment.',
  verifyLead:
    'Press the button to confirm that this is your email. Opening the page has changed nothing yet.',
  undoEmailChangeLead:
    'Press the button to switch your account back to the email address that got this link. We’ll sign out every browser and send you a link to choose a new password.',
} as const

export const signUpBenefits = [
  {
    title: 'All spending in one place',
    text: 'Link your checking and credit card accounts and see where the money goes.',
  },
  {
    title: 'Calculate rewards in a click',
    text: 'Every card in our ledger is tried on what you really spent.',
  },
  {
    title: 'Maximize rewards',
    text: 'See which card would have earned you the most, and why.',
  },
] as const
