import { isLeaf } from '@cardsight/engine/categories'
import { type CorrectedTo, displayName, partsOf } from '@cardsight/engine/spending'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { categoryNameOfLeaf } from '../../content/category-styles.ts'
import { type CorrectionChanges, type Corrections, noChanges } from '../../lib/change-corrections.ts'
import { formatDay } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { Button } from '../../ui/button.tsx'
import { controlClasses } from '../../ui/field.tsx'
import { LeafSelect } from '../../ui/leaf-select.tsx'

type Entry = Readonly<{
  key: string
  title: string
  note: string
  remove: CorrectionChanges
}> &
  (
    | Readonly<{ kind: 'category'; to: CorrectedTo; change: (to: CorrectedTo) => CorrectionChanges }>
    | Readonly<{ kind: 'name'; name: string; rename: (name: string) => CorrectionChanges }>
    | Readonly<{ kind: 'split' }>
  )

type CorrectionListProps = {
  stored: Corrections
  onChange: (changes: CorrectionChanges, done: string) => void
}

const FEW = 20

/** Everything that the person taught us, to change or remove. */
export function CorrectionList({ stored, onChange }: CorrectionListProps) {
  const [most, setMost] = useState(FEW)
  const [search, setSearch] = useState('')
  const all = entriesOf(stored)
  if (all.length === 0) {
    return (
      <p className="text-ink-soft">You haven’t changed anything yet. Changes to purchases show up here.</p>
    )
  }
  const wanted = search.trim().toLowerCase()
  const entries = all.filter(({ title }) => title.toLowerCase().includes(wanted))
  return (
    <>
      {all.length > FEW && (
        <input
          type="search"
          aria-label="Search rules"
          placeholder="Search rules"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          className={controlClasses}
        />
      )}
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {entries.length === 1 ? '1 rule' : `${entries.length} rules`}
      </p>
      <ul className="m-0 mt-2 list-none p-0">
        {entries.slice(0, most).map((entry) => (
          <li
            key={entry.key}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center narrow:grid-cols-[minmax(0,1fr)_auto_auto] gap-x-3 gap-y-2 border-b border-hairline py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{entry.title}</p>
              <p className="text-sm text-ink-soft">{entry.note}</p>
            </div>
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Remove the change for ${entry.title}`}
              className="narrow:order-last"
              onClick={() => onChange(entry.remove, `We removed your change for ${entry.title}.`)}
            >
              <Trash2 aria-hidden="true" className="size-5" />
            </Button>
            <EntryEditor entry={entry} onChange={onChange} />
          </li>
        ))}
      </ul>
      {entries.length > most && (
        <Button variant="secondary" size="small" className="mt-3" onClick={() => setMost(most + FEW)}>
          {`Show ${Math.min(FEW, entries.length - most)} more`}
        </Button>
      )}
    </>
  )
}

/** A split is changed in the ledger, where its purchase is. */
function EntryEditor({ entry, onChange }: { entry: Entry } & Pick<CorrectionListProps, 'onChange'>) {
  const { title } = entry
  if (entry.kind === 'split') {
    return null
  }
  if (entry.kind === 'name') {
    return (
      <input
        // Another name from elsewhere shows up here.
        key={entry.name}
        aria-label={`Your name for ${title}`}
        defaultValue={entry.name}
        maxLength={60}
        onBlur={({ target }) => {
          const name = target.value.trim()
          if (name !== '' && name !== entry.name) {
            onChange(entry.rename(name), `${title}: now ${name}.`)
          }
        }}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        className={`${controlClasses} max-w-56`}
      />
    )
  }
  const { to, change } = entry
  return (
    <LeafSelect
      aria-label={`Category for ${title}`}
      value={to}
      onChange={(leaf) => onChange(change(leaf), `We changed the category for ${title}.`)}
      onExclude={() => onChange(change('excluded'), `${title}: no longer counted as a purchase.`)}
      className="w-44"
    />
  )
}

function entriesOf({ merchants, wordings, rows, names }: Corrections): Entry[] {
  return [
    ...merchants.map(
      ({ merchant, to }): Entry => ({
        kind: 'category',
        key: `merchant ${merchant}`,
        title: displayName(merchant),
        note: 'Category of all from this merchant',
        to,
        change: (next) => ({ ...noChanges, merchants: [{ merchant, to: next }] }),
        remove: { ...noChanges, merchants: [{ merchant, to: null }] },
      }),
    ),
    ...wordings.map(
      ({ wording, to }): Entry => ({
        kind: 'category',
        key: `wording ${wording}`,
        title: wording.toUpperCase(),
        note: 'Category of all with this description',
        to,
        change: (next) => ({ ...noChanges, wordings: [{ wording, to: next }] }),
        remove: { ...noChanges, wordings: [{ wording, to: null }] },
      }),
    ),
    ...names.map(
      ({ name, ...one }): Entry => ({
        kind: 'name',
        key: `name ${one.scope} ${one.key}`,
        title: one.scope === 'merchant' ? displayName(one.key) : one.key.toUpperCase(),
        note:
          one.scope === 'merchant'
            ? 'Your name for this merchant'
            : 'Your name for all with this description',
        name,
        rename: (next) => ({ ...noChanges, names: [{ ...one, name: next }] }),
        remove: { ...noChanges, names: [{ ...one, name: null }] },
      }),
    ),
    ...rows.map((row) => entryOfRow(row)).reverse(),
  ]
}

function entryOfRow(row: Corrections['rows'][number]): Entry {
  const { to, name, split = [], ...identity } = row
  const key = `row ${JSON.stringify(identity)}`
  const title = name ?? row.text
  const only = `Only ${formatMoney(row.cents / 100)} on ${formatDay(row.day)}`
  const remove = { ...noChanges, rows: [{ ...identity, to: null }] }
  if (split.length > 0) {
    const parts = partsOf(row.cents, { is: to, row })
      .map(
        ({ is, cents }) =>
          `${isLeaf(is) ? categoryNameOfLeaf(is) : 'not a purchase'} ${formatMoney(cents / 100)}`,
      )
      .join(', ')
    return { kind: 'split', key, title, note: `${only}: ${parts}`, remove }
  }
  return {
    kind: 'category',
    key,
    title,
    note: only,
    to,
    change: (next) => ({ ...noChanges, rows: [{ ...row, to: next }] }),
    remove,
  }
}
