import type { CardReport, HeldResult } from '@cardsight/contract/cards'
import { rewardOrder } from '../../cards/reward-bars.tsx'
import { formatMoney } from '../../lib/format-money.ts'
import { Cell, HeadCell, Row, RowHead, Table, TotalRow } from '../../ui/table.tsx'
import { PageSection } from './page-section.tsx'

const spans = ['1-Year', '2-Year', '3-Year'] as const

/** What the card would have earned over one, two and three years. */
export function Earned({ report: { held, parts } }: { report: CardReport }) {
  const years = [held[1], held[2], held[3]]
  return (
    <PageSection id="earned" title="One, two and three years">
      <Table caption="Totals of one, two and three years" hideCaption className={tableClasses}>
        <thead>
          <tr>
            <HeadCell>
              <span className="sr-only">Part</span>
            </HeadCell>
            {spans.map((span) => (
              <HeadCell key={span} numeric>
                {span}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          <Line name="Rewards" years={years} amountOf={({ money }) => money} />
          <Line name="Intro Bonus" years={years} amountOf={({ introMoney }) => introMoney} />
          <Line name="Annual fee" years={years} amountOf={({ annualFee }) => -annualFee} />
        </tbody>
        <tfoot>
          <TotalRow>
            <RowHead>Total</RowHead>
            <Amounts years={years} amountOf={({ totalMoney }) => totalMoney} />
          </TotalRow>
          {years.some(({ introMoney }) => introMoney > 0) && (
            <tr>
              <RowHead className="text-ink-soft">Without the bonus</RowHead>
              <Amounts years={years} amountOf={({ totalMoney, introMoney }) => totalMoney - introMoney} />
            </tr>
          )}
          <tr>
            <RowHead className="text-ink-soft">Per year</RowHead>
            <Amounts years={years} amountOf={({ totalMoneyPerYear }) => totalMoneyPerYear} />
          </tr>
        </tfoot>
      </Table>
      <RewardsByCategory parts={parts} />
    </PageSection>
  )
}

const tableClasses = 'text-sm chart:text-base max-chart:[&_:is(th,td)]:px-1.5'

/** The rewards of the first year by category, behind a press. */
function RewardsByCategory({ parts }: Pick<CardReport, 'parts'>) {
  return (
    parts.length > 0 && (
      <details className="mt-2 print:[&::details-content]:[content-visibility:visible]">
        <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-evergreen underline underline-offset-4 hover:text-evergreen-deep narrow:min-h-6">
          Rewards by category
        </summary>
        {/* Styled from here: there are up to 25 categories, and the document should stay small. */}
        <Table
          caption="Rewards of the first year by category"
          hideCaption
          className="figures mt-2 text-sm [&_:is(td,th)]:py-1.5 [&_td]:pl-3 [&_:is(td,th+th)]:text-right [&_th]:font-medium [&_tr]:border-b [&_tr]:border-hairline"
        >
          <thead className="text-ink-soft">
            <tr>
              <th scope="col">Category</th>
              <th scope="col">Spending</th>
              <th scope="col">Reward</th>
            </tr>
          </thead>
          <tbody>
            {rewardOrder(parts).map(({ category, spending, money }) => (
              <tr key={category}>
                <th scope="row">{category}</th>
                <td>{formatMoney(spending)}</td>
                <td>{formatMoney(money)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    )
  )
}

type LineProps = { years: readonly HeldResult[]; amountOf: (held: HeldResult) => number }

function Line({ name, ...amounts }: LineProps & { name: string }) {
  return (
    <Row>
      <RowHead>{name}</RowHead>
      <Amounts {...amounts} />
    </Row>
  )
}

function Amounts({ years, amountOf }: LineProps) {
  return years.map((held, index) => (
    <Cell key={spans[index]} numeric>
      {formatMoney(amountOf(held))}
    </Cell>
  ))
}
