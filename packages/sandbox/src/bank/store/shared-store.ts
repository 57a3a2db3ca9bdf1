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
