import type { BankStore } from './bank-store.ts'

/** Keeps the state as long as the store itself: a bank opened twice on it has been restarted. */
export function createMemoryStore(): BankStore {
  let kept: string | null = null
  return {
    load: async () => (kept === null ? null : JSON.parse(kept)),
    save: async (state) => {
      kept = JSON.stringify(state)
    },
  }
}
