/** What the account page says by itself; what PRODUCT.md and the server word is in the contract. */
export const accountText = {
  loadFailed: 'This part of your account could not be loaded. Nothing was lost.',
  noneLinked: 'You have no linked accounts.',
  exportFailed: 'Your data could not be gathered. Nothing was lost; please try again.',
  sessionEnded: 'That browser is signed out.',
  othersEnded: 'All other browsers are signed out.',
  sessionFailed: 'That browser could not be signed out. Please try again.',
  verificationFailed: 'The mail could not be sent. Please try again in a moment.',
  deletePasswordMissing: 'Enter your password to delete your account.',
  deleteFailed: 'Your account could not be deleted. Nothing has changed.',
} as const

/** Named before anything is deleted. */
export const deletionEffects = [
  'Your name, email and password, and every sign-in.',
  'Your linked accounts and what was read from them; we tell Plaid to end the links.',
  'What this browser keeps for Cardsight, your results among it.',
] as const
