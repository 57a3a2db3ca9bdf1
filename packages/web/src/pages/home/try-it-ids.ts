/** Where the bar on a phone leads. */
export const ANSWER_ANCHOR = 'your-best-cards'
