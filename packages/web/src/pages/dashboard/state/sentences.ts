/** What the dashboard says by itself; what PRODUCT.md words is in the contract. */
export const linkingUnavailable =
  'Linking accounts is not available at the moment. You can type your monthly spending instead.'
export const correctionFailed = 'Your correction could not be saved. Nothing has changed; please try again.'
export const accountsUnlinked = 'Accounts unlinked successfully!'
export const unlinkFailed = 'Something went wrong while un-linking accounts!'
