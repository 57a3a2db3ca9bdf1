import type { CardInfo, CardListEntry } from '@cardsight/contract/backtest'
import { pagePaths } from '@cardsight/contract/paths'
import type { SortKey } from '@cardsight/engine/ranking'
import { memo } from 'react'
import { ApplyLink } from '../../cards/apply-link.tsx'
import { creditRangeOf, formatPercentage, rewardPercentage } from '../../cards/card-facts.ts'
import { CardThumbnail } from '../../cards/face-finish.tsx'
import { VariantLinks } from '../../cards/variant-links.tsx'
import { WhyFigure, type WhyFocus } from '../../cards/why-figure.tsx'
import { formatDay } from '../../lib/format-date.ts'
import { Button } from '../../ui/button.tsx'
import { Cell, Row, RowHead } from '../../ui/table.tsx'

export type CardRowProps = RowActions & { row: AllCardsRow; spending: number }

/** The card's part doesn't re-render if only its amounts change. */
export const CardRow = memo(function CardRow({ row, spending, onDetails, onWhy }: CardRowProps) {
  const { cardId, brief } = row
  return (
    <Row role="row" className={`${rowGrid} ${evenClasses}`}>
      <CardCell brief={brief} cardId={cardId} />
      <FeaturesCell brief={brief} />
      {amountColumns.map(({ key, label, focus }) => (
        <Cell key={key} role="cell" numeric className={key === 'totalMoney' ? 'font-semibold' : ''}>
          <WhyFigure amount={shownAmount(row, key)} name={label} onAsk={() => onWhy(cardId, focus)} />
        </Cell>
      ))}
      <Cell role="cell" numeric>
        {formatPercentage(rewardPercentage(row.totalMoney, spending))}
      </Cell>
      <ActionsCell brief={brief} cardId={cardId} onDetails={onDetails} />
    </Row>
  )
})

/** As high as most rows: if a click leaves the heights unchanged, nothing below has to move. */
const evenClasses = '@min-[54rem]:min-h-20 print:min-h-0'

type Brief = AllCardsRow['brief']

const CardCell = memo(function CardCell({ brief, cardId }: { brief: Brief; cardId: string }) {
  return (
    <RowHead role="rowheader" className="flex items-center gap-3 py-1.5">
      <CardThumbnail brief={brief} className="w-10" />
      <span className="min-w-0 leading-5">
        <span className="block">{brief.name}</span>
        <span className="block font-normal text-ink-soft">
          {brief.issuer}
          <CompareLink cardId={cardId} name={brief.name} />
        </span>
        <VariantLinks variants={brief.variants} />
        <span className="block font-normal text-ink-soft">
          {creditRangeOf(brief.creditRange)} credit. As of{' '}
          <time dateTime={brief.asOf}>{formatDay(brief.asOf)}</time>
        </span>
      </span>
    </RowHead>
  )
})

const FeaturesCell = memo(function FeaturesCell({ brief }: { brief: Brief }) {
  const features = shortFeatures(brief.features)
  return (
    <Cell role="cell" className="py-1.5 leading-5 text-ink-soft">
      {features.length === 0
        ? 'None listed'
        : features.map((feature) => (
            <span key={feature} className="block">
              {feature}
            </span>
          ))}
    </Cell>
  )
})

/** Buttons are separate layers because of their busy indicator; these are never busy. */
const flatClasses = 'static min-h-8! py-0! [&_svg]:overflow-visible'

type ActionsCellProps = { brief: Brief; cardId: string; onDetails: RowActions['onDetails'] }

const ActionsCell = memo(function ActionsCell({ brief, cardId, onDetails }: ActionsCellProps) {
  return (
    <Cell
      role="cell"
      className="col-span-full flex justify-end gap-1 pt-0 @min-[54rem]:col-span-1 @min-[54rem]:flex-col @min-[54rem]:py-1.5 print:hidden"
    >
      <ApplyLink card={brief} size="small" className={flatClasses} />
      <Button
        variant="secondary"
        size="small"
        className={flatClasses}
        aria-label={`Details of ${brief.name}`}
        onClick={() => onDetails(cardId)}
      >
        Details
      </Button>
    </Cell>
  )
})

/**
 * Headings and rows are grids, not table rows: a browser can't skip rendering an offscreen part of a real table. The
 * last column holds the actions; in a narrower container they have their own line.
 */
export const rowGrid = [
  'grid items-center text-sm *:px-1.5 @min-[54rem]:*:px-2',
  'grid-cols-[minmax(0,1fr)_6.5rem_5.5rem_6.5rem_5.25rem_5rem_4.5rem]',
  '@min-[54rem]:grid-cols-[minmax(0,1fr)_7.5rem_5.75rem_7.25rem_5.25rem_5.25rem_4.75rem_6rem]',
  'print:grid-cols-[minmax(0,1fr)_7rem_5rem_6rem_5rem_5rem_4.5rem]',
].join(' ')

/** Link to the comparison, which asks for the other card. A plain link, because a list has hundreds of them. */
export function CompareLink({ cardId, name }: { cardId: string; name: string }) {
  return (
    <span className="print:hidden">
      &nbsp;·{' '}
      <a href={pagePaths.compareCards([cardId])} aria-label={`Compare ${name} with other cards`}>
        Compare
      </a>
    </span>
  )
}

/** Features that fit in a chip. A feature without a short name keeps its own. */
const shortNames: Readonly<Record<string, string>> = {
  'No Foreign Transaction Fees': 'No foreign fees',
  'Category Cash Back': 'Bonus categories',
  'Travel Benefits': 'Travel perks',
  'Flat Rate Cash Back': 'Flat rate',
  'Rotating Categories': 'Rotating',
}

/** What tells cards apart comes first: most cards have no foreign fees. */
const leastTelling: readonly string[] = ['Travel Benefits', 'No Foreign Transaction Fees']

/** More would make a row higher. */
const MOST_CHIPS = 2

export function shortFeatures(features: readonly string[]): string[] {
  return features
    .toSorted((a, b) => leastTelling.indexOf(a) - leastTelling.indexOf(b))
    .slice(0, MOST_CHIPS)
    .map((feature) => shortNames[feature] ?? feature)
}

/** A row of the list: the amounts of one projection, and short facts about the card. */
export type AllCardsRow = CardListEntry & { brief: CardInfo }

/** Actions of a row. */
export type RowActions = {
  onDetails: (cardId: string) => void
  onWhy: (cardId: string, focus: WhyFocus) => void
}

/** The amounts of a row in column order, each with the explanation it opens. */
export const amountColumns = [
  { key: 'totalMoney', label: 'Total Reward', focus: 'total' },
  { key: 'money', label: 'Reward from transactions', focus: 'reward' },
  { key: 'introMoney', label: 'Intro Bonus', focus: 'bonus' },
  { key: 'annualFee', label: 'Annual Fee', focus: 'fee' },
] as const satisfies readonly Readonly<{ key: SortKey; label: string; focus: WhyFocus }>[]

/** A fee is a cost, so it shows a minus sign. */
export function shownAmount(row: AllCardsRow, key: SortKey): number {
  return key === 'annualFee' ? -row.annualFee : row[key]
}
