/** Storage for the bank's state. */
export type BankStore = {
  /** Returns the state that was saved last, or null if there is none. */
  load(): Promise<unknown>
  /** Resolves once this state, or a later one, is durable. */
  save(state: unknown): Promise<void>
}

/** A store in memory. Opening a second bank on the same store simulates a restart. */
export function createMemoryStore(): BankStore {
  let saved: string | null = null
  return {
    load: async () => (saved === null ? null : JSON.parse(saved)),
    save: async (state) => {
      saved = JSON.stringify(state)
    },
  }
}

/** One record of the state. Its value is null once it's deleted. */
export type StoredRecord = { readonly key: string; readonly value: unknown }

type Changes<Result> = { readonly records: readonly StoredRecord[]; readonly result: Result }

/** Storage that several servers share. Every change of a record gets a revision, counted from 1. */
export type SharedStore = {
  /**
   * Calls `work` with the records that changed after the revision, and saves those that it returns. No other server
   * reads or changes the state meanwhile. Resolves with the newest revision once the records are durable.
   */
  change<Result>(
    revision: number,
    work: (changed: readonly StoredRecord[]) => Changes<Result>,
  ): Promise<{ readonly revision: number; readonly result: Result }>
}
