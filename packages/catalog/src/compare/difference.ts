/** One field where our card and the gathered facts disagree. `key` is the key under `differs` in the card's file. */
export type Difference = { readonly key: string; readonly ours: string; readonly theirs: string }
