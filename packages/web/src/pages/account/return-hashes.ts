/** Hashes of the account page. They return a user who confirmed their identity elsewhere to what they were doing. */
export const DELETE_HASH = '#delete-account'
export const EXPORT_HASH = '#download-data'
export const SETUP_HASH = '#set-up-two-step'
/** These only scroll there: a link from another site must not remove a protection. */
export const PREFERENCES_HASH = '#preferences'
export const SECURITY_HASH = '#security'
