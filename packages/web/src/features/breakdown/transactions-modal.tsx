import type { Insights } from '@cardsight/contract/schemas'
import { formatMoney } from '../../lib/format-money.ts'
import { Modal } from '../../ui/modal.tsx'
import type { MerchantCorrections } from './merchant-category.ts'
import { MerchantCategoryField } from './merchant-category-field.tsx'
import { sumOfTransactions, transactionsAt } from './merchant-transactions.ts'
import type { SpendingRow } from './spending-rows.ts'
import { TransactionsTable } from './transactions-table.tsx'

export type TransactionsModalProps = {
  insights: Insights
  /** The clicked merchant. */
  row: SpendingRow
  isRecurring: boolean
  /** Left out if nothing can be corrected. */
  corrections?: MerchantCorrections | undefined
  onClose: () => void
}

export function TransactionsModal({
  insights,
  row,
  isRecurring,
  corrections,
  onClose,
}: TransactionsModalProps) {
  const title = `Transactions at ${row.name}`
  const transactions = transactionsAt(insights, row.name)
  // A shop with a regular bill can have other purchases that aren't part of the recurring amount.
  const hasOthers = isRecurring && transactions.length > 0 && sumOfTransactions(transactions) !== row.amount
  return (
    <Modal
      open
      onOpenChange={onClose}
      width={820}
      title={title}
      {...(hasOthers && {
        description: `Every purchase in this period; ${formatMoney(row.amount)} of it is recurring.`,
      })}
    >
      {corrections !== undefined && transactions.length > 0 && (
        <MerchantCategoryField insights={insights} merchant={row.name} corrections={corrections} />
      )}
      <TransactionsTable caption={title} transactions={transactions} />
    </Modal>
  )
}
