import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { BankStore } from './bank-store.ts'

const OWNER_ONLY = 0o600
const OWNER_ONLY_FOLDER = 0o700

/** A store in one JSON file, written to a draft and renamed. Saves during a write are merged into one. */
export function createFileStore(path: string): BankStore {
  let latest: unknown = null
  let current: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null
  return {
    load: () => readState(path),
    save: (state) => {
      latest = state
      next ??= current
        // The callers of a failed write get its error; the next write still runs.
        .catch(() => {})
        .then(() => {
          next = null
          current = writeState(path, latest)
          return current
        })
      return next
    },
  }
}

async function readState(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return null
    }
    throw new Error(`The sandbox bank can't read its state from ${path}`, { cause: error })
  }
}

async function writeState(path: string, state: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY_FOLDER })
  const draft = `${path}.draft`
  const file = await open(draft, 'w', OWNER_ONLY)
  try {
    await file.writeFile(JSON.stringify(state))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
  await syncFolder(dirname(path))
}

/** Makes the rename durable. Windows can't open folders and doesn't need it. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') {
    return
  }
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
