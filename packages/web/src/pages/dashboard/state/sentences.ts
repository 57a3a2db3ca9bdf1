/** Sentences of the dashboard; those that docs/product quotes are in the contract. */
export const linkingUnavailable =
  'Linking accounts isn’t available right now. You can enter your monthly spending instead.'
export const correctionFailed = 'We couldn’t save your correction. Nothing has changed; please try again.'
export const startedOver = 'You started over. We removed your amounts and results from this browser.'
export const resultsRemoved = 'Your accounts changed, so we removed the results. Find your card again.'
export const accountsUnlinked = 'Accounts unlinked successfully!'
export const unlinkFailed = 'Something went wrong while un-linking accounts!'
