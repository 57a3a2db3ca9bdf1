import type { Wallet } from '@cardsight/engine'
import { formatMoney } from '../../lib/format-money.ts'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { sliceColours } from '../../ui/charts/palette.ts'
import { splitByCategory } from './usage-sheet.ts'
import type { CardsById } from './wallet-verdict.tsx'

type AssignmentChartProps = { wallet: Wallet; cards: CardsById }

/** What each card pays, category by category: a bar as long as the money, cut where another card takes over. */
export function AssignmentChart({ wallet, cards }: AssignmentChartProps) {
  const rows = splitByCategory(wallet, 'first')
  const longest = Math.max(...rows.map(({ parts }) => sum(parts)), 1)
  const colourOf = new Map(
    wallet.cards.map(({ cardId }, place) => [
      cardId,
      sliceColours[place % sliceColours.length] ?? 'currentColor',
    ]),
  )
  const nameOf = (cardId: string) => cards.get(cardId)?.name ?? cardId
  return (
    <ChartFrame
      title="What each card pays for in a year"
      head={['Category', ...wallet.cards.map(({ cardId }) => nameOf(cardId))]}
      rows={rows.map(({ category, parts }) => ({
        label: category.name,
        cells: wallet.cards.map(({ cardId }) =>
          formatMoney((parts.find((part) => part.cardId === cardId)?.cents ?? 0) / 100),
        ),
      }))}
    >
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {wallet.cards.map(({ cardId }) => (
          <li key={cardId} className="flex items-center gap-2">
            <svg aria-hidden="true" className="size-3.5 shrink-0">
              <rect width="14" height="14" fill={colourOf.get(cardId)} />
            </svg>
            {nameOf(cardId)}
          </li>
        ))}
      </ul>
      <ul className="mt-3">
        {rows.map(({ category, parts }) => (
          <li key={category.key} className="border-b border-hairline py-2">
            <span className="flex justify-between gap-4">
              <span className="min-w-0">{category.name}</span>
              <span className="figures whitespace-nowrap">{formatMoney(sum(parts) / 100)}</span>
            </span>
            <svg aria-hidden="true" width="100%" height="12" className="mt-1 block">
              {parts.map(({ cardId, cents }, place) => (
                <rect
                  key={cardId}
                  x={`${(100 * sum(parts.slice(0, place))) / longest}%`}
                  width={`${(100 * cents) / longest}%`}
                  height="12"
                  fill={colourOf.get(cardId)}
                />
              ))}
            </svg>
          </li>
        ))}
      </ul>
    </ChartFrame>
  )
}

function sum(parts: readonly { cents: number }[]): number {
  return parts.reduce((total, { cents }) => total + cents, 0)
}
