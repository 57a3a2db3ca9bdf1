/** Delays of the best-cards page, as specified. */

/** Before a run follows a change of context, or typing. */
export const RUN_DEBOUNCE_MS = 500

/** Between scrolling to the top and scrolling to the URL's anchor. */
export const ANCHOR_SCROLL_MS = 300
