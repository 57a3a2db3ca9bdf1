import type { CategoryKey } from '@cardsight/engine/categories'
import { capitalize } from '@cardsight/engine/text'
import { useState } from 'react'
import { categoryName, categoryStyle } from '../../content/category-styles.ts'
import { formatMonthDay } from '../../lib/format-date.ts'
import { formatDollars, formatMoney } from '../../lib/format-money.ts'
import { Button } from '../../ui/button.tsx'
import { donutArcs, donutSize, formatShare } from '../../ui/charts/donut.tsx'
import { classNames } from '../../ui/class-names.ts'
import { MerchantAvatar } from './merchant-avatar.tsx'
import { type AverageMonth, averageLabel, type CategoryRow, type MerchantRow } from './month-totals.ts'
import type { RecurringCharge } from './recurring.ts'

const FEW = 6

type CategoryListProps = {
  rows: readonly CategoryRow[]
  /** Left out if there are no purchases to show. */
  onChoose?: (key: CategoryKey) => void
}

/** Phones show fewer. */
const PHONE_FEW = 4
const WIDE_FEW = 10

/** Each category with its bar, and the change from the average month. A press shows its purchases. */
export function CategoryList({ rows, onChoose }: CategoryListProps) {
  const [isWhole, setIsWhole] = useState(false)
  const most = Math.max(...rows.map(({ cents }) => cents), 1)
  return (
    <>
      <ul className="m-0 mt-2 list-none p-0">
        {(isWhole ? rows : rows.slice(0, WIDE_FEW)).map(({ key, cents, share, changeCents }, index) => {
          const name = categoryName(key)
          const content = (
            <>
              <span className="flex items-baseline gap-3">
                <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
                <span className="figures">{formatMoney(cents / 100)}</span>
                <span className="figures w-12 text-right text-sm text-ink-soft">{formatShare(share)}</span>
              </span>
              <span
                aria-hidden="true"
                className="mt-1 block h-1.5 overflow-hidden rounded-full bg-paper-sunk"
              >
                <span
                  className="block h-full rounded-full"
                  style={{ width: `${(100 * cents) / most}%`, backgroundColor: categoryStyle(name).color }}
                />
              </span>
              {changeCents !== null && Math.abs(changeCents) >= 100 && (
                <span className="text-sm text-ink-soft">
                  {formatDollars(Math.abs(changeCents) / 100)} {changeCents > 0 ? 'above' : 'below'} your
                  average
                </span>
              )}
            </>
          )
          return (
            <li key={key} className={!isWhole && index >= PHONE_FEW ? 'max-narrow:hidden' : ''}>
              {onChoose === undefined ? (
                <div className="min-h-11 py-2">{content}</div>
              ) : (
                <button
                  type="button"
                  onClick={() => onChoose(key)}
                  className="block min-h-11 w-full py-2 text-left hover:text-evergreen"
                >
                  {content}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {rows.length > PHONE_FEW && (
        <Button
          variant="quiet"
          size="small"
          className={classNames('-ml-3', rows.length <= WIDE_FEW && 'narrow:hidden')}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Less' : 'More'}
        </Button>
      )}
    </>
  )
}

type CategoryRingProps = { rows: readonly CategoryRow[]; average: AverageMonth | null }

/** The parts at a glance, beside the totals. The list below says the same in words. */
export function CategoryRing({ rows, average }: CategoryRingProps) {
  const total = rows.reduce((sum, { cents }) => sum + cents, 0)
  const slices = rows.map(({ key, cents }) => {
    const label = categoryName(key)
    return { label, value: cents, color: categoryStyle(label).color }
  })
  return (
    <div className="mb-3 flex items-center gap-4">
      <svg viewBox={`0 0 ${donutSize} ${donutSize}`} aria-hidden="true" className="size-22 shrink-0">
        <g transform={`translate(${donutSize / 2} ${donutSize / 2})`} className="forced-color-adjust-none">
          {donutArcs(slices).map(({ label, path, color }) => (
            <path key={label} d={path} fill={color} />
          ))}
        </g>
      </svg>
      <dl className="grid flex-1 grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        <dt className="text-sm text-ink-soft">Total spending</dt>
        <dd className="figures text-right font-semibold">{formatMoney(total / 100)}</dd>
        {average !== null && (
          <>
            <dt className="text-sm text-ink-soft">{capitalize(averageLabel(average))}</dt>
            <dd className="figures text-right font-semibold">{formatMoney(average.cents / 100)}</dd>
          </>
        )}
      </dl>
    </div>
  )
}

type MerchantListProps = { rows: readonly MerchantRow[]; onChoose: (name: string) => void }

export function MerchantList({ rows, onChoose }: MerchantListProps) {
  return (
    <ul className="m-0 mt-2 list-none p-0">
      {rows.map(({ name, cents, count }) => (
        <li key={name} className="border-b border-hairline">
          <button
            type="button"
            onClick={() => onChoose(name)}
            className="flex min-h-14 w-full items-center gap-3 py-2 text-left hover:text-evergreen"
          >
            <MerchantAvatar name={name} />
            <span className="min-w-0 flex-1">
              <span className="block truncate">{name}</span>
              <span className="block text-sm text-ink-soft">
                {count === 1 ? '1 purchase' : `${count} purchases`}
              </span>
            </span>
            <span className="figures font-semibold">{formatMoney(cents / 100)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** When the next charge is due, and what it costs a year. */
export function RecurringList({ charges }: { charges: readonly RecurringCharge[] }) {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <>
      <ul className="m-0 mt-2 list-none p-0">
        {(isWhole ? charges : charges.slice(0, FEW)).map(({ name, cents, next, yearCents }) => (
          <li
            key={`${name} ${next} ${cents}`}
            className="flex min-h-16 items-center gap-3 border-b border-hairline py-2"
          >
            <MerchantAvatar name={name} />
            <div className="min-w-0 flex-1">
              <p className="truncate font-semibold">{name}</p>
              <p className="text-sm text-ink-soft">Next {formatMonthDay(next)}</p>
            </div>
            <div className="figures text-right">
              <p className="font-semibold">{formatMoney(cents / 100)}</p>
              <p className="text-sm text-ink-soft">{formatDollars(yearCents / 100)} a year</p>
            </div>
          </li>
        ))}
      </ul>
      {charges.length > FEW && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Less' : `All ${charges.length}`}
        </Button>
      )}
    </>
  )
}
