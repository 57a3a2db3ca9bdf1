/** The number on a card that a person asked about. */
export type WhyFocus = 'reward' | 'bonus' | 'fee' | 'total' | { readonly category: string }
