import type { Deps } from '../../deps.ts'
import { findBankItem, listBankItems } from '../../repositories/bank-items.ts'
import { endLinks } from './end-links.ts'

/** Removes every link and every saved import of a user; returns how many there were. */
export async function unlinkAll(deps: Deps, userId: string): Promise<number> {
  return endLinks(deps, await listBankItems(deps.database.db, userId))
}

/** Removes one of them. Does nothing if it doesn't exist or isn't theirs. */
export async function removeInstitution(
  deps: Deps,
  { userId, handle }: { userId: string; handle: string },
): Promise<number> {
  const item = await findBankItem(deps.database.db, userId, handle)
  return item === null ? 0 : endLinks(deps, [item])
}
