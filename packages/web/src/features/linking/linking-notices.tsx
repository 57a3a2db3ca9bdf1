import type { InstitutionStatus } from '@cardsight/contract/banking'
import { Hourglass } from 'lucide-react'

/** Says what results don't include because it isn't in dollars. */
export function LeftOutNotice({ institutions }: { institutions: readonly InstitutionStatus[] }) {
  const text = leftOutText(institutions)
  return text === null ? null : <p className="mt-4 text-sm text-ink-soft">{text}</p>
}

type LeftOut = InstitutionStatus['leftOut'][number]

/** Says how many transactions in other currencies results don't include; null if there are none. */
export function leftOutText(institutions: readonly Pick<InstitutionStatus, 'leftOut'>[]): string | null {
  const counts = totals(institutions.flatMap(({ leftOut }) => leftOut))
  if (counts.length === 0) {
    return null
  }
  const parts = counts.map(({ currency, count }, index) => {
    const noun = count === 1 ? 'transaction' : 'transactions'
    return `${count}${index === 0 ? ` ${noun}` : ''} in ${currencyName(currency)}`
  })
  const isOne = counts.length === 1 && counts[0]?.count === 1
  return `${list.format(parts)} ${isOne ? 'isn’t' : 'aren’t'} included.`
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })
const ISO_CODE = /^[A-Z]{3}$/

function totals(leftOut: readonly LeftOut[]): LeftOut[] {
  const sums = new Map<string, number>()
  for (const { currency, count } of leftOut) {
    sums.set(currency, (sums.get(currency) ?? 0) + count)
  }
  return [...sums].map(([currency, count]) => ({ currency, count }))
}

/** Returns the plural name, such as "euros", or the code if there is no name. */
function currencyName(code: string): string {
  if (!ISO_CODE.test(code)) {
    return code
  }
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'name',
  })
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? code
}

/** Always rendered, so that new content is announced. */
export function ImportNotice({ names }: { names: readonly string[] }) {
  return (
    <div role="status" data-print="hide">
      {names.length > 0 && (
        <p className="mt-4 flex gap-3 rounded-control border border-rule bg-paper-sunk px-4 py-3">
          <Hourglass aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-evergreen" />
          <span>
            Still importing from {listOf(names)}. Your results include what we’ve received so far and update
            automatically.
          </span>
        </p>
      )}
    </div>
  )
}

function listOf(names: readonly string[]): string {
  const distinct = [...new Set(names)]
  return distinct.length > 1
    ? `${distinct.slice(0, -1).join(', ')} and ${distinct.at(-1)}`
    : (distinct[0] ?? '')
}
