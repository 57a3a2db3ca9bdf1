import type { PreparedCards, YourCardsInput } from '@cardsight/answers'

/** The cards that the page has loaded. Both functions throw if it hasn't loaded any yet. */
export type CurrentCards = Readonly<{ prepared: () => PreparedCards; input: () => YourCardsInput }>
