import { randomUUID } from 'node:crypto'
import type { LinkMetadata } from '@cardsight/contract/banking'
import { newToken } from '../../auth/token.ts'
import type { AccessToken, SharedAccount } from '../../bank/bank.ts'
import { BankError } from '../../bank/bank-error.ts'
import type { Deps } from '../../deps.ts'
import { removeBankExchange } from '../../repositories/bank-exchanges.ts'
import { createBankItem, lockLinksOf } from '../../repositories/bank-items.ts'
import { outliveRequest } from '../../request-deadline.ts'
import { callBank } from './call-bank.ts'
import { type Exchanged, exchangeToken, removeItem } from './exchanges.ts'
import { refuseDuplicate } from './refuse-duplicate.ts'
import { kindOfAccount, type SpendingKind } from './usable-accounts.ts'

/** Time limit for the bank's responses; the rest of the request's deadline is for our own database. */
const TIMEOUT_MS = 7_000

export type LinkedInstitution = Readonly<{
  institutionName: string
  /** All shared accounts; `kind` is null for those that don't count. */
  accounts: readonly (SharedAccount & Readonly<{ kind: SpendingKind | null }>)[]
}>

type NewLink = Readonly<{ userId: string; publicToken: string; metadata: LinkMetadata }>

/**
 * Finishes a new link. A link that isn't kept (no cards, a duplicate, or not readable in time) is removed at
 * the provider, which `endDueLinks` takes care of.
 */
export async function linkInstitution(deps: Deps, link: NewLink): Promise<LinkedInstitution> {
  const claimed = link.metadata?.institution ?? null
  if (claimed !== null) {
    const accounts = (link.metadata?.accounts ?? []).map(({ name, mask }) => ({ name, mask: mask ?? null }))
    await refuseDuplicate(deps.database.db, link.userId, {
      institutionId: claimed.institution_id,
      accounts,
      hasBankIds: false,
    })
  }
  const claimedName = claimed?.name ?? (deps.bank.setupTokens === null ? 'your bank' : 'SimpleFIN')
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const exchanged = await callBank(claimedName, () => exchangeToken(deps, link.publicToken))
  // Even past the request's deadline, because nobody else knows of this link.
  const removeLink = () => outliveRequest(() => removeItem(deps, exchanged))
  try {
    const shared = await callBank(claimedName, () =>
      withSignal(signal, () => readShared(deps, exchanged.accessToken, claimedName)),
    )
    if (!shared.accounts.some(({ kind }) => kind !== null)) {
      await removeLink()
      return shared
    }
    await save(deps, { ...shared, userId: link.userId }, exchanged)
    return shared
  } catch (error) {
    await removeLink()
    throw error
  }
}

type Shared = LinkedInstitution & Readonly<{ institutionId: string | null; institutionLogo: string | null }>

async function readShared({ bank }: Deps, accessToken: AccessToken, claimedName: string): Promise<Shared> {
  const [{ institutionId, institutionName: givenName }, accounts] = await Promise.all([
    bank.describeItem(accessToken),
    bank.listAccounts(accessToken),
  ])
  const { name, logo } =
    givenName === undefined
      ? await readInstitution(bank, institutionId, claimedName)
      : { name: givenName, logo: null }
  return { institutionId, institutionName: name, institutionLogo: logo, accounts: accounts.map(withKind) }
}

export function withKind(account: SharedAccount): LinkedInstitution['accounts'][number] {
  return { ...account, kind: kindOfAccount(account) }
}

/** Stops waiting for the read once the time is up. */
export async function withSignal<Answer>(signal: AbortSignal, read: () => Promise<Answer>): Promise<Answer> {
  const tooSlow = () => new BankError('unavailable', 'TOO_SLOW')
  if (signal.aborted) {
    throw tooSlow()
  }
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(tooSlow()), { once: true })
  })
  return Promise.race([read(), tooLate])
}

/** A nicer name isn't worth failing the link. */
async function readInstitution(bank: Deps['bank'], institutionId: string | null, claimedName: string) {
  try {
    return institutionId === null
      ? { name: claimedName, logo: null }
      : await bank.findInstitution(institutionId)
  } catch (error) {
    if (error instanceof BankError) {
      return { name: claimedName, logo: null }
    }
    throw error
  }
}

type AcceptedLink = Shared & Readonly<{ userId: string }>

/** Its first sync is due right away. */
async function save(
  deps: Deps,
  { accounts, ...link }: AcceptedLink,
  { accessToken, providerItemId, exchangeId }: Exchanged,
): Promise<void> {
  const now = deps.clock()
  const id = randomUUID()
  const item = {
    ...link,
    id,
    providerItemId,
    sealedAccessToken: deps.cipher.seal(accessToken, id),
    handle: newToken().token,
    source: 'provider',
    provider: deps.bank.provider,
    environment: deps.bank.environment,
    history: 'none',
    linkedAt: now,
    nextSyncAt: now,
    webhookUrl: deps.bank.webhooks?.url ?? null,
  } as const
  await deps.database.db.transaction().execute(async (transaction) => {
    await lockLinksOf(transaction, link.userId)
    if (link.institutionId !== null) {
      await refuseDuplicate(transaction, link.userId, {
        institutionId: link.institutionId,
        accounts,
        hasBankIds: true,
      })
    }
    await createBankItem(transaction, item, accounts)
    await removeBankExchange(transaction, exchangeId)
  })
}
