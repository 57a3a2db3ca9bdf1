import type { ShownStat } from '@cardsight/contract/runs'
import { categoryStyle } from '../content/category-styles.ts'
import { formatMoney } from '../lib/format-money.ts'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { classNames } from '../ui/class-names.ts'
import type { WhyFocus } from './why-figure.tsx'

export type RewardBarsProps = {
  stat: readonly ShownStat[]
  onWhy?: ((focus: WhyFocus) => void) | undefined
  /** Two columns if there is space. */
  isWide?: boolean
  /** Shows the matching earn rates under each bar. */
  hasLines?: boolean
}

export function RewardBars({ stat, onWhy, isWide = false, hasLines = false }: RewardBarsProps) {
  const parts = rewardOrder(stat)
  const most = Math.max(...parts.map(({ money }) => money), 0)
  const rows = parts.map(({ category, spending, money }) => ({
    label: category,
    cells: [formatMoney(spending), formatMoney(money)],
  }))
  if (parts.length === 0) {
    return <p className="text-ink-soft">No spending to earn rewards on.</p>
  }
  return (
    <ChartFrame title="Reward by category" head={['Category', 'Spending', 'Reward']} rows={rows}>
      <ul className={classNames('grid list-none gap-x-8', isWide && 'menu:grid-cols-2')}>
        {parts.map((part) => (
          <li key={part.category} className="min-w-0 border-b border-hairline">
            <Bar
              part={part}
              most={most}
              {...(onWhy && { onAsk: () => onWhy({ category: part.category }) })}
            />
            {hasLines && <PayingLines lines={part.tooltip} />}
          </li>
        ))}
      </ul>
    </ChartFrame>
  )
}

function Bar({ part, most, onAsk }: { part: ShownStat; most: number; onAsk?: () => void }) {
  const { category, money } = part
  const { icon: Icon, color } = categoryStyle(category)
  const words = (
    <>
      <span className="flex items-center gap-2">
        <Icon aria-hidden="true" className="size-4 shrink-0" style={{ color: color }} />
        <span className="min-w-0 flex-1 text-left">{category}</span>
        <span className={classNames('figures whitespace-nowrap', onAsk !== undefined && askable)}>
          {formatMoney(money)}
        </span>
      </span>
      {/* Without clipping, or each bar becomes a layer that is sorted on every click. */}
      <svg aria-hidden="true" width="100%" height="6" className="mt-1 block overflow-visible">
        <rect width={`${most > 0 ? (100 * Math.max(money, 0)) / most : 0}%`} height="6" fill={color} />
      </svg>
    </>
  )
  if (onAsk === undefined) {
    return <div className="py-2">{words}</div>
  }
  return (
    <button
      type="button"
      onClick={onAsk}
      aria-label={`${category} ${formatMoney(money)}: why?`}
      aria-haspopup="dialog"
      className="group/bar block min-h-11 w-full py-2 hover:text-evergreen"
    >
      {words}
    </button>
  )
}

const askable =
  'underline decoration-edge decoration-dotted underline-offset-4 group-hover/bar:decoration-solid'

function PayingLines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="list-none pb-2 pl-6 text-sm text-ink-soft">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

type Part = Readonly<{ category: string; money: number }>

const LAST = 'Other'

/** Sorts by reward, highest first, ties by name, and 'Other' last. */
export function rewardOrder<Stat extends Part>(stat: readonly Stat[]): Stat[] {
  return stat.toSorted(
    (one, other) =>
      Number(one.category === LAST) - Number(other.category === LAST) ||
      other.money - one.money ||
      one.category.localeCompare(other.category, 'en'),
  )
}
