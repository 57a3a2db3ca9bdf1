import type { MerchantToReview } from '@cardsight/contract/schemas'
import type { Leaf } from '@cardsight/engine/categories'
import type { ReactNode } from 'react'
import { shortNameOfLeaf } from '../../content/short-category-names.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { LeafSelect } from '../../ui/leaf-select.tsx'

type MerchantChoiceRowProps = {
  merchant: MerchantToReview
  /** The user's category, or null. */
  chosen: Leaf | null
  /** What we know without the user, such as 'probably Restaurants'. */
  note: string | null
  onChoose: (leaf: Leaf) => void
  /** One-click categories. */
  children: ReactNode
}

/** A merchant with one-click categories and a menu of all others. */
export function MerchantChoiceRow({ merchant, chosen, note, onChoose, children }: MerchantChoiceRowProps) {
  const { name, sum, count } = merchant
  const lines = count === 1 ? '1 line' : `${count.toLocaleString('en-US')} lines`
  const state = chosen === null ? note : `counts as ${shortNameOfLeaf(chosen)}`
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-hairline py-3 first:border-t-0 menu:grid-cols-[minmax(0,13rem)_minmax(0,1fr)] menu:items-center">
      <div className="flex items-start justify-between gap-4">
        <p className="min-w-0">
          <span className="block font-medium wrap-anywhere">{name}</span>
          <span className="block text-sm text-ink-soft">
            {state === null ? lines : `${lines} · ${state}`}
          </span>
        </p>
        <p className="figures shrink-0 text-right">{formatMoney(sum)}</p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a flex container in all browsers */}
      <div role="group" aria-label={`Categories for ${name}`} className="flex flex-wrap gap-2">
        {children}
        <LeafSelect
          aria-label={`All categories for ${name}`}
          placeholder="More"
          value={chosen}
          onChange={onChoose}
          className="min-w-28 flex-1 narrow:max-w-56"
        />
      </div>
    </li>
  )
}
