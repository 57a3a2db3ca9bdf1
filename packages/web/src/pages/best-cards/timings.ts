/** The specified pauses of the best-cards page. */

/** Before a run follows a change of context, or what is being typed. */
export const RUN_DEBOUNCE_MS = 500

/** Between the way to the top and the way on to the anchor of the address. */
export const ANCHOR_SCROLL_MS = 300
