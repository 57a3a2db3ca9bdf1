/** Where the bank's state rests. */
export type BankStore = {
  /** The state that was saved last, or null when there is none yet. */
  load(): Promise<unknown>
  /** Resolves when this state, or a later one, would survive a crash. */
  save(state: unknown): Promise<void>
}
