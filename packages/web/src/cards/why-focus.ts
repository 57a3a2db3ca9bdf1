/** The number on a card that the user clicked for an explanation. */
export type WhyFocus = 'reward' | 'bonus' | 'fee' | 'total' | { readonly category: string }
