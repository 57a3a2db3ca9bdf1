import type { CardInfo, CardListEntry } from '@cardsight/contract/backtest'
import type { SortKey } from '@cardsight/engine/ranking'
import { ChevronDown } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { formatPercentage, rewardPercentage } from '../../cards/card-facts.ts'
import { CardThumbnail } from '../../cards/face-finish.tsx'
import { formatMoney } from '../../lib/format-money.ts'
import { Cell, Row, RowHead } from '../../ui/table.tsx'

/** A card with the amounts of one projection, and short facts about it. */
export type BriefRow = CardListEntry & { brief: CardInfo }

/** A row of the list, with its place by total reward. */
export type AllCardsRow = BriefRow & { rank: number }

/** Rows open one at a time, to everything about their card. */
export type RowOpening = {
  /** Of the open row. */
  openId: string | null
  /** Null if no row is open. */
  opened: ReactNode
  /** Null closes the open row. */
  onOpen: (cardId: string | null) => void
}

type CardRowProps = Omit<RowOpening, 'openId'> & { row: AllCardsRow; spending: number }

export const CardRow = memo(function CardRow({ row, spending, opened, onOpen }: CardRowProps) {
  const { cardId, brief, rank, totalMoney } = row
  const isOpen = opened !== null
  return (
    <>
      {/* The whole row is the button's: its face covers the others. */}
      <Row role="row" className={`group relative ${rowGrid}`}>
        <RowHead role="rowheader" className="flex items-center gap-3 py-1.5">
          <span className="figures w-7 shrink-0 font-normal text-ink-soft">{rank}</span>
          <CardThumbnail brief={brief} className="w-12" />
          <RowButton name={brief.name} {...{ cardId, isOpen, onOpen }} />
        </RowHead>
        <Cell role="cell" className="py-1.5 leading-5 text-ink-soft">
          {shortFeatures(brief.features).map((feature) => (
            <span key={feature} className="block">
              {feature}
            </span>
          ))}
        </Cell>
        {amountColumns.map(({ key }) => (
          <Cell
            key={key}
            role="cell"
            numeric
            className={key === 'totalMoney' ? 'font-semibold' : 'text-ink-soft'}
          >
            {formatMoney(shownAmount(row, key))}
          </Cell>
        ))}
        <Cell role="cell" numeric className="flex items-center justify-end gap-2 text-ink-soft">
          {formatPercentage(rewardPercentage(totalMoney, spending))}
          <ChevronDown
            aria-hidden="true"
            className={`size-5 shrink-0 print:hidden ${isOpen ? 'rotate-180' : ''}`}
          />
        </Cell>
      </Row>
      {isOpen && (
        <tr key={cardId} {...roles.row} className="block">
          <td {...roles.cell} className="block px-1.5 @min-[54rem]:px-2">
            {opened}
          </td>
        </tr>
      )}
    </>
  )
})

/** Some screen readers don't recognize rows and cells that CSS doesn't lay out as such. */
const roles = { row: { role: 'row' }, cell: { role: 'cell' } } as const

type RowButtonProps = Pick<RowOpening, 'onOpen'> & { cardId: string; name: string; isOpen: boolean }

/** Needs a box around it that is positioned. */
export function RowButton({ cardId, name, isOpen, onOpen }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={() => onOpen(isOpen ? null : cardId)}
      className="min-w-0 text-left leading-5 font-medium group-hover:text-evergreen after:absolute after:inset-0"
    >
      {name}
    </button>
  )
}

/** Headings and rows are grids, not table rows: a browser can't skip rendering an offscreen part of a real table. */
export const rowGrid =
  'grid grid-cols-[minmax(0,1fr)_7.5rem_5.75rem_7.25rem_5.25rem_5.25rem_6.5rem] items-center text-sm *:px-1.5 @min-[54rem]:*:px-2 @min-[68rem]:grid-cols-[minmax(0,1fr)_8.5rem_7.5rem_12.5rem_7rem_7rem_8.25rem] print:grid-cols-[minmax(0,1fr)_7rem_5rem_6rem_5rem_5rem_4.5rem]'

/** Features that fit in a column. A feature without a short name keeps its own. */
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
const MOST_FEATURES = 2

export function shortFeatures(features: readonly string[]): string[] {
  return features
    .toSorted((a, b) => leastTelling.indexOf(a) - leastTelling.indexOf(b))
    .slice(0, MOST_FEATURES)
    .map((feature) => shortNames[feature] ?? feature)
}

/** The amounts of a row in column order. */
export const amountColumns = [
  { key: 'totalMoney', label: 'Total Reward' },
  { key: 'money', label: 'Reward from transactions' },
  { key: 'introMoney', label: 'Intro Bonus' },
  { key: 'annualFee', label: 'Annual Fee' },
] as const satisfies readonly Readonly<{ key: SortKey; label: string }>[]

/** A fee is a cost, so it shows a minus sign. */
function shownAmount(row: AllCardsRow, key: SortKey): number {
  return key === 'annualFee' ? -row.annualFee : row[key]
}
