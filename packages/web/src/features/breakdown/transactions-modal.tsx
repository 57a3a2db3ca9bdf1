import type { Insights } from '@cardsight/contract'
import { formatMoney } from '../../lib/format-money.ts'
import { Modal } from '../../ui/modal.tsx'
import type { MerchantCorrections } from './merchant-category.ts'
import { MerchantCategoryField } from './merchant-category-field.tsx'
import { sumOfTransactions, transactionsAt } from './merchant-transactions.ts'
import type { SpendingRow } from './spending-rows.ts'
import { TransactionsTable } from './transactions-table.tsx'

export type TransactionsModalProps = {
  insights: Insights
  /** The merchant that is asked about. */
  row: SpendingRow
  isRecurring: boolean
  /** Left out where nothing can be corrected. */
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
  // A shop that is also paid a regular bill has purchases that are no part of the recurring sum.
  const hasOthers = isRecurring && transactions.length > 0 && sumOfTransactions(transactions) !== row.amount
  return (
    <Modal
      open
      onOpenChange={onClose}
      width={820}
      title={title}
      {...(hasOthers && {
        description: `Every purchase there in this period; ${formatMoney(row.amount)} of it is recurring.`,
      })}
    >
      {corrections !== undefined && transactions.length > 0 && (
        <MerchantCategoryField insights={insights} merchant={row.name} corrections={corrections} />
      )}
      <TransactionsTable caption={title} transactions={transactions} />
    </Modal>
  )
}
