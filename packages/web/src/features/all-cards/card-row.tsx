import { memo } from 'react'
import { ApplyLink } from '../../cards/apply-link.tsx'
import { formatPercentage, rewardPercentage } from '../../cards/card-facts.ts'
import { VariantLinks } from '../../cards/variant-links.tsx'
import { WhyFigure } from '../../cards/why-figure.tsx'
import { Button } from '../../ui/button.tsx'
import { Cell, Row, RowHead } from '../../ui/table.tsx'
import { type AllCardsRow, amountColumns, type RowActions } from './all-cards-row.ts'
import { CardThumbnail } from './card-thumbnail.tsx'
import { rowGrid } from './row-grid.ts'

export type CardRowProps = RowActions & { row: AllCardsRow; spending: number }

/** The card's part doesn't re-render if only its amounts change. */
export const CardRow = memo(function CardRow({ row, spending, onDetails, onWhy }: CardRowProps) {
  const { cardId, brief } = row
  return (
    <Row role="row" className={`${rowGrid} ${evenClasses}`}>
      <CardCell brief={brief} />
      <FeaturesCell brief={brief} />
      {amountColumns.map(({ key, label, focus }) => (
        <Cell key={key} role="cell" numeric className={key === 'totalMoney' ? 'font-semibold' : ''}>
          <WhyFigure amount={row[key]} name={label} onAsk={() => onWhy(cardId, focus)} />
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
const evenClasses = 'wide:min-h-30 print:min-h-0'

type Brief = AllCardsRow['brief']

const CardCell = memo(function CardCell({ brief }: { brief: Brief }) {
  return (
    <RowHead role="rowheader" className="flex flex-col gap-2">
      <CardThumbnail brief={brief} className="w-12" />
      <span className="min-w-0">
        <span className="block">{brief.name}</span>
        <span className="block font-normal text-ink-soft">{brief.issuer}</span>
        <VariantLinks variants={brief.variants} />
      </span>
    </RowHead>
  )
})

const FeaturesCell = memo(function FeaturesCell({ brief }: { brief: Brief }) {
  return (
    <Cell role="cell" className="text-ink-soft">
      {brief.features.join(', ') || 'None listed'}
    </Cell>
  )
})

/** Buttons are separate layers because of their busy indicator; these are never busy. */
const flatClasses = 'static [&_svg]:overflow-visible'

type ActionsCellProps = { brief: Brief; cardId: string; onDetails: RowActions['onDetails'] }

const ActionsCell = memo(function ActionsCell({ brief, cardId, onDetails }: ActionsCellProps) {
  return (
    <Cell
      role="cell"
      className="flex gap-1.5 max-wide:col-span-full max-wide:justify-end max-wide:pt-0 wide:flex-col print:hidden"
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
