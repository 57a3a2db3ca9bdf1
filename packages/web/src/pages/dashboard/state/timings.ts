/** How long the dashboard waits before it does a thing. */
export const MANUAL_SEARCH_DELAY_MS = 500
export const INVITATION_DELAY_MS = 500
export const SAVE_DELAY_MS = 100
/** From the first change that is not saved yet. */
export const SAVE_DEADLINE_MS = 300
/** Between two looks at a bank that is still importing. */
export const IMPORT_LOOK_MS = 3000
