import type { Bank } from './bank.ts'
import { getAccounts, getBalances } from './endpoints/accounts.ts'
import { getCategories } from './endpoints/categories.ts'
import { getInstitutionById, getInstitutions, searchInstitutions } from './endpoints/institutions.ts'
import {
  exchangePublicToken,
  getItem,
  importItem,
  invalidateAccessToken,
  removeItem,
  updateWebhook,
} from './endpoints/item.ts'
import { createLinkToken, getLinkToken } from './endpoints/link-token.ts'
import { createPublicToken, fireWebhook, resetLogin } from './endpoints/sandbox.ts'
import { getTransactions } from './endpoints/transactions-get.ts'
import { getRecurring } from './endpoints/transactions-recurring.ts'
import { createTransactions, refreshTransactions } from './endpoints/transactions-refresh.ts'
import { syncTransactions } from './endpoints/transactions-sync.ts'
import { getWebhookKey } from './endpoints/webhook-key.ts'

/** Every endpoint, by path. */
export const endpoints: Readonly<Record<string, (bank: Bank, body: unknown) => Record<string, unknown>>> = {
  '/accounts/balance/get': getBalances,
  '/accounts/get': getAccounts,
  '/categories/get': getCategories,
  '/institutions/get': getInstitutions,
  '/institutions/get_by_id': getInstitutionById,
  '/institutions/search': searchInstitutions,
  '/item/access_token/invalidate': invalidateAccessToken,
  '/item/get': getItem,
  '/item/import': importItem,
  '/item/public_token/exchange': exchangePublicToken,
  '/item/remove': removeItem,
  '/item/webhook/update': updateWebhook,
  '/link/token/create': createLinkToken,
  '/link/token/get': getLinkToken,
  '/sandbox/item/fire_webhook': fireWebhook,
  '/sandbox/item/reset_login': resetLogin,
  '/sandbox/public_token/create': createPublicToken,
  '/sandbox/transactions/create': createTransactions,
  '/transactions/get': getTransactions,
  '/transactions/recurring/get': getRecurring,
  '/transactions/refresh': refreshTransactions,
  '/transactions/sync': syncTransactions,
  '/webhook_verification_key/get': getWebhookKey,
}

/** Endpoints that need no credentials. */
export const publicEndpoints: ReadonlySet<string> = new Set(['/categories/get'])
