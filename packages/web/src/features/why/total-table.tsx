import type { CardResult } from '@cardsight/contract/runs'
import type { Explanation } from '@cardsight/contract/schemas'
import { totalOf } from '@cardsight/engine/ranking'
import { isCounted } from '../../cards/card-facts.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { classNames } from '../../ui/class-names.ts'
import { Cell, Row, RowHead, Table, TotalRow } from '../../ui/table.tsx'

/** Rewards plus bonus minus the fee, counting the parts the user chose. */
export function TotalTable({ card, explanation }: { card: CardResult; explanation: Explanation }) {
  const { money, introMoney, annualFee } = explanation
  const { isReward, isAnnual } = card.calculation
  // A list without bonuses shows none; the amount is still useful here.
  const isBonusCounted = isCounted(card.calculation.isIntro) && !(card.introMoney === 0 && introMoney > 0)
  const total = totalOf({ money, introMoney, annualFee }, { ...card.calculation, isIntro: isBonusCounted })
  return (
    <Table caption="Total" hideCaption className="mt-1">
      <tbody>
        <Entry name="Reward from transactions" amount={money} isLeftOut={!isCounted(isReward)} />
        <Entry name="Intro bonus" amount={introMoney} isLeftOut={!isBonusCounted} />
        <Entry name="Annual fee" amount={-annualFee} isLeftOut={!isCounted(isAnnual)} />
      </tbody>
      <tfoot>
        <TotalRow>
          <RowHead>Total reward</RowHead>
          <Cell numeric>{formatMoney(total)}</Cell>
        </TotalRow>
      </tfoot>
    </Table>
  )
}

function Entry({ name, amount, isLeftOut }: { name: string; amount: number; isLeftOut: boolean }) {
  return (
    <Row>
      <RowHead>
        {name}
        {isLeftOut && <span className="font-normal text-ink-soft"> (not counted, as you chose)</span>}
      </RowHead>
      <Cell numeric className={classNames(isLeftOut && 'text-ink-soft line-through')}>
        {formatMoney(amount)}
      </Cell>
    </Row>
  )
}
