import { ChevronDown } from 'lucide-react'
import { categoryNameOfLeaf } from '../../content/category-styles.ts'
import { leftOutReasons } from '../../content/left-out-reasons.ts'
import { formatDay, formatMonthDay } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { classNames } from '../../ui/class-names.ts'
import { isPurchaseLeaf, type ListedLine } from './list-purchases.ts'
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
  /** The year that goes without saying. */
  year: string
}

/** On phones, the category is on a line of its own. */
export function PurchaseRow({ one, account, earning, year, isOpen, onOpen }: PurchaseRowProps) {
  const { line } = one
  return (
    <div className="grid h-27.5 grid-cols-[2.5rem_minmax(0,1fr)_auto] content-center items-center gap-x-3 gap-y-1 narrow:h-17.5 narrow:grid-cols-[2.5rem_minmax(0,1fr)_auto_6.5rem]">
      <MerchantAvatar name={line.merchant} />
      {/* One paragraph: the browser clips each of them while scrolling. */}
      <p className="truncate text-sm text-ink-soft">
        <span className="text-base font-semibold text-ink">{line.merchant}</span>
        <br />
        {line.day.startsWith(year) ? formatMonthDay(line.day) : formatDay(line.day)} ·{' '}
        <Earning earning={earning} account={account} />
      </p>
      <p className="figures text-right font-semibold narrow:order-last">{formatMoney(line.cents / 100)}</p>
      <button
        type="button"
        data-row="button"
        aria-expanded={isOpen}
        aria-label={`Change ${labelOf(one)} for ${line.merchant}, ${formatMoney(line.cents / 100)}`}
        onClick={() => onOpen(isOpen ? null : one.id)}
        className={classNames(
          'col-start-2 flex min-h-11 max-w-full items-center gap-1.5 justify-self-start rounded-full border px-3 text-left text-sm font-medium narrow:col-start-auto narrow:max-w-54',
          isOpen
            ? 'border-evergreen bg-evergreen-tint text-evergreen-deep'
            : 'border-hairline bg-panel hover:border-ink',
        )}
      >
        {/* A row has space for two lines. */}
        <span className="line-clamp-2">
          {labelOf(one)}
          {isUnsure(one) && (
            <span className="text-ink-soft">
              {' '}
              {one.line.certainty === 'probable' ? '(guess)' : '(unknown)'}
            </span>
          )}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </button>
    </div>
  )
}

/** The account says which card paid, unless what it earned says so. */
function Earning({ earning, account }: Pick<PurchaseRowProps, 'earning' | 'account'>) {
  if (earning === null) {
    return account
  }
  const { card, earnedCents, better } = earning
  return better === null ? (
    `${card} earned ${formatMoney(earnedCents / 100)}`
  ) : (
    <span className="font-medium text-ink">
      {better.card} earns {formatMoney((better.cents - earnedCents) / 100)} more
    </span>
  )
}

/** The category, or why the line isn't a purchase. */
export function labelOf({ is }: Pick<ListedLine, 'is'>): string {
  return isPurchaseLeaf(is) ? categoryNameOfLeaf(is) : leftOutReasons[is]
}

export function isUnsure({ by, is, line }: ListedLine): boolean {
  return by === null && isPurchaseLeaf(is) && line.certainty !== 'sure'
}
