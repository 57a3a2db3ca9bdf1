import { type ReactNode, useEffect, useState } from 'react'
import { formatDayShort } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { MerchantLine } from '../../worker/imported-merchants.ts'
import type { ImportedMerchant } from '../../worker/imports.ts'

export type MerchantLinesProps = {
  merchant: ImportedMerchant
  linesOf: (merchant: string) => Promise<readonly MerchantLine[]>
  /** Leaves a line out, or counts it again. */
  onExcludeLine: (line: MerchantLine) => Promise<unknown>
  onExcludeAll: () => void
}

const FIRST_LINES = 20

/** The lines at a merchant. People say which of them aren't purchases, one by one or all at once. */
export function MerchantLines({ merchant, linesOf, onExcludeLine, onExcludeAll }: MerchantLinesProps) {
  const { name, isExcluded } = merchant
  const [lines, setLines] = useState<readonly MerchantLine[]>([])
  const [shown, setShown] = useState(FIRST_LINES)
  // The worker has the lines. A correction changes the merchant, and so which lines count.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let isCurrent = true
    void linesOf(name).then((found) => isCurrent && setLines(found))
    return () => {
      isCurrent = false
    }
  }, [linesOf, merchant])
  return (
    <>
      <ul aria-label={`Lines at ${name}`} className="rounded-control border border-hairline bg-paper px-3">
        {lines.slice(0, shown).map((line) => (
          <Line key={`${line.account} ${line.day} ${line.cents} ${line.text} ${line.nth}`} line={line}>
            {!isExcluded && (
              <Button
                variant={line.isExcluded ? 'primary' : 'quiet'}
                size="small"
                aria-pressed={line.isExcluded}
                aria-label={`Not a purchase: ${formatMoney(line.cents / 100)} on ${formatDayShort(line.day)}`}
                onClick={() => void onExcludeLine(line)}
              >
                Not a purchase
              </Button>
            )}
          </Line>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap gap-x-2">
        {lines.length > shown && (
          <Button variant="quiet" size="small" onClick={() => setShown(lines.length)}>
            Show all {lines.length.toLocaleString('en-US')} lines
          </Button>
        )}
        {!isExcluded && (
          <Button
            variant="secondary"
            size="small"
            onClick={({ currentTarget }) => {
              // The button disappears with its answer.
              currentTarget.closest('li')?.querySelector('button')?.focus()
              onExcludeAll()
            }}
          >
            Nothing at {name} is a purchase
          </Button>
        )}
      </p>
    </>
  )
}

function Line({ line, children }: { line: MerchantLine; children: ReactNode }) {
  const { day, text, cents, isExcluded } = line
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-t border-hairline py-1 first:border-t-0">
      <span className="w-20 text-ink-soft">{formatDayShort(day)}</span>
      <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{text}</span>
      <span className={classNames('figures', isExcluded && 'text-ink-soft line-through')}>
        {formatMoney(cents / 100)}
      </span>
      {children}
    </li>
  )
}
