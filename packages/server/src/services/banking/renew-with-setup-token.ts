import type { SharedAccount } from '../../bank/bank.ts'
import type { Deps } from '../../deps.ts'
import { listBankAccounts } from '../../repositories/bank-accounts.ts'
import { replaceAccessToken } from '../../repositories/bank-renewals.ts'
import { saveSharedAccounts } from '../../repositories/bank-sync.ts'
import { bankAttention, callBank } from './call-bank.ts'
import { exchangeToken } from './exchanges.ts'
import { getSealedLink } from './get-link.ts'
import { type LinkedInstitution, withKind, withSignal } from './link-institution.ts'

/** Time limit for the accounts; the rest of the request's deadline is for the exchange and our own database. */
const TIMEOUT_MS = 5_000

type Renewal = Readonly<{ userId: string; handle: string; setupToken: string }>

/**
 * Claims the token and uses it for a link that exists. The link keeps its id, its transactions and where its next sync
 * starts. Accounts have the same ids with every token of one SimpleFIN user, so none of them appears twice.
 */
export async function renewWithSetupToken(
  deps: Deps,
  { userId, handle, setupToken }: Renewal,
): Promise<LinkedInstitution> {
  const { item, bank } = await getSealedLink(deps, { userId, handle })
  const { id, institutionName } = item
  if (bank.setupTokens === null) {
    const advice = `${institutionName} isn't linked with SimpleFIN. Choose Renew Access next to it instead.`
    throw bankAttention(institutionName, advice)
  }
  const { accessToken, providerItemId } = await callBank(institutionName, () =>
    exchangeToken({ ...deps, bank }, setupToken),
  )
  const [described, accounts] = await callBank(institutionName, () =>
    withSignal(AbortSignal.timeout(TIMEOUT_MS), () =>
      Promise.all([bank.describeItem(accessToken), bank.listAccounts(accessToken)]),
    ),
  )
  const { db } = deps.database
  const stored = (await listBankAccounts(db, userId)).filter(({ itemId }) => itemId === id)
  refuseOtherAccounts(institutionName, stored, accounts)
  // Banks that the server can't reach are missing from the response. Their accounts are still shared.
  const isComplete = described.trouble === null
  await replaceAccessToken(db, item, {
    providerItemId,
    sealedAccessToken: deps.cipher.seal(accessToken, id),
    institution: isComplete
      ? { id: described.institutionId, name: described.institutionName ?? institutionName }
      : null,
    nextSyncAt: deps.clock(),
  })
  if (isComplete) {
    await saveSharedAccounts(db, item, accounts)
  }
  return { institutionName, accounts: accounts.map(withKind) }
}

type NamedAccount = Pick<SharedAccount, 'accountId' | 'name' | 'mask'>

/**
 * Refuses a token of other accounts, because the next sync would delete the link's transactions. Names count too: a bank
 * that was connected again at SimpleFIN has new ids.
 */
function refuseOtherAccounts(
  institutionName: string,
  stored: readonly NamedAccount[],
  accounts: readonly NamedAccount[],
): void {
  if (accounts.length === 0) {
    const advice = `SimpleFIN can't reach ${institutionName}. Sign in to it at SimpleFIN, then paste another new setup token.`
    throw bankAttention(institutionName, advice)
  }
  const isSame = (a: NamedAccount, b: NamedAccount) =>
    a.accountId === b.accountId || (a.name === b.name && a.mask === b.mask)
  if (!accounts.some((account) => stored.some((other) => isSame(account, other)))) {
    const advice = `This setup token has none of your accounts at ${institutionName}. Paste one that has them, or choose Link with SimpleFIN to link other accounts.`
    throw bankAttention(institutionName, advice)
  }
}
