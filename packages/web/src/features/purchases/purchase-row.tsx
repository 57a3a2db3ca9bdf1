import { isLeaf } from '@cardsight/engine/categories'
import { ChevronDown } from 'lucide-react'
import { shortNameOfLeaf } from '../../content/category-styles.ts'
import { leftOutReasons } from '../../content/left-out-reasons.ts'
import { formatDay } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { classNames } from '../../ui/class-names.ts'
import type { ListedLine } from './list-purchases.ts'
import { MerchantAvatar } from './merchant-avatar.tsx'
import type { OpenRow } from './purchase-list.tsx'

/** What the card behind a purchase earned, and the best of the other cards. */
export type RowEarning = Readonly<{
  card: string
  earnedCents: number
  better: Readonly<{ card: string; cents: number }> | null
}>

type PurchaseRowProps = OpenRow & {
  one: ListedLine
  account: string
  earning: RowEarning | null
}

/** On phones, the category is on a line of its own. */
export function PurchaseRow({ one, account, earning, isOpen, onOpen }: PurchaseRowProps) {
  const { line } = one
  const better = earning?.better ?? null
  return (
    <div className="grid h-27.5 grid-cols-[2.5rem_minmax(0,1fr)_auto] content-center items-center gap-x-3 gap-y-1 narrow:h-17.5 narrow:grid-cols-[2.5rem_minmax(0,1fr)_auto_6.5rem]">
      <MerchantAvatar name={line.merchant} />
      <div className="min-w-0">
        <p className="truncate font-semibold">{line.merchant}</p>
        <p className="truncate text-sm text-ink-soft">
          {better === null ? (
            <>
              {formatDay(line.day)} ·{' '}
              {earning === null
                ? account
                : `${earning.card} earned ${formatMoney(earning.earnedCents / 100)}`}
            </>
          ) : (
            <>
              {formatDay(line.day)} ·{' '}
              <span className="font-medium text-ink">
                {better.card} earns {formatMoney((better.cents - (earning?.earnedCents ?? 0)) / 100)} more
              </span>
            </>
          )}
        </p>
      </div>
      <p className="figures text-right font-semibold narrow:order-last">{formatMoney(line.cents / 100)}</p>
      <button
        type="button"
        data-row="button"
        aria-expanded={isOpen}
        aria-label={`Change ${labelOf(one)} for ${line.merchant}, ${formatMoney(line.cents / 100)}`}
        onClick={() => onOpen(isOpen ? null : one.id)}
        className={classNames(
          'col-start-2 flex min-h-11 max-w-52 items-center gap-1.5 justify-self-start rounded-full border px-3 text-sm font-medium narrow:col-start-auto',
          isOpen
            ? 'border-evergreen bg-evergreen-tint text-evergreen-deep'
            : 'border-hairline bg-panel hover:border-ink',
        )}
      >
        <span className="truncate">{labelOf(one)}</span>
        {isUnsure(one) && (
          <span className="shrink-0 text-ink-soft">
            {one.line.certainty === 'probable' ? '(guess)' : '(unknown)'}
          </span>
        )}
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </button>
    </div>
  )
}

/** The category, or why the line isn't a purchase. */
export function labelOf({ is }: Pick<ListedLine, 'is'>): string {
  return isLeaf(is) ? shortNameOfLeaf(is) : leftOutReasons[is]
}

export function isUnsure({ by, is, line }: ListedLine): boolean {
  return by === null && isLeaf(is) && line.certainty !== 'sure'
}
