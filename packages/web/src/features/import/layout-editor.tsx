import { formatDayShort } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { Select } from '../../ui/field.tsx'
import { Cell, HeadCell, Row, RowHead, Table } from '../../ui/table.tsx'
import type { Corrections, ImportedFile, StatementRow } from '../../worker/imports.ts'
import { accountTypes, asKeyOf, type ColumnRole, columnRoles, dateOrders, signs } from './import-text.ts'

type Layout = NonNullable<ImportedFile['layout']>

type EditorProps = { file: ImportedFile; onCorrect: (said: Corrections) => void }

/** How a file was parsed, with controls to change each part. */
export function LayoutEditor({ file, onCorrect }: EditorProps) {
  const { layout } = file
  return (
    // Without columns nothing can be read, so the user has to choose them here.
    <details className="mt-2" open={file.questions.some(({ about }) => about === 'columns') || undefined}>
      <summary className="min-h-11 w-fit py-2 font-medium narrow:min-h-0">
        How we read it, and how to change it
      </summary>
      <FirstRows rows={file.firstRows} />
      <div className="mt-4 grid gap-4 narrow:grid-cols-2">
        {layout !== null && file.rowCount > 0 && <Reading {...{ layout, onCorrect }} />}
        <Accounts {...{ file, onCorrect }} />
      </div>
      {layout !== null && layout.columns.length > 0 && <Columns {...{ layout, onCorrect }} />}
    </details>
  )
}

type LayoutProps = Pick<EditorProps, 'onCorrect'> & { layout: Layout }

function Reading({ layout, onCorrect }: LayoutProps) {
  const sign = asKeyOf(signs, layout.sign)
  return (
    <>
      <Choice
        label="Dates"
        value={layout.dateOrder}
        words={dateOrders}
        onChoose={(dateOrder) => onCorrect({ dateOrder })}
      />
      {sign !== undefined && (
        <Choice label="Signs" value={sign} words={signs} onChoose={(chosen) => onCorrect({ sign: chosen })} />
      )}
    </>
  )
}

function Accounts({ file: { accounts }, onCorrect }: EditorProps) {
  return accounts.map(({ label, type }, index) => (
    <Choice
      // biome-ignore lint/suspicious/noArrayIndexKey: an account is identified by its index in the file, and names repeat
      key={index}
      label={accounts.length === 1 ? 'Account' : label}
      value={type}
      words={accountTypes}
      onChoose={(chosen) => onCorrect({ accountTypes: { [index]: chosen } })}
    />
  ))
}

function Columns({ layout, onCorrect }: LayoutProps) {
  const { columns } = layout
  return (
    <ul className="mt-5 grid gap-x-4 gap-y-4 narrow:grid-cols-2 wide:grid-cols-3">
      {columns.map(({ heading, role, samples }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its index, and headings repeat
        <li key={index} className="min-w-0">
          <Choice
            label={heading === '' ? `Column ${index + 1}` : heading}
            value={role}
            words={columnRoles}
            onChoose={(chosen) => onCorrect({ columns: withRole(columns, index, chosen) })}
          />
          <p className="mt-1 truncate text-sm text-ink-soft">{samples.join(' · ')}</p>
        </li>
      ))}
    </ul>
  )
}

/** Only memos and unused columns can occur several times: another column with the role loses it. */
function withRole(columns: Layout['columns'], changedIndex: number, chosen: ColumnRole): ColumnRole[] {
  return columns.map(({ role }, index) => {
    if (index === changedIndex) {
      return chosen
    }
    return role === chosen && chosen !== 'memo' ? 'ignored' : role
  })
}

type ChoiceProps<Key extends string> = {
  label: string
  value: Key
  words: Readonly<Record<Key, string>>
  onChoose: (chosen: Key) => void
}

function Choice<Key extends string>({ label, value, words, onChoose }: ChoiceProps<Key>) {
  return (
    <Select
      label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = asKeyOf(words, target.value)
        if (chosen !== undefined) {
          onChoose(chosen)
        }
      }}
    >
      {Object.entries<string>(words).map(([key, word]) => (
        <option key={key} value={key}>
          {word}
        </option>
      ))}
    </Select>
  )
}

/** The first few rows as parsed: wrong dates and signs show up here first. */
function FirstRows({ rows }: { rows: readonly StatementRow[] }) {
  return (
    rows.length > 0 && (
      <Table caption="First rows" hideCaption className="mt-2 text-sm">
        <thead>
          <tr>
            <HeadCell>Date</HeadCell>
            <HeadCell>Description</HeadCell>
            <HeadCell numeric>Amount</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, day, text, cents }) => (
            <Row key={line}>
              <RowHead className="figures whitespace-nowrap">{formatDayShort(day)}</RowHead>
              <Cell className="wrap-anywhere">{text}</Cell>
              <Cell numeric>
                {formatMoney(Math.abs(cents) / 100)}
                <span className="ml-1.5 inline-block w-6 text-left text-ink-soft">
                  {cents < 0 ? 'in' : 'out'}
                </span>
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    )
  )
}
