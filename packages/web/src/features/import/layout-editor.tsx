import { Select } from '../../ui/select.tsx'
import type { Corrections, ImportedFile } from '../../worker/imports.ts'
import { dateOrders, signRules } from './import-words.ts'

type Layout = NonNullable<ImportedFile['layout']>
type ColumnRole = Layout['columns'][number]['role']

type LayoutEditorProps = {
  file: ImportedFile
  layout: Layout
  onCorrect: (corrections: Corrections) => void
  isBusy: boolean
}

/** How a table was read, column by column, each open to a person's own word. */
export function LayoutEditor({ file, layout, onCorrect, isBusy }: LayoutEditorProps) {
  const { corrections } = file
  const setRole = (place: number, role: ColumnRole) =>
    onCorrect({
      ...corrections,
      columns: layout.columns.map((column, index) => (index === place ? role : freed(column.role, role))),
    })
  return (
    <details className="mt-3">
      <summary className="min-h-11 py-2 font-medium narrow:min-h-0">Change how it is read</summary>
      <div className="mt-2 grid gap-3 narrow:grid-cols-2">
        <Select
          label="Dates"
          disabled={isBusy}
          value={layout.dateOrder}
          onChange={({ target }) =>
            onCorrect({ ...corrections, dateOrder: keyIn(dateOrders, target.value) ?? layout.dateOrder })
          }
        >
          <Options words={dateOrders} />
        </Select>
        {(layout.sign === 'out-negative' || layout.sign === 'out-positive') && (
          <Select
            label="Signs"
            disabled={isBusy}
            value={layout.sign}
            onChange={({ target }) => onCorrect({ ...corrections, sign: keyIn(signs, target.value) })}
          >
            <Options words={signs} />
          </Select>
        )}
      </div>
      <ul className="mt-3 grid gap-3">
        {layout.columns.map(({ heading, role, samples }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place, and headings repeat
          <li key={place} className="grid items-end gap-2 narrow:grid-cols-2">
            <Select
              label={heading === '' ? `Column ${place + 1}` : heading}
              disabled={isBusy}
              value={role}
              onChange={({ target }) => {
                const chosen = keyIn(roles, target.value)
                if (chosen !== undefined) {
                  setRole(place, chosen)
                }
              }}
            >
              <Options words={roles} />
            </Select>
            <p className="truncate pb-2 text-ink-soft">{samples.join(' · ')}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}

const signs = { 'out-negative': signRules['out-negative'], 'out-positive': signRules['out-positive'] }

const roles: Readonly<Record<ColumnRole, string>> = {
  ignored: 'Not used',
  date: 'Date of the purchase',
  'posted-date': 'Date of posting',
  description: 'Description',
  memo: 'More words',
  amount: 'Amount',
  debit: 'Money out',
  credit: 'Money in',
  indicator: 'In or out',
  balance: 'Balance',
  category: 'Category of the bank',
  mcc: 'Merchant category code',
  type: 'Kind of transaction',
  status: 'Pending or posted',
  currency: 'Currency',
  account: 'Account',
  id: 'Number of the transaction',
}

/** Only memos and unused columns can be several: whoever had the role before gives it up. */
function freed(role: ColumnRole, taken: ColumnRole): ColumnRole {
  return role === taken && taken !== 'memo' ? 'ignored' : role
}

function Options({ words }: { words: Readonly<Record<string, string>> }) {
  return Object.entries(words).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

function keyIn<Key extends string>(words: Readonly<Record<Key, string>>, value: string): Key | undefined {
  return (Object.keys(words) as Key[]).find((key) => key === value)
}
