import type { Brand } from '@cardsight/contract/profile-schemas'
import { X } from 'lucide-react'
import { flushSync } from 'react-dom'
import { assumedPartText, spendingQuestion } from '../../content/brand-text.ts'
import { Button } from '../../ui/button.tsx'
import { DollarsField } from './amount-fields.tsx'

type BrandAmountProps = {
  /** A program or a membership. */
  name: string
  brand: Brand | undefined
  /** Dollars a year; null if not stated. */
  dollars: number | null
  onDollars: (dollars: number | null) => void
  onRemove?: () => void
}

/** Asks for what a person spends with a brand in a year, and says what counts without an answer. */
export function BrandAmount({ name, brand, dollars, onDollars, onRemove }: BrandAmountProps) {
  return (
    <li className="flex items-end gap-1">
      <DollarsField
        label={
          brand === undefined ? (
            <>
              {name}
              <span className="sr-only"> spending a year</span>
            </>
          ) : (
            spendingQuestion(brand)
          )
        }
        placeholder={brand === undefined ? 'Per year, optional' : assumedPartText(brand)}
        dollars={dollars}
        onDollars={onDollars}
        className="flex-1"
      />
      {onRemove !== undefined && (
        <span className="flex h-11 items-center">
          <Button variant="quiet" size="icon" aria-label={`Remove ${name}`} onClick={onRemove}>
            <X aria-hidden="true" className="size-5" />
          </Button>
        </span>
      )}
    </li>
  )
}

/**
 * Makes a change that adds or removes content above an element, and scrolls by as much, so that the element doesn't move
 * away from the finger that has just tapped it.
 */
export function keepInPlace(element: HTMLElement | null, change: () => void): void {
  if (element === null) {
    change()
    return
  }
  const top = element.getBoundingClientRect().top
  flushSync(change)
  // If the browser has already scrolled by itself, this is 0.
  const moved = element.getBoundingClientRect().top - top
  if (moved !== 0) {
    scrollerOf(element).scrollBy({ top: moved, behavior: 'instant' })
  }
}

function scrollerOf(element: HTMLElement): Element | Window {
  const parent = element.parentElement
  if (parent === null) {
    return window
  }
  const isScroller = /auto|scroll/.test(getComputedStyle(parent).overflowY)
  return isScroller && parent.scrollHeight > parent.clientHeight ? parent : scrollerOf(parent)
}
