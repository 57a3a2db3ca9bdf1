import { formatMoney } from '../../lib/format-money.ts'
import { leafName } from '../../ui/leaf-select.tsx'
import { Cell, HeadCell, Row, RowHead, Table } from '../../ui/table.tsx'
import type { Phase, SheetRow } from './usage-sheet.ts'
import type { CardsById } from './wallet-verdict.tsx'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

type UsageTableProps = { rows: readonly SheetRow[]; cards: CardsById }

/** The sheet to follow at the till. */
export function UsageTable({ rows, cards }: UsageTableProps) {
  return (
    <Table caption="Which card where">
      <thead>
        <tr>
          <HeadCell>For</HeadCell>
          <HeadCell>Use</HeadCell>
          <HeadCell numeric>A year</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.category.key} ${row.merchant ?? row.leaves?.join() ?? ''}`}>
            <RowHead>{rowName(row)}</RowHead>
            <Cell>
              {row.phases.map((phase, place) => (
                <span key={`${phase.from} ${phase.cardId}`} className="block">
                  {phaseWords(phase, place, row.phases.length)}
                  {cards.get(phase.cardId)?.name ?? phase.cardId}
                </span>
              ))}
            </Cell>
            <Cell numeric>{formatMoney(row.cents / 100)}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

export function rowName({ category, leaves, merchant }: SheetRow): string {
  if (merchant !== null) {
    return `At ${merchant.replaceAll('-', ' ').replaceAll(/\b\w/g, (letter) => letter.toUpperCase())}`
  }
  return leaves === null ? category.name : leaves.map(leafName).join(', ')
}

function phaseWords({ from, to }: Phase, place: number, count: number): string {
  if (count === 1) {
    return ''
  }
  const month = (number: number) => MONTHS[number % 12]
  if (place === 0) {
    return `Until ${month(to)}: `
  }
  return from === to ? `${month(from)}: ` : `From ${month(from)}: `
}
