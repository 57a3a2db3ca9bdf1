import { randomUUID } from 'node:crypto'
import { newToken } from '../../auth/token.ts'
import type { Deps } from '../../deps.ts'
import { AppError, unavailable } from '../../errors.ts'
import { listImports, saveBankImport } from '../../repositories/bank-imports.ts'
import type { ImportRefusal, ReadImport } from '../runs/read-import.ts'
import { type Institution, listInstitutions } from './list-institutions.ts'

/** Maximum for all imports of a user together: decades of statements. */
const MAX_ROWS_PER_USER = 240_000
/** Another request of the same user may add or remove an import while the body is being parsed. */
const MAX_ATTEMPTS = 3

/**
 * Saves the rows of statement files as if they came from a linked institution. Adds to what was saved for the
 * same accounts before, without duplicates.
 */
export async function saveImport(deps: Deps, userId: string, body: Uint8Array): Promise<Institution> {
  const handle = await deps.bulkQueue(() => readAndSave(deps, userId, body))
  const institutions = await listInstitutions(deps, userId)
  const institution = institutions.find(({ item }) => item.handle === handle)
  if (institution === undefined) {
    throw new AppError('too-large', {
      message: 'Your account has reached the maximum of imported rows. Please remove an import first.',
    })
  }
  return institution
}

/** Returns the import's handle, or null without saving anything if the user would have too many rows. */
async function readAndSave(deps: Deps, userId: string, body: Uint8Array): Promise<string | null> {
  const { db } = deps.database
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const imports = await listImports(db, userId)
    const read = await deps.runThreads.bulk.call('readImport', { body, imports, freshId: randomUUID() })
    const bankImport = { ...readable(read), userId, handle: newToken().token, at: deps.clock() }
    const saved = await saveBankImport(db, bankImport, { most: MAX_ROWS_PER_USER })
    if (saved !== 'outdated') {
      return saved === 'too-much' ? null : saved.handle
    }
  }
  throw unavailable({ retryAfterSeconds: 1 })
}

function readable(read: ReadImport | ImportRefusal): ReadImport {
  if ('refused' in read) {
    throw new AppError(read.refused, read.entries.length > 0 ? { entries: read.entries } : {})
  }
  return read
}
