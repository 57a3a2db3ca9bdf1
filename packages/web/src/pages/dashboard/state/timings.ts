/** Delays of the dashboard. */
export const MANUAL_SEARCH_DELAY_MS = 500
/** After the last keystroke in an amount next to the results. */
export const EDIT_RUN_DELAY_MS = 200
/** How long starting over can be undone. */
export const UNDO_MS = 10_000
/** After the last change of the profile that needs a new run. */
export const PROFILE_RUN_DELAY_MS = 150
export const INVITATION_DELAY_MS = 500
export const SAVE_DELAY_MS = 100
/** From the first change that is not saved yet. */
export const SAVE_DEADLINE_MS = 300
/** Between two polls of a bank that is still importing. */
export const IMPORT_POLL_MS = 3000
