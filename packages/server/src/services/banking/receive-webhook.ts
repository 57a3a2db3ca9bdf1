/** News from the provider. Delivered more than once, late and in any order, so they only ever say: go and look. */

import { BankError } from '../../bank/bank.ts'
import { type BankNews, readWebhook } from '../../bank/read-webhook.ts'
import { verifyWebhook } from '../../bank/verify-webhook.ts'
import { createWebhookKeys, type WebhookSender } from '../../bank/webhook-keys.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { deleteBankAccount } from '../../repositories/bank-accounts.ts'
import {
  askForSync,
  type BankItem,
  changeItemState,
  deleteBankItem,
  findBankItemOfProvider,
} from '../../repositories/bank-items.ts'

/** One webhook sent again and again must not make us call the provider again and again. */
const SHORTEST_BETWEEN_SYNCS_MS = 2_000
/** Look-ups of keys are limited by the minute. */
const RETRY_AFTER_SECONDS = '60'

type WebhookDeps = Pick<Deps, 'database' | 'bank' | 'clock' | 'log'>

type ReceivedWebhook = Readonly<{ signature: string; body: Uint8Array; sender: WebhookSender }>

/** Refuses webhooks that the provider did not sign; ignores those about links that no longer exist. */
export function createWebhookReceiver(deps: WebhookDeps) {
  const keys = createWebhookKeys(deps)
  return async ({ sender, ...signed }: ReceivedWebhook): Promise<void> => {
    const findKey = (keyId: string) => keys.find(keyId, sender)
    if (!(await isGenuine(() => verifyWebhook(signed, findKey, deps.clock())))) {
      deps.log.warn('a webhook was refused: the bank-data provider did not sign it')
      throw new AppError('bad-input', { message: 'The bank-data provider did not sign this.' })
    }
    keys.trust(sender)
    const { body } = signed
    const news = readWebhook(body)
    const item = news && (await findBankItemOfProvider(deps.database.db, news.providerItemId))
    if (news !== null && item !== null) {
      deps.log.info({ item: item.id, news: news.kind }, 'news from the bank-data provider')
      await actOn(deps, news, item)
    }
  }
}

/** The provider sends it again later when we can't tell. */
async function isGenuine(verify: () => Promise<boolean>): Promise<boolean> {
  try {
    return await verify()
  } catch (error) {
    const headers = { 'retry-after': RETRY_AFTER_SECONDS }
    throw error instanceof BankError ? new AppError('unavailable', { headers, cause: error }) : error
  }
}

async function actOn(
  { database: { db }, clock }: WebhookDeps,
  news: BankNews,
  item: BankItem,
): Promise<void> {
  switch (news.kind) {
    case 'revoked':
      await deleteBankItem(db, item.userId, item.id)
      return
    case 'account-revoked':
      await deleteBankAccount(db, item.id, news.accountId)
      break
    case 'expiring':
      await changeItemState(db, item.id, { from: ['ready'], to: 'expiring' })
      return
    case 'repaired':
      await changeItemState(db, item.id, { from: ['expiring'], to: 'ready' })
      break
    case 'look':
      break
  }
  await askForSync(db, item.id, soonest(item, clock()))
}

function soonest({ syncedAt }: BankItem, now: Date): Date {
  const earliestMs = (syncedAt?.getTime() ?? 0) + SHORTEST_BETWEEN_SYNCS_MS
  return new Date(Math.max(now.getTime(), earliestMs))
}
