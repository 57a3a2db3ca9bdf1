import { useState } from 'react'
import { formatMoney } from '../../lib/format-money.ts'
import { Cell, HeadCell, Row, RowHead, Table, TotalRow } from '../../ui/table.tsx'
import { Section, Specimen } from './specimen.tsx'

const entries = [
  { name: 'Reward from transactions', amount: 642.18 },
  { name: 'Intro bonus', amount: 200 },
  { name: 'Annual fee, for a card with a name that takes more than one line', amount: -95 },
]

export function TablesSection() {
  const [descending, setDescending] = useState(true)
  const sorted = entries.toSorted((one, other) => (one.amount - other.amount) * (descending ? -1 : 1))
  return (
    <Section
      folio={7}
      title="Tables"
      note="Figures right-aligned, decimals in line, losses always with a sign. Sample figures."
    >
      <Specimen name="Table with a total">
        <Table caption="Everyday Cash, one year">
          <thead>
            <tr>
              <HeadCell>Entry</HeadCell>
              <HeadCell
                numeric
                sort={descending ? 'descending' : 'ascending'}
                onSort={() => setDescending(!descending)}
              >
                Amount
              </HeadCell>
            </tr>
          </thead>
          <tbody>
            {sorted.map(({ name, amount }) => (
              <Row key={name}>
                <RowHead>{name}</RowHead>
                <Cell numeric>{formatMoney(amount)}</Cell>
              </Row>
            ))}
          </tbody>
          <tfoot>
            <TotalRow>
              <RowHead>Total reward</RowHead>
              {/* 642.18 + 200 - 95 */}
              <Cell numeric>{formatMoney(747.18)}</Cell>
            </TotalRow>
          </tfoot>
        </Table>
      </Specimen>
    </Section>
  )
}
