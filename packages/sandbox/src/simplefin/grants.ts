/** All grants, in the order of their creation, and how they're saved. */
import type { BankStore, SharedStore } from '../bank/store/bank-store.ts'
import { createRecordMap, createSharedRun } from '../bank/store/shared-records.ts'
import { type Grant, parseGrant, parseState } from './state.ts'

type Grants = readonly Grant[]

type GrantStore = {
  readonly read: () => Promise<Grants>
  /** Replaces all grants. Returns false if that changes nothing. Grants that stay as they are must be the same objects. */
  readonly change: (next: (grants: Grants) => Grants) => Promise<boolean>
}

export function openGrants(store: BankStore | SharedStore): GrantStore {
  return 'change' in store ? openShared(store) : openOwn(store)
}

function openOwn(store: BankStore): GrantStore {
  let grants: Grants | null = null
  const read = async () => {
    grants ??= parseState(await store.load()).grants
    return grants
  }
  return {
    read,
    change: async (next) => {
      const before = await read()
      const after = next(before)
      if (isSame(before, after)) {
        return false
      }
      grants = after
      await store.save({ grants })
      return true
    },
  }
}

function openShared(store: SharedStore): GrantStore {
  const { entries, records } = createRecordMap('grant', parseGrant)
  const run = createSharedRun(store, [records])
  return {
    read: () => run(() => [...entries.values()]),
    change: (next) =>
      run(() => {
        const before = [...entries.values()]
        const after = next(before)
        const staying = new Set(after.map(({ code }) => code))
        for (const { code } of before.filter((grant) => !staying.has(grant.code))) {
          entries.delete(code)
        }
        for (const grant of after) {
          entries.set(grant.code, grant)
        }
        return !isSame(before, after)
      }),
  }
}

function isSame(before: Grants, after: Grants): boolean {
  return before.length === after.length && before.every((grant, index) => grant === after[index])
}
