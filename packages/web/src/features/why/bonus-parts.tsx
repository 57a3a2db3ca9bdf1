import type { Explanation } from '@cardsight/contract/schemas'
import { formatMoney } from '../../lib/format-money.ts'
import { Cell, Row, RowHead, Table, TotalRow } from '../../ui/table.tsx'

/** What is earned once, part by part: the welcome bonus, and what only the first year earns. */
export function BonusParts({ explanation }: { explanation: Explanation }) {
  const { introMoney, firstYearMoney, isFirstYearMatched, bonus } = explanation
  return (
    <Table caption="Parts of the intro bonus" hideCaption className="mt-1 mb-2">
      <tbody>
        {bonus.tiers.length > 0 && (
          <Row>
            <RowHead>Welcome bonus</RowHead>
            <Cell numeric>{formatMoney(introMoney - firstYearMoney)}</Cell>
          </Row>
        )}
        <Row>
          <RowHead>
            {isFirstYearMatched ? 'First-year match' : 'First-year rates'}
            <span className="block text-sm font-normal text-ink-soft">
              {isFirstYearMatched
                ? 'All rewards you earn in the first year are matched.'
                : 'Some rates are higher in the first year.'}
            </span>
          </RowHead>
          <Cell numeric>{formatMoney(firstYearMoney)}</Cell>
        </Row>
      </tbody>
      <tfoot>
        <TotalRow>
          <RowHead>Intro bonus</RowHead>
          <Cell numeric>{formatMoney(introMoney)}</Cell>
        </TotalRow>
      </tfoot>
    </Table>
  )
}
