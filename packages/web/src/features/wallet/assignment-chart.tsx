import type { Assignment, Wallet } from '@cardsight/engine/wallet'
import { formatMoney } from '../../lib/format-money.ts'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { sliceColor } from '../../ui/charts/palette.ts'
import { type CardsById, nameOf, sortByValue } from './cards-by-id.ts'
import { splitByCategory } from './usage-sheet.ts'

type AssignmentChartProps = { wallet: Wallet; year: Assignment['year']; cards: CardsById }

type Part = Readonly<{ cardId: string; cents: number }>

/** Spending per category as a bar, split by the card that pays for it. */
export function AssignmentChart({ wallet, year, cards }: AssignmentChartProps) {
  const rows = splitByCategory(wallet, year).sort((a, b) => sum(b.parts) - sum(a.parts))
  const longest = Math.max(...rows.map(({ parts }) => sum(parts)), 1)
  const ids = sortByValue(wallet).map(({ cardId }) => cardId)
  const colorOf = (cardId: string) => sliceColor(ids.indexOf(cardId))
  return (
    <ChartFrame
      title="What each card pays for in a year"
      head={['Category', ...ids.map((cardId) => nameOf(cards, cardId))]}
      rows={rows.map(({ category, parts }) => ({
        label: category.name,
        cells: ids.map((cardId) =>
          formatMoney((parts.find((part) => part.cardId === cardId)?.cents ?? 0) / 100),
        ),
      }))}
    >
      <ul>
        {rows.map(({ category, parts }) => (
          <li key={category.key} className="border-b border-hairline py-2 first:pt-0">
            <span className="flex justify-between gap-4 font-medium">
              <span className="min-w-0">{category.name}</span>
              <span className="figures whitespace-nowrap">{formatMoney(sum(parts) / 100)}</span>
            </span>
            <Bar {...{ parts, longest, colorOf }} />
            <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
              {parts.map(({ cardId, cents }) => (
                <li key={cardId} className="flex min-w-0 items-center gap-1.5">
                  <svg aria-hidden="true" className="size-2.5 shrink-0 forced-color-adjust-none">
                    <rect width="10" height="10" fill={colorOf(cardId)} />
                  </svg>
                  <span className="min-w-0">
                    {nameOf(cards, cardId)}
                    {parts.length > 1 && (
                      <span className="figures text-ink-soft"> {formatMoney(cents / 100)}</span>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </ChartFrame>
  )
}

type BarProps = { parts: readonly Part[]; longest: number; colorOf: (cardId: string) => string }

function Bar({ parts, longest, colorOf }: BarProps) {
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="12"
      className="mt-1 block forced-color-adjust-none [print-color-adjust:exact]"
    >
      {parts.map(({ cardId, cents }, index) => (
        <rect
          key={cardId}
          x={`${(100 * sum(parts.slice(0, index))) / longest}%`}
          width={`${(100 * cents) / longest}%`}
          height="12"
          fill={colorOf(cardId)}
        />
      ))}
    </svg>
  )
}

function sum(parts: readonly { cents: number }[]): number {
  return parts.reduce((total, { cents }) => total + cents, 0)
}
