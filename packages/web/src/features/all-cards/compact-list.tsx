import { ChevronRight } from 'lucide-react'
import { memo, useDeferredValue } from 'react'
import { formatMoney } from '../../lib/format-money.ts'
import type { AllCardsRow, RowActions } from './all-cards-row.ts'
import { CardThumbnail } from './card-thumbnail.tsx'

type CompactListProps = Pick<RowActions, 'onDetails'> & { rows: readonly AllCardsRow[] }

/** More than a phone shows at once. The others follow when the browser is idle. */
const FIRST_COUNT = 16

/** Every card in a line: face, name and total. A press opens its details. */
export const CompactList = memo(function CompactList({ rows, onDetails }: CompactListProps) {
  const shown = useDeferredValue(rows, rows.slice(0, FIRST_COUNT))
  return (
    <ol aria-label="All cards" className="list-none divide-y divide-hairline border-y border-hairline">
      {shown.map((row) => (
        <CompactRow key={row.cardId} row={row} onDetails={onDetails} />
      ))}
    </ol>
  )
})

type CompactRowProps = Pick<RowActions, 'onDetails'> & { row: AllCardsRow }

const CompactRow = memo(function CompactRow({ row, onDetails }: CompactRowProps) {
  const { cardId, brief, totalMoney } = row
  return (
    <li className={offscreenClasses}>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => onDetails(cardId)}
        className="flex min-h-16 w-full items-center gap-3 py-2 text-left -outline-offset-2 hover:text-evergreen"
      >
        <CardThumbnail brief={brief} className="w-12" />
        <span className="min-w-0 flex-1">
          <span className="block leading-5 font-medium">{brief.name}</span>
          <span className="block text-sm text-ink-soft">{brief.issuer}</span>
        </span>
        <span className="figures font-semibold whitespace-nowrap">{formatMoney(totalMoney)}</span>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
      </button>
    </li>
  )
})

/** Rows below the screen are neither laid out nor painted until they come near. */
const offscreenClasses = '[contain-intrinsic-block-size:auto_4rem] [content-visibility:auto]'
