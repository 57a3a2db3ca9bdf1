import type { SharedStore } from '../index.ts'

/** A shared store in memory, for banks in one process. Values are stored as JSON, as in a database. */
export function createSharedMemory(): SharedStore {
  const records = new Map<string, { readonly revision: number; readonly json: string }>()
  let latest = 0
  return {
    change: async (revision, work) => {
      const changed = [...records]
        .filter(([, record]) => record.revision > revision)
        .map(([key, { json }]) => ({ key, value: JSON.parse(json) }))
      const { records: saved, result } = work(changed)
      latest += saved.length > 0 ? 1 : 0
      for (const { key, value } of saved) {
        records.set(key, { revision: latest, json: JSON.stringify(value) })
      }
      return { revision: latest, result }
    },
  }
}
