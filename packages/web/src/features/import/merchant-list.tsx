import type { Leaf } from '@cardsight/engine'
import { useState } from 'react'
import { formatMoney } from '../../lib/format-money.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { LeafSelect } from '../../ui/leaf-select.tsx'
import { Cell, HeadCell, Row, RowHead, Table } from '../../ui/table.tsx'
import type { ImportedMerchant } from '../../worker/imports.ts'
import { certainties } from './import-words.ts'

const PAGE_ROWS = 12

type MerchantListProps = {
  merchants: readonly ImportedMerchant[]
  onCorrect: (name: string, leaf: Leaf | null) => void
  isBusy: boolean
}

/** Where the money went and what each merchant was taken for; those nobody knows come first. */
export function MerchantList({ merchants, onCorrect, isBusy }: MerchantListProps) {
  const [shown, setShown] = useState(PAGE_ROWS)
  const [isOnlyUnsure, setIsOnlyUnsure] = useState(false)
  const unsure = merchants.filter(({ certainty, isCorrected }) => certainty !== 'sure' && !isCorrected)
  const listed = isOnlyUnsure ? unsure : merchants
  return (
    <section aria-labelledby="import-merchants">
      <h2 id="import-merchants" className="text-2xl">
        Merchants and their categories
      </h2>
      <p className="mt-1 text-ink-soft">
        Cards pay by what a merchant sells. Put right what is wrong; it stays so in this browser.
      </p>
      {unsure.length > 0 && (
        <Button
          variant="secondary"
          size="small"
          className="mt-3"
          aria-pressed={isOnlyUnsure}
          onClick={() => setIsOnlyUnsure(!isOnlyUnsure)}
        >
          {isOnlyUnsure ? 'Show all merchants' : `Show the ${unsure.length} that are not certain`}
        </Button>
      )}
      <Table caption="Merchants and their categories" hideCaption className="mt-3">
        <thead>
          <tr>
            <HeadCell>Merchant</HeadCell>
            <HeadCell numeric>Spent</HeadCell>
            <HeadCell>Category</HeadCell>
            <HeadCell>
              <span className="sr-only">How certain</span>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {listed.slice(0, shown).map((merchant) => (
            <MerchantRow key={merchant.name} {...{ merchant, onCorrect, isBusy }} />
          ))}
        </tbody>
      </Table>
      {listed.length > shown && (
        <Button variant="quiet" className="mt-2" onClick={() => setShown(shown + 4 * PAGE_ROWS)}>
          Show more of {listed.length.toLocaleString('en-US')} merchants
        </Button>
      )}
    </section>
  )
}

type MerchantRowProps = Omit<MerchantListProps, 'merchants'> & { merchant: ImportedMerchant }

function MerchantRow({ merchant, onCorrect, isBusy }: MerchantRowProps) {
  const { name, leaf, cents, certainty, isCorrected } = merchant
  const { label, tone } = certainties[certainty]
  return (
    <Row>
      <RowHead className="wrap-anywhere">{name}</RowHead>
      <Cell numeric>{formatMoney(cents / 100)}</Cell>
      <Cell>
        <LeafSelect
          aria-label={`Category of ${name}`}
          value={leaf}
          disabled={isBusy}
          onChange={(chosen) => onCorrect(name, chosen)}
          className="min-w-40"
        />
      </Cell>
      <Cell>
        {isCorrected ? (
          <Button variant="quiet" size="small" disabled={isBusy} onClick={() => onCorrect(name, null)}>
            Undo
          </Button>
        ) : (
          <Badge variant={tone}>{label}</Badge>
        )}
      </Cell>
    </Row>
  )
}
