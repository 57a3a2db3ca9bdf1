import type { CardReport, PlainPeriod } from '@cardsight/contract/schemas'
import { formatMoney } from '../../lib/format-money.ts'
import { Cell, HeadCell, Row, RowHead, Table } from '../../ui/table.tsx'
import { flatRateText } from './flat-rate-text.ts'
import { PageSection } from './page-section.tsx'
import { formatWholeDollars } from './whole-dollars.ts'

const MONTHS_PER_YEAR = 12

/** The spending from which the card beats a flat-rate card, and both cards on the spending of the page. */
export function FlatRateComparison({ report, isAverage }: { report: CardReport; isAverage: boolean }) {
  const { card, held, spending, againstPlain } = report
  if (againstPlain === null) {
    return null
  }
  const { rate, firstYear, laterYears, threeYears } = againstPlain
  const hasBonus = held[1].introMoney > 0
  const month = formatWholeDollars(firstYear.here.monthly)
  const hasBills = spending > firstYear.here.monthly * MONTHS_PER_YEAR
  return (
    <PageSection id="plain" title={`Compared with a no-fee ${rate}% card`}>
      <p className="max-w-text font-serif text-xl">{flatRateText(againstPlain, hasBonus)}</p>
      <p className="mt-3 max-w-text text-ink-soft">
        {isAverage
          ? `After fees. Spending grows in the proportions of the average household, which spends ${month} a month.`
          : `After fees. Spending grows in the proportions of yours, ${month} a month${hasBills ? ', while your rent and taxes stay the same' : ''}.`}{' '}
        On that amount:
      </p>
      <div className="mt-6 max-w-text">
        <Table caption={`Both cards on ${month} a month`} hideCaption>
          <thead>
            <tr>
              <HeadCell>Period</HeadCell>
              <HeadCell numeric>{card.name}</HeadCell>
              <HeadCell numeric>Flat rate {rate}%</HeadCell>
            </tr>
          </thead>
          <tbody>
            <PeriodRow name={hasBonus ? 'First year, with the bonus' : 'First year'} period={firstYear} />
            <PeriodRow name="Years two and three" period={laterYears} />
            <PeriodRow name="All three years" period={threeYears} />
          </tbody>
        </Table>
      </div>
    </PageSection>
  )
}

function PeriodRow({ name, period }: { name: string; period: PlainPeriod }) {
  const { card, plain } = period.here
  return (
    <Row>
      <RowHead>{name}</RowHead>
      <Cell numeric className={card > plain ? 'font-semibold' : ''}>
        {formatMoney(card)}
      </Cell>
      <Cell numeric className={card > plain ? '' : 'font-semibold'}>
        {formatMoney(plain)}
      </Cell>
    </Row>
  )
}
