import { formatMoney } from '../../lib/format-money.ts'
import { Cell, HeadCell, Row, RowHead, Table } from '../../ui/table.tsx'
import { type CardsById, nameOf } from './cards-by-id.ts'
import { monthSpan, type Phase, rowName, type SheetRow } from './usage-sheet.ts'
import { WalletSection } from './wallet-disclosure.tsx'

type UsageTableProps = {
  rows: readonly SheetRow[]
  cards: CardsById
  /** True if the split also earns bonuses, which a note then explains. */
  isForBonus?: boolean
}

const CALENDAR = 'Months follow last year’s calendar: rotating categories and caps may differ this year.'
const FOR_BONUS =
  'Bonuses come first: open one card at a time, and use it for everything until you’ve earned its bonus. The table shows how much goes on each card in a year.'

/** Which card to use where. */
export function UsageTable({ rows, cards, isForBonus = false }: UsageTableProps) {
  const hasChanges = rows.some(({ phases }) => phases.length > 1)
  const lead = [hasChanges && CALENDAR, isForBonus && FOR_BONUS].filter(Boolean).join(' ')
  return (
    <>
      {lead !== '' && <p className="mb-3 max-w-text text-ink-soft">{lead}</p>}
      <Table caption="Which card where" hideCaption>
        <thead>
          <tr>
            <HeadCell>For</HeadCell>
            <HeadCell>Use</HeadCell>
            <HeadCell numeric className="max-chart:hidden">
              Per year
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={`${row.category.key} ${row.merchant ?? row.leaves?.join() ?? ''}`}>
              <RowHead className="w-2/5 align-top">
                {rowName(row)}
                <span className="figures block text-sm font-normal text-ink-soft chart:hidden">
                  {formatMoney(row.cents / 100)} a year
                </span>
              </RowHead>
              <Cell className="align-top">
                {row.phases.map((phase) => (
                  <PhaseLine
                    key={`${phase.from} ${phase.cardId}`}
                    {...{ phase, cards }}
                    isOnly={row.phases.length === 1}
                  />
                ))}
              </Cell>
              <Cell numeric className="align-top max-chart:hidden">
                {formatMoney(row.cents / 100)}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </>
  )
}

/** The same with a title, on pages where it's a section of its own. */
export function UsageSection(props: UsageTableProps) {
  return (
    <WalletSection title="Which card where">
      <UsageTable {...props} />
    </WalletSection>
  )
}

type PhaseLineProps = { phase: Phase; isOnly: boolean; cards: CardsById }

function PhaseLine({ phase: { from, to, cardId, others }, isOnly, cards }: PhaseLineProps) {
  return (
    <span className="block not-first:mt-1.5">
      {!isOnly && <span className="block text-sm text-ink-soft">{monthSpan(from, to)}</span>}
      {nameOf(cards, cardId)}
      {others
        .filter(({ cents }) => cents > 0)
        .map((other) => (
          <span key={other.cardId} className="figures block text-sm text-ink-soft">
            {formatMoney(other.cents / 100)} on {nameOf(cards, other.cardId)}
          </span>
        ))}
    </span>
  )
}
