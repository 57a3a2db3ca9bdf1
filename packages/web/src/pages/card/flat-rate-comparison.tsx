import type { CardReport, PlainPeriod } from '@cardsight/contract/cards'
import { flatRateText, leadsOf, spansOf } from '../../cards/flat-rate-text.ts'
import { formatMoney, formatNumber, formatWholeDollars } from '../../lib/format-money.ts'
import type { OwnReports } from '../../own-reports/use-own-reports.ts'
import { Cell, HeadCell, Row, RowHead, Table } from '../../ui/table.tsx'
import { PageSection } from './page-section.tsx'

type FlatRateComparisonProps = {
  report: CardReport
  basis: OwnReports['onAmounts']['basis']
  /** The rest of the page is on linked spending, which can't be scaled. */
  isBesideLinked: boolean
}

/** The spending from which the card beats a flat-rate card, on a scale, and both cards on the spending of the page. */
export function FlatRateComparison({ report, basis, isBesideLinked }: FlatRateComparisonProps) {
  const { held, againstPlain } = report
  if (againstPlain === null) {
    return null
  }
  const { rate, firstYear, laterYears, threeYears } = againstPlain
  const hasBonus = held[1].introMoney > 0
  const month = formatWholeDollars(firstYear.here.monthly)
  const spans = spansOf(threeYears)
  return (
    <PageSection
      id="plain"
      title={
        spans === ''
          ? `Over three years, a ${rate}% card earns more`
          : `Over three years, it beats a ${rate}% card ${spans}`
      }
    >
      <Scale period={threeYears} name={basis === 'average' ? 'Average' : 'You'} />
      <p className="mt-2 text-sm text-ink-soft">{flatRateText(againstPlain, hasBonus)}</p>
      {isBesideLinked && (
        <p className="mt-1 text-sm text-ink-soft">
          This part is on {basis === 'average' ? 'the average household’s amounts' : 'the amounts you typed'},
          not on your linked spending.
        </p>
      )}
      <details className="mt-1 print:[&::details-content]:[content-visibility:visible]">
        <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-evergreen underline underline-offset-4 hover:text-evergreen-deep narrow:min-h-6">
          Both cards on {month} a month
        </summary>
        <Table caption={`Both cards on ${month} a month`} hideCaption className="mt-2 text-sm">
          <thead>
            <tr>
              <HeadCell>After fees</HeadCell>
              <HeadCell numeric>This card</HeadCell>
              <HeadCell numeric>{rate}% card</HeadCell>
            </tr>
          </thead>
          <tbody>
            <PeriodRow name={hasBonus ? 'First year, with the bonus' : 'First year'} period={firstYear} />
            <PeriodRow name="Years two and three" period={laterYears} />
            <PeriodRow name="All three years" period={threeYears} />
          </tbody>
        </Table>
      </details>
    </PageSection>
  )
}

/** Dollars a month at the end of the scale, if that's enough. */
const SCALE_END = 5000
const SCALE_STEP = 1000
/** Labels nearer to an end would leave the scale. */
const LABEL_EDGE_PERCENT = 12
const [BAR_TOP, BAR_HEIGHT, MARK_RADIUS] = [5, 8, 8]

/** Monthly spending from nothing on; the dark part is where the card wins. */
function Scale({ period, name }: { period: PlainPeriod; name: string }) {
  const { monthly } = period.here
  const leads = leadsOf(period)
  const shown = [monthly * 1.25, ...leads.map(({ from }) => (from ?? 0) * 1.25)]
  const end = Math.max(SCALE_END, Math.ceil(Math.max(...shown) / SCALE_STEP) * SCALE_STEP)
  const percentOf = (dollars: number) => Math.min(100, (100 * dollars) / end)
  const at = (dollars: number) => `${formatNumber(percentOf(dollars), 2)}%`
  const label = Math.min(100 - LABEL_EDGE_PERCENT, Math.max(LABEL_EDGE_PERCENT, percentOf(monthly)))
  return (
    <div>
      <p className="relative h-6 text-sm font-semibold">
        <span className="figures absolute -translate-x-1/2 whitespace-nowrap" style={{ left: `${label}%` }}>
          {name}: {formatWholeDollars(monthly)}
        </span>
      </p>
      <svg aria-hidden="true" width="100%" height="18" className="block overflow-visible">
        <rect y={BAR_TOP} width="100%" height={BAR_HEIGHT} rx="4" className="fill-hairline" />
        {leads.map(({ from, to }) => (
          <rect
            key={from}
            x={at(from ?? 0)}
            y={BAR_TOP}
            width={`${formatNumber(percentOf(to ?? end) - percentOf(from ?? 0), 2)}%`}
            height={BAR_HEIGHT}
            className="fill-evergreen forced-color-adjust-none"
          />
        ))}
        <circle
          cx={at(monthly)}
          cy={BAR_TOP + BAR_HEIGHT / 2}
          r={MARK_RADIUS}
          className="fill-panel stroke-ink stroke-3"
        />
      </svg>
      <p className="figures mt-1 flex justify-between text-sm text-ink-soft">
        <span>$0</span>
        <span>{formatWholeDollars(end)} a month</span>
      </p>
    </div>
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
