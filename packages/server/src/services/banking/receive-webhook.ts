/**
 * Receives webhooks from the provider. They arrive more than once, late and in any order, so they only
 * trigger a sync.
 */

import type { BankNews, SignedWebhook, WebhookReader } from '../../bank/bank.ts'
import { BankError } from '../../bank/bank-error.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { deleteBankAccount } from '../../repositories/bank-accounts.ts'
import {
  type BankItem,
  changeItemState,
  findBankItemOfProvider,
  markNewAccounts,
  requestSync,
} from '../../repositories/bank-items.ts'
import { endLinks } from './end-links.ts'

/** A webhook sent again and again must not make us call the provider every time. */
const MIN_SYNC_INTERVAL_MS = 2_000
/** Key lookups are limited per minute. */
const RETRY_AFTER_SECONDS = '60'

type WebhookDeps = Pick<Deps, 'database' | 'bank' | 'otherBanks' | 'cipher' | 'clock' | 'log'>

/** Rejects webhooks that the provider didn't sign; ignores those about links that no longer exist. */
export function createWebhookReceiver(deps: WebhookDeps) {
  const read = deps.bank.openWebhooks?.(deps.clock) ?? refuseWebhook
  return async (webhook: SignedWebhook): Promise<void> => {
    const news = await orUnavailable(() => read(webhook))
    if (news === 'forged') {
      deps.log.warn('rejected a webhook that the bank-data provider did not sign')
      throw new AppError('bad-input', { message: "The bank-data provider didn't sign this." })
    }
    const item = news && (await findBankItemOfProvider(deps.database.db, deps.bank, news.providerItemId))
    if (news !== null && item === null) {
      // Late news about a removed link, or an item that we lost track of.
      deps.log.info({ news: news.kind, providerItem: news.providerItemId }, 'webhook about an unknown item')
    }
    if (news !== null && item !== null) {
      deps.log.info({ item: item.id, news: news.kind }, 'webhook from the bank-data provider')
      await handleWebhook(deps, news, item)
    }
  }
}

const refuseWebhook: WebhookReader = async () => 'forged'

/** The provider sends it again later if we can't tell who signed it. */
async function orUnavailable<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  try {
    return await read()
  } catch (error) {
    const headers = { 'retry-after': RETRY_AFTER_SECONDS }
    throw error instanceof BankError ? new AppError('unavailable', { headers, cause: error }) : error
  }
}

async function handleWebhook(deps: WebhookDeps, news: BankNews, item: BankItem): Promise<void> {
  const { clock } = deps
  const { db } = deps.database
  switch (news.kind) {
    case 'revoked':
      // Also removed at the provider, which bills it until then.
      await endLinks(deps, [item])
      return
    case 'account-revoked':
      await deleteBankAccount(db, item, news.accountId)
      break
    case 'expiring':
      await changeItemState(db, item, { from: ['ready'], to: 'expiring' })
      return
    case 'repaired':
      await changeItemState(db, item, { from: ['expiring'], to: 'ready' })
      break
    case 'new-accounts':
      await markNewAccounts(db, item)
      break
    case 'look':
      break
  }
  await requestSync(db, item, earliestSync(item, clock()))
}

function earliestSync({ syncedAt }: BankItem, now: Date): Date {
  const earliestMs = (syncedAt?.getTime() ?? 0) + MIN_SYNC_INTERVAL_MS
  return new Date(Math.max(now.getTime(), earliestMs))
}
