import type { Brand } from '@cardsight/contract/schemas'
import { X } from 'lucide-react'
import { assumedPartText, spendingQuestion } from '../../content/brand-text.ts'
import { Button } from '../../ui/button.tsx'
import { DollarsField } from './dollars-field.tsx'

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
