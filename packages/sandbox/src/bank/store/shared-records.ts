/** Maps whose entries are records of a shared store. Entries are immutable: a change replaces them. */
import type { Reader } from '../fields.ts'
import type { SharedStore, StoredRecord } from './bank-store.ts'

/** The entries of one kind, and which of them have changed since they were last read or saved. */
export type RecordMap = {
  readonly kind: string
  readonly apply: (id: string, value: unknown) => void
  readonly takeChanges: () => StoredRecord[]
  readonly forget: () => void
}

const SEPARATOR = ':'

export function createRecordMap<Entry extends object>(kind: string, read: Reader<Entry>) {
  const entries = new Map<string, Entry>()
  const saved = new Map<string, Entry>()
  const keyOf = (id: string) => `${kind}${SEPARATOR}${id}`
  const records: RecordMap = {
    kind,
    apply: (id, value) => {
      if (value === null) {
        entries.delete(id)
        saved.delete(id)
        return
      }
      const entry = read(value, kind)
      entries.set(id, entry)
      saved.set(id, entry)
    },
    takeChanges: () => {
      const changed = [...entries].filter(([id, entry]) => saved.get(id) !== entry)
      const deleted = [...saved.keys()].filter((id) => !entries.has(id))
      for (const [id, entry] of changed) {
        saved.set(id, entry)
      }
      for (const id of deleted) {
        saved.delete(id)
      }
      return [
        ...changed.map(([id, value]) => ({ key: keyOf(id), value })),
        ...deleted.map((id) => ({ key: keyOf(id), value: null })),
      ]
    },
    forget: () => {
      entries.clear()
      saved.clear()
    },
  }
  return { entries, records }
}

/** Runs work on the maps, one call after the other, with what other servers changed before. */
export type RunShared = <Result>(work: () => Result) => Promise<Result>

export function createSharedRun(store: SharedStore, maps: readonly RecordMap[]): RunShared {
  let revision = 0
  let latest: Promise<unknown> = Promise.resolve()
  /** The maps may have changes that nobody saved. The next call reads everything again. */
  const forget = (error: unknown): never => {
    revision = 0
    for (const map of maps) {
      map.forget()
    }
    throw error
  }
  const runNow = async <Result>(work: () => Result): Promise<Result> => {
    const changing = store.change(revision, (changed) => {
      for (const record of changed) {
        applyTo(maps, record)
      }
      const result = attempt(work)
      return { records: maps.flatMap((map) => map.takeChanges()), result }
    })
    const done = await changing.catch(forget)
    revision = done.revision
    return done.result()
  }
  return (work) => {
    const next = latest.catch(() => {}).then(() => runNow(work))
    latest = next
    return next
  }
}

/** Returns a function that returns what the work did, or throws what it threw: its changes are saved either way. */
function attempt<Result>(work: () => Result): () => Result {
  try {
    const result = work()
    return () => result
  } catch (error) {
    return () => {
      throw error
    }
  }
}

function applyTo(maps: readonly RecordMap[], { key, value }: StoredRecord): void {
  const end = key.indexOf(SEPARATOR)
  maps.find(({ kind }) => kind === key.slice(0, end))?.apply(key.slice(end + 1), value)
}
