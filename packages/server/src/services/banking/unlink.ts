import type { Deps } from '../../deps.ts'
import { findBankItem, listBankItems } from '../../repositories/bank-items.ts'
import { endLinks } from './end-links.ts'

/** Lets go of every link and every saved import of a person; answers how many there were. */
export async function unlinkAll(deps: Deps, userId: string): Promise<number> {
  return endLinks(deps, await listBankItems(deps.database.db, userId))
}

/** Lets go of one of them. One that is not theirs, or not there, is nothing to remove. */
export async function removeInstitution(
  deps: Deps,
  { userId, handle }: { userId: string; handle: string },
): Promise<number> {
  const item = await findBankItem(deps.database.db, userId, handle)
  return item === null ? 0 : endLinks(deps, [item])
}
