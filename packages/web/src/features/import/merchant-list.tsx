import type { CorrectedTo } from '@cardsight/engine/spending'
import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import { categoryNameOfLeaf } from '../../content/category-styles.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, TextButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LeafSelect } from '../../ui/leaf-select.tsx'
import type { ImportedMerchant } from '../../worker/imports.ts'
import { certainties, count } from './import-text.ts'
import { MerchantLines, type MerchantLinesProps } from './merchant-lines.tsx'

const FIRST_ROWS = 12
const MORE_ROWS = 48

type MerchantListProps = {
  merchants: readonly ImportedMerchant[]
  /** The page lists unknown merchants elsewhere. */
  isUnknownAbove: boolean
  /** Null removes the correction. */
  onCorrect: (name: string, to: CorrectedTo | null) => void
} & Pick<MerchantLinesProps, 'linesOf' | 'onExcludeLine'>

/** Merchants and their categories, largest total first. Starts with those that aren't sure, if there are any. */
export function MerchantList({ merchants, isUnknownAbove, ...row }: MerchantListProps) {
  const [shown, setShown] = useState(FIRST_ROWS)
  const unsure = merchants.filter(
    ({ certainty, isCorrected }) =>
      isCorrected || certainty === 'probable' || (certainty === 'unknown' && !isUnknownAbove),
  )
  const [isOnlyUnsure, setIsOnlyUnsure] = useState(unsure.length > 0)
  const isFiltered = isOnlyUnsure && unsure.length > 0
  const listed = isFiltered ? unsure : merchants
  return (
    <section aria-labelledby="import-merchants">
      <h2 id="import-merchants" className="text-2xl">
        Merchants and their categories
      </h2>
      <p className="mt-1 max-w-text text-ink-soft">
        Cards pay by what a merchant sells. “Probably” marks our best guesses; unknown merchants count as
        Other. Confirm or change them; we’ll remember on this device.
      </p>
      {unsure.length > 0 && unsure.length < merchants.length && (
        <Button
          variant="secondary"
          size="small"
          className="mt-3"
          onClick={() => setIsOnlyUnsure(!isOnlyUnsure)}
        >
          {isFiltered
            ? `Show all ${merchants.length.toLocaleString('en-US')} merchants`
            : `Show only the ${unsure.length.toLocaleString('en-US')} uncertain ones`}
        </Button>
      )}
      <ul aria-label="Merchants" className="mt-3 border-b border-hairline">
        {listed.slice(0, shown).map((merchant) => (
          <MerchantRow key={merchant.name} {...row} merchant={merchant} />
        ))}
      </ul>
      {listed.length > shown && (
        <Button variant="quiet" className="mt-2" onClick={() => setShown(shown + MORE_ROWS)}>
          Show more of {count(listed.length, 'merchant')}
        </Button>
      )}
    </section>
  )
}

type MerchantRowProps = Omit<MerchantListProps, 'merchants' | 'isUnknownAbove'> & {
  merchant: ImportedMerchant
}

function MerchantRow({ merchant, onCorrect, ...lines }: MerchantRowProps) {
  const { name, leaf, cents, isCorrected, isExcluded } = merchant
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-t border-hairline py-2.5 narrow:grid-cols-[minmax(0,1fr)_7rem_14rem_7rem]">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm">
          <TextButton
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-label={`${describe(merchant)} at ${name}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {describe(merchant)}
          </TextButton>
        </p>
      </div>
      <p className={classNames('figures text-right', isExcluded && 'text-ink-soft line-through')}>
        {formatMoney(cents / 100)}
      </p>
      {isExcluded ? (
        <p className="text-ink-soft">Not a purchase</p>
      ) : (
        <LeafSelect
          aria-label={`Category of ${name}`}
          value={leaf}
          onChange={(chosen) => onCorrect(name, chosen)}
        />
      )}
      <div className="justify-self-end narrow:justify-self-start">
        {isCorrected ? (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Undo your category for ${name}`}
            onClick={({ currentTarget }) => {
              // The button disappears with the correction.
              currentTarget.closest('li')?.querySelector<HTMLElement>('select, button')?.focus()
              onCorrect(name, null)
            }}
          >
            Undo
          </Button>
        ) : (
          <CertaintyMark {...{ merchant, onCorrect }} />
        )}
      </div>
      <div id={listId} className="col-span-full empty:hidden">
        {isOpen && (
          <MerchantLines {...lines} merchant={merchant} onExcludeAll={() => onCorrect(name, 'excluded')} />
        )}
      </div>
    </li>
  )
}

function CertaintyMark({ merchant, onCorrect }: Pick<MerchantRowProps, 'merchant' | 'onCorrect'>) {
  const { name, leaf, certainty } = merchant
  if (!isProbable(merchant)) {
    const { label, tone } = certainties[certainty]
    return <Badge variant={tone}>{label}</Badge>
  }
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={`Confirm ${categoryNameOfLeaf(leaf)} for ${name}`}
      onClick={({ currentTarget }) => {
        // The button is replaced by the one to undo it.
        currentTarget.closest('li')?.querySelector('select')?.focus()
        onCorrect(name, leaf)
      }}
    >
      <Check aria-hidden="true" className="size-5" />
      Confirm
    </Button>
  )
}

function describe(merchant: ImportedMerchant): string {
  const { leaf, purchaseCount, excludedCount, isExcluded } = merchant
  const parts = [
    ...(isExcluded ? [] : [count(purchaseCount, 'line')]),
    ...(excludedCount === 0 ? [] : [`${count(excludedCount, 'line')} not counted`]),
    ...(isProbable(merchant) ? [`probably ${categoryNameOfLeaf(leaf)}`] : []),
  ]
  return parts.join(' · ')
}

function isProbable({ certainty, isCorrected }: ImportedMerchant): boolean {
  return certainty === 'probable' && !isCorrected
}
