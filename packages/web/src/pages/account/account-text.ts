/** Text of the account page; sentences from PRODUCT.md and the server are in the contract. */
export const accountText = {
  loadFailed: 'We couldn’t load this part of your account. Nothing was lost.',
  noneLinked: 'You have no linked accounts.',
  exportFailed: 'We couldn’t collect your data. Nothing was lost; please try again.',
  sessionEnded: 'That browser is signed out.',
  othersEnded: 'All other browsers are signed out.',
  sessionFailed: 'We couldn’t sign out that browser. Please try again.',
  verificationFailed: 'We couldn’t send the email. Please try again in a moment.',
  deletePasswordMissing: 'Enter your password to delete your account.',
  deleteFailed: 'We couldn’t delete your account. Nothing has changed.',
} as const

/** Listed before anything is deleted. */
export const deletionEffects = [
  'Your name, email and password, and every sign-in.',
  'Your linked accounts and their transactions. We also disconnect them at Plaid.',
  'What this browser stores for Cardsight, including your results.',
] as const
