/** The browser's part, which Node doesn't have. */
export function browserStorage() {
  const values: Record<string, unknown> = {}
  const listeners = new Set<(changes: object, area: string) => void>()
  const local = {
    get: async (keys: string[] | null) =>
      structuredClone(
        Object.fromEntries(Object.entries(values).filter(([key]) => keys?.includes(key) ?? true)),
      ),
    remove: async (keys: string[]) => {
      for (const key of keys) {
        delete values[key]
      }
    },
    set: async (changes: object) => {
      Object.assign(values, structuredClone(changes))
      for (const listener of listeners) {
        listener(changes, 'local')
      }
    },
  }
  const onChanged = {
    addListener: (listener: (changes: object, area: string) => void) => listeners.add(listener),
    removeListener: (listener: (changes: object, area: string) => void) => listeners.delete(listener),
  }
  return { storage: { local, onChanged } }
}
