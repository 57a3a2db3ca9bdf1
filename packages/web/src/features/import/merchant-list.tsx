import type { Leaf } from '@cardsight/engine'
import { useState } from 'react'
import { formatMoney } from '../../lib/format-money.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { LeafSelect } from '../../ui/leaf-select.tsx'
import type { ImportedMerchant } from '../../worker/imports.ts'
import { certainties, count } from './import-words.ts'

const FIRST_ROWS = 12
const MORE_ROWS = 48

type MerchantListProps = {
  merchants: readonly ImportedMerchant[]
  /** Null takes a correction back. */
  onCorrect: (name: string, leaf: Leaf | null) => void
}

/** Where the money went and what each merchant was taken for, most money first. */
export function MerchantList({ merchants, onCorrect }: MerchantListProps) {
  const [shown, setShown] = useState(FIRST_ROWS)
  const [isOnlyUnsure, setIsOnlyUnsure] = useState(false)
  const unsure = merchants.filter(({ certainty, isCorrected }) => certainty !== 'sure' || isCorrected)
  const isFiltered = isOnlyUnsure && unsure.length > 0
  const listed = isFiltered ? unsure : merchants
  return (
    <section aria-labelledby="import-merchants">
      <h2 id="import-merchants" className="text-2xl">
        Merchants and their categories
      </h2>
      <p className="mt-1 max-w-text text-ink-soft">
        Cards pay by what a merchant sells. What nobody knows counts as Other. Put right what is wrong; it
        stays so in this browser.
      </p>
      {unsure.length > 0 && unsure.length < merchants.length && (
        <Button
          variant="secondary"
          size="small"
          className="mt-3"
          onClick={() => setIsOnlyUnsure(!isOnlyUnsure)}
        >
          {isFiltered
            ? 'Show all merchants'
            : `Show only the ${unsure.length.toLocaleString('en-US')} that are not certain`}
        </Button>
      )}
      <ul aria-label="Merchants" className="mt-3 border-b border-hairline">
        {listed.slice(0, shown).map((merchant) => (
          <MerchantRow key={merchant.name} {...{ merchant, onCorrect }} />
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

type MerchantRowProps = Pick<MerchantListProps, 'onCorrect'> & { merchant: ImportedMerchant }

function MerchantRow({ merchant, onCorrect }: MerchantRowProps) {
  const { name, leaf, cents, certainty, isCorrected, purchaseCount } = merchant
  const { label, tone } = certainties[certainty]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-t border-hairline py-2.5 narrow:grid-cols-[minmax(0,1fr)_7rem_14rem_7rem]">
      <p className="min-w-0">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="block text-sm text-ink-soft">{count(purchaseCount, 'line')}</span>
      </p>
      <p className="figures text-right">{formatMoney(cents / 100)}</p>
      <LeafSelect
        aria-label={`Category of ${name}`}
        value={leaf}
        onChange={(chosen) => onCorrect(name, chosen)}
      />
      <div className="justify-self-end narrow:justify-self-start">
        {isCorrected ? (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Undo your category of ${name}`}
            onClick={({ currentTarget }) => {
              // The button goes with the correction.
              currentTarget.closest('li')?.querySelector('select')?.focus()
              onCorrect(name, null)
            }}
          >
            Undo
          </Button>
        ) : (
          <Badge variant={tone}>{label}</Badge>
        )}
      </div>
    </li>
  )
}
