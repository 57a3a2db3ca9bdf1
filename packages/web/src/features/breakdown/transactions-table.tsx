import type { Insights } from '@cardsight/contract/backtest'
import { useRef, useState } from 'react'
import { formatMoney } from '../../lib/format-money.ts'
import { Button } from '../../ui/button.tsx'
import { Cell, HeadCell, Row, Table, TotalRow } from '../../ui/table.tsx'
import { breakdownText, NoData } from './breakdown-text.tsx'

/** A busy household has thousands of rows a year: rendering all of them at once would block the tab. */
const pageRows = 50

// Three columns must fit a modal on a 320 px screen.
const smallHead = 'max-chart:*:text-sm'
const left = 'max-chart:pr-0'
const middle = 'max-chart:px-1.5'

export type TransactionsTableProps = { caption: string; transactions: readonly Transaction[] }

export function TransactionsTable({ caption, transactions }: TransactionsTableProps) {
  const [mostRows, setMostRows] = useState(pageRows)
  if (transactions.length === 0) {
    return <NoData />
  }
  const shown = transactions.slice(0, mostRows)
  return (
    <>
      <Table caption={caption} hideCaption className="max-chart:text-sm">
        <thead>
          <tr>
            <HeadCell className={`${smallHead} ${left}`}>{breakdownText.date}</HeadCell>
            <HeadCell className={`wrap-anywhere ${smallHead} ${middle}`}>
              {breakdownText.description}
            </HeadCell>
            <HeadCell numeric className={smallHead}>
              {breakdownText.amount}
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {shown.map((transaction, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two purchases can be equal in every field, and rows never move
            <TransactionRow key={index} transaction={transaction} />
          ))}
        </tbody>
        <tfoot>
          <TotalRow>
            {/* In one cell: a large total would take the width that the descriptions need. */}
            <Cell colSpan={3}>
              <span className="flex justify-between gap-4">
                {`Total of ${countOf(transactions)} `}
                <span className="figures">{formatMoney(sumOfTransactions(transactions))}</span>
              </span>
            </Cell>
          </TotalRow>
        </tfoot>
      </Table>
      {transactions.length > pageRows && (
        <ShowMore
          shown={shown.length}
          all={transactions.length}
          onShowMore={() => setMostRows(mostRows + pageRows)}
        />
      )}
    </>
  )
}

function TransactionRow({ transaction }: { transaction: Transaction }) {
  return (
    <Row>
      <Cell className={`figures whitespace-nowrap ${left}`}>
        <time dateTime={transaction.date}>{transaction.date_disp}</time>
      </Cell>
      <Cell className={`w-full wrap-anywhere ${middle}`}>{transaction.name}</Cell>
      <Cell numeric>{formatMoney(transaction.amount)}</Cell>
    </Row>
  )
}

function ShowMore({ shown, all, onShowMore }: { shown: number; all: number; onShowMore: () => void }) {
  const status = useRef<HTMLSpanElement>(null)
  const rowsLeft = all - shown
  const handleClick = () => {
    onShowMore()
    if (rowsLeft <= pageRows) {
      // The button is about to disappear, and the focus with it.
      status.current?.focus()
    }
  }
  return (
    <p data-print="hide" className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      {rowsLeft > 0 && (
        <Button variant="secondary" size="small" onClick={handleClick}>
          {`Show ${Math.min(rowsLeft, pageRows)} more`}
        </Button>
      )}
      <span ref={status} role="status" tabIndex={-1} className="text-sm text-ink-soft">
        {`${shown} of ${all} shown`}
      </span>
    </p>
  )
}

function countOf({ length }: readonly Transaction[]): string {
  return length === 1 ? '1 transaction' : `${length} transactions`
}

type Transaction = Insights['transactions_statistics'][number]['transactions'][number]

/** All purchases at a merchant, whatever their category, newest first. */
export function transactionsAt(
  { transactions_statistics }: Pick<Insights, 'transactions_statistics'>,
  merchant: string,
): Transaction[] {
  return transactions_statistics
    .flatMap(({ transactions }) => transactions.filter(({ name }) => name === merchant))
    .sort((a, b) => compare(b.date, a.date))
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}

/** Rounded to the cent once: floating-point dollars don't add up exactly. */
export function sumOfTransactions(transactions: readonly Transaction[]): number {
  return Math.round(transactions.reduce((sum, { amount }) => sum + amount * 100, 0)) / 100
}
