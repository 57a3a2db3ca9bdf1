import { categories, categoryOfLeaf, type Leaf, leaves } from '@cardsight/engine/categories'
import { capitalize } from '@cardsight/engine/text'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses } from './field.tsx'

type LeafSelectProps = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'multiple' | 'size'> & {
  /** Null before a choice, which shows the placeholder. */
  value: Leaf | 'excluded' | null
  placeholder?: string
  onChange: (leaf: Leaf) => void
  /** Offers that it isn't a purchase. */
  onExclude?: () => void
}

/** Category picker: leaf categories as fine as cards distinguish them, grouped by the categories that charts show. */
export function LeafSelect({
  value,
  placeholder,
  onChange,
  onExclude,
  className,
  ...props
}: LeafSelectProps) {
  return (
    <div className={classNames('relative min-w-0', className)}>
      <select
        {...props}
        value={value ?? ''}
        onChange={({ target }) => {
          if (target.value === 'excluded') {
            onExclude?.()
          }
          const chosen = leaves.find((leaf) => leaf === target.value)
          if (chosen !== undefined) {
            onChange(chosen)
          }
        }}
        className={classNames(controlClasses, 'appearance-none truncate pr-10')}
      >
        {value === null && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {onExclude !== undefined && <option value="excluded">Not a purchase</option>}
        {categories.map(({ key, name }) => (
          <optgroup key={key} label={name}>
            {leaves
              .filter((leaf) => categoryOfLeaf(leaf) === key)
              .map((leaf) => (
                <option key={leaf} value={leaf}>
                  {leafName(leaf)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft"
      />
    </div>
  )
}

const irregularNames: Partial<Record<Leaf, string>> = {
  gym: 'Gyms',
  'ev-charging': 'EV charging',
  'internet-tv': 'Internet & TV',
  'parking-tolls': 'Parking & tolls',
}

/** `wholesale-club` → `Wholesale club`. */
export function leafName(leaf: Leaf): string {
  const irregular = irregularNames[leaf]
  if (irregular !== undefined) {
    return irregular
  }
  const words = leaf.replaceAll('-', ' ')
  return capitalize(words)
}
