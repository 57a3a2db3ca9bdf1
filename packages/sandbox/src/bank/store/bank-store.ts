/** Storage for the bank's state. */
export type BankStore = {
  /** Returns the state that was saved last, or null if there is none. */
  load(): Promise<unknown>
  /** Resolves once this state, or a later one, is durable. */
  save(state: unknown): Promise<void>
}
