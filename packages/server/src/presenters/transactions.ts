import type { MerchantCorrections } from '@cardsight/categorizer'
import type { MerchantCorrectionList, TransactionPage } from '@cardsight/contract/schemas'
import { type CategoryKey, categories, categoryOfLeaf } from '@cardsight/engine/categories'
import { centsToDollars, toCents } from '@cardsight/engine/money'
import type { CategorizedTransaction, TransactionsPage } from '../services/banking/list-transactions.ts'

export function presentTransactionPage({ transactions, nextCursor }: TransactionsPage): TransactionPage {
  return { transactions: transactions.map(presentTransaction), nextCursor }
}

export function presentMerchantCorrections(corrections: MerchantCorrections): MerchantCorrectionList {
  return {
    merchants: [...corrections].map(([merchant, leaf]) => ({ merchant, category: categoryOfLeaf(leaf) })),
  }
}

function presentTransaction({ row, merchant, category, certainty }: CategorizedTransaction) {
  return {
    id: row.transactionId,
    account_id: row.accountId,
    date: row.day,
    date_disp: shortDate(row.day),
    name: merchant,
    amount: centsToDollars(toCents(row.amountCents)),
    currency: row.currency ?? 'USD',
    category: category === null ? null : nameOf(category),
    certainty,
    pending: row.isPending,
  }
}

function nameOf(key: CategoryKey): string {
  return categories.find((category) => category.key === key)?.name ?? key
}

/** MM/DD/YY. */
function shortDate(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${month}/${date}/${year.slice(2)}`
}
