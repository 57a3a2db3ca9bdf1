import { toCsv } from '@cardsight/contract/csv'
import { formatDay } from '@cardsight/contract/your-cards'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { formatMoney } from '../../../lib/format-money.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Cell, HeadCell, Row, RowHead, Table } from '../../../ui/table.tsx'
import type { MissedPeriod } from '../../../worker/your-cards/tracker-screen.ts'
import type { ShownCard } from '../../../worker/your-cards/your-cards-catalog.ts'

const heading = [
  'Date',
  'Merchant',
  'Category',
  'Amount',
  'Card used',
  'Earned',
  'Better card',
  'Would have earned',
  'Missed',
]

/** The purchases as a file for spreadsheets, in the order of the screen. */
export function missedCsv({ lines }: MissedPeriod, cards: ReadonlyMap<string, ShownCard>): string {
  const nameOf = (id: string) => cards.get(id)?.name ?? id
  return toCsv([
    heading,
    ...lines.map((line) => [
      line.day,
      line.name ?? '',
      line.categoryName,
      line.cents / 100,
      nameOf(line.usedId),
      line.earnedCents / 100,
      nameOf(line.betterId),
      line.betterCents / 100,
      line.missedCents / 100,
    ]),
  ])
}

type MissedPurchasesProps = { period: MissedPeriod; cards: ReadonlyMap<string, ShownCard> }

const STEP = 20

/** The purchases that another card would have paid better, the largest difference first. */
export function MissedPurchases({ period, cards }: MissedPurchasesProps) {
  const [count, setCount] = useState(STEP)
  const { lines, window } = period
  const nameOf = (id: string) => cards.get(id)?.name ?? id
  const save = () =>
    saveFile(`cardsight-missed-${window.first}-to-${window.last}.csv`, 'text/csv', missedCsv(period, cards))
  return (
    <div className="min-w-0">
      <Table caption="Purchases">
        <thead>
          <tr>
            <HeadCell>Purchase</HeadCell>
            <HeadCell>Better card</HeadCell>
            <HeadCell numeric>Missed</HeadCell>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, count).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two purchases may be equal, and the list never changes
            <Row key={index} className="align-top">
              <RowHead>
                <span className="block break-words">{line.name ?? line.categoryName}</span>
                <span className="figures block text-sm font-normal text-ink-soft">
                  {formatMoney(line.cents / 100)} on {formatDay(line.day)}
                </span>
              </RowHead>
              <Cell>
                <span className="block">
                  {nameOf(line.betterId)}:{' '}
                  <span className="figures">{formatMoney(line.betterCents / 100)}</span>
                </span>
                <span className="block text-sm text-ink-soft">
                  You used {nameOf(line.usedId)}:{' '}
                  <span className="figures">{formatMoney(line.earnedCents / 100)}</span>
                </span>
              </Cell>
              <Cell numeric className="font-semibold">
                {formatMoney(line.missedCents / 100)}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <p className="mt-2 text-sm text-ink-soft">Points count at the value in your profile.</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {count < lines.length && (
          <Button variant="secondary" size="small" onClick={() => setCount(count + STEP)}>
            Show {Math.min(STEP, lines.length - count)} more
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={save}>
          <Download aria-hidden="true" className="size-4" /> Download CSV
        </Button>
        <p className="text-sm text-ink-soft" role="status">
          {lines.length > STEP &&
            `Showing ${Math.min(count, lines.length).toLocaleString('en-US')} of ${lines.length.toLocaleString('en-US')}`}
        </p>
      </div>
    </div>
  )
}
