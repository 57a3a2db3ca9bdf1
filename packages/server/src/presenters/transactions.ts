import type { Corrections, MerchantCorrectionList, TransactionPage } from '@cardsight/contract/banking'
import { type CategoryKey, categories, categoryOfLeaf, isLeaf } from '@cardsight/engine/categories'
import { centsToDollars, toCents } from '@cardsight/engine/money'
import type { SpendingCorrections } from '@cardsight/engine/spending'
import type { CategorizedTransaction, TransactionsPage } from '../services/banking/list-transactions.ts'

export function presentTransactionPage({ transactions, nextCursor }: TransactionsPage): TransactionPage {
  return { transactions: transactions.map(presentTransaction), nextCursor }
}

/** Only categories: what isn't a purchase has none. */
export function presentMerchantCorrections({ merchants }: SpendingCorrections): MerchantCorrectionList {
  return {
    merchants: merchants.flatMap(([merchant, to]) =>
      isLeaf(to) ? [{ merchant, category: categoryOfLeaf(to) }] : [],
    ),
  }
}

export function presentCorrections({ merchants, wordings, rows, names }: SpendingCorrections): Corrections {
  return {
    merchants: merchants.map(([merchant, to]) => ({ merchant, to })),
    wordings: wordings.map(([wording, to]) => ({ wording, to })),
    rows: rows.map(({ account, day, cents, text, nth, to, name, split }) => ({
      ...{ account, day, cents, text, nth, to },
      ...(name !== undefined && { name }),
      ...(split !== undefined && { split: split.map((part) => ({ to: part.to, cents: part.cents })) }),
    })),
    names: names.map(({ scope, key, name }) => ({ scope, key, name })),
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
