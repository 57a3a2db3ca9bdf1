import { pagePaths } from '@cardsight/contract/paths'
import type { CardReport, HeldResult } from '@cardsight/contract/schemas'
import { Link } from 'react-router'
import { RewardBars } from '../../cards/reward-bars.tsx'
import { averageSource } from '../../content/average-spending.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { Cell, HeadCell, Row, RowHead, Table, TotalRow } from '../../ui/table.tsx'
import { PageSection } from './page-section.tsx'

const spans = ['1 year', '2 years', '3 years'] as const

type EarnedProps = { report: CardReport; isAverage: boolean }

/** What the card would have earned over one, two and three years. */
export function Earned({ report: { held, parts, spending }, isAverage }: EarnedProps) {
  const years = [held[1], held[2], held[3]]
  return (
    <PageSection
      id="earned"
      title="What it would have earned"
      lead={
        isAverage ? (
          <>
            With {formatMoney(spending)} a year, the average of American households in {averageSource.year} (
            {averageSource.name}). Not you? <Link to={pagePaths.dashboard}>Enter your own spending</Link>.
          </>
        ) : (
          `With the ${formatMoney(spending)} a year that you entered.`
        )
      }
    >
      <div className="grid gap-y-10">
        <Table
          caption="Over one, two and three years"
          className="max-w-text text-sm chart:text-base max-chart:[&_:is(th,td)]:px-1.5"
        >
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
            <Line name="Reward" years={years} amountOf={({ money }) => money} />
            <Line name="Intro bonus" years={years} amountOf={({ introMoney }) => introMoney} />
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
        <RewardBars stat={parts} isWide />
      </div>
      <p className="mt-6 max-w-text text-sm text-ink-soft">
        The bars show the first year. <Link to={pagePaths.methodology}>How we rank</Link> shows every step of
        the calculation.
      </p>
    </PageSection>
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
