import type { Deps } from '../../deps.ts'
import {
  listSealedTokens,
  replaceSealedToken,
  type SealedToken,
  type TokenTable,
  tokenTables,
} from '../../repositories/sealed-tokens.ts'
import { SealBroken } from '../../secrets/cipher.ts'

const PAGE = 500

type ResealDeps = Pick<Deps, 'database' | 'cipher' | 'log'>
type Count = Readonly<{ resealed: number; unreadable: number }>

/**
 * Encrypts tokens of an older key with the newest one, so that the older key can be discarded. Tokens that no
 * key decrypts stay unchanged: the right key may be restored.
 */
export async function resealTokens(deps: ResealDeps): Promise<void> {
  let [resealed, unreadable] = [0, 0]
  for (const table of tokenTables) {
    for await (const page of pagesOf(deps, table)) {
      const count = await resealPage(deps, table, page)
      resealed += count.resealed
      unreadable += count.unreadable
    }
  }
  if (unreadable > 0) {
    deps.log.error(
      { unreadable },
      'no key decrypts these secrets: add the key that encrypted them to APP_SECRET_PREVIOUS',
    )
  }
  if (resealed > 0) {
    deps.log.info({ resealed }, 'secrets were encrypted with the newest key')
  }
}

async function* pagesOf({ database: { db } }: ResealDeps, table: TokenTable): AsyncGenerator<SealedToken[]> {
  let afterId: string | null = null
  do {
    const page: SealedToken[] = await listSealedTokens(db, table, { afterId, limit: PAGE })
    yield page
    afterId = page.length < PAGE ? null : (page.at(-1)?.ownerId ?? null)
  } while (afterId !== null)
}

async function resealPage(
  { database: { db }, cipher }: ResealDeps,
  table: TokenTable,
  page: readonly SealedToken[],
): Promise<Count> {
  let [resealed, unreadable] = [0, 0]
  for (const { ownerId, sealed: from } of page.filter(({ sealed }) => !cipher.isNewest(sealed))) {
    try {
      const to = cipher.seal(cipher.open(from, ownerId), ownerId)
      await replaceSealedToken(db, table, { ownerId, from, to })
      resealed += 1
    } catch (error) {
      if (!(error instanceof SealBroken)) {
        throw error
      }
      unreadable += 1
    }
  }
  return { resealed, unreadable }
}
