import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { findBankItem, listBankItems } from '../../repositories/bank-items.ts'
import { endLinks } from './end-links.ts'
import { NOT_LINKED } from './get-link.ts'

/** Removes every link and every saved import of a user; returns how many there were. */
export async function unlinkAll(deps: Deps, userId: string): Promise<number> {
  return endLinks(deps, await listBankItems(deps.database.db, userId))
}

/** Removes one of them. Rejects with 404 if it doesn't exist or isn't theirs, like every call with a handle. */
export async function removeInstitution(
  deps: Deps,
  { userId, handle }: { userId: string; handle: string },
): Promise<number> {
  const item = await findBankItem(deps.database.db, userId, handle)
  if (item === null) {
    throw new AppError('not-found', { message: NOT_LINKED })
  }
  return endLinks(deps, [item])
}
