import type { CardReport } from '@cardsight/contract/cards'
import { debtNotes, NO_NEW_PURCHASES } from '@cardsight/contract/runs'
import { formatMoney } from '../../lib/format-money.ts'
import { Cell, HeadCell, Row, RowHead, Table } from '../../ui/table.tsx'
import { PageSection } from './page-section.tsx'

type DebtScheduleProps = {
  debt: NonNullable<CardReport['debt']>
  credit: CardReport['assumptions']['credit']
}

/** The months until the debt is paid off on this card. They add up to its cost. */
export function DebtSchedule({ debt, credit }: DebtScheduleProps) {
  if (debt.results.length === 0) {
    return null
  }
  return (
    <PageSection id="debt" title="Paying off your balance, month by month">
      <p className="max-w-text">{NO_NEW_PURCHASES}</p>
      <ul className="mt-3 max-w-text list-disc space-y-1 pl-5 text-sm text-ink-soft">
        {debtNotes(debt, credit).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <div className="mt-6 max-w-text">
        <Table caption="Fees, interest, payment and balance by month" hideCaption>
          <thead>
            <tr>
              <HeadCell>Month</HeadCell>
              <HeadCell numeric>Fees</HeadCell>
              <HeadCell numeric>Interest</HeadCell>
              <HeadCell numeric>You pay</HeadCell>
              <HeadCell numeric>Still owed</HeadCell>
            </tr>
          </thead>
          <tbody>
            {debt.schedule.map(({ fees, interest, paid, owed }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a month is identified by its number
              <Row key={index}>
                <RowHead>{index + 1}</RowHead>
                <Cell numeric>{formatMoney(fees)}</Cell>
                <Cell numeric>{formatMoney(interest)}</Cell>
                <Cell numeric>{formatMoney(paid)}</Cell>
                <Cell numeric>{formatMoney(owed)}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      </div>
    </PageSection>
  )
}
