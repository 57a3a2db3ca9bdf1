import type { BankStore } from './bank-store.ts'

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
