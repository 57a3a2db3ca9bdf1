import type { Projection } from '@cardsight/contract/backtest'
import type { CardResult } from '@cardsight/contract/runs'
import type { ReactNode } from 'react'
import { formatMoney } from '../lib/format-money.ts'
import { classNames } from '../ui/class-names.ts'
import { Cell, Row, RowHead, Table, TotalRow } from '../ui/table.tsx'
import { InfoTip } from '../ui/tooltip.tsx'
import { bonusStatus, formatPercentage, isCounted, pointsBehind, rewardPercentage } from './card-facts.ts'
import { WhyFigure, type WhyFocus } from './why-figure.tsx'

export type CardTotalsProps = {
  card: CardResult
  projection: Projection
  /** Sum over all years of the projection. */
  spending: number
  isBonusCounted: boolean
  /** False if the spending is an average household's. */
  isOwnSpending: boolean
  onWhy?: ((focus: WhyFocus) => void) | undefined
  /** Explains next to the points how they are valued. */
  hasTips?: boolean
}

/** Rewards plus bonus minus the fee, with ledger rules around the total. */
export function CardTotals(props: CardTotalsProps) {
  const { card, projection, spending, isBonusCounted, isOwnSpending, onWhy, hasTips = false } = props
  const { isReward, isIntro, isAnnual } = card.calculation
  const ask = (focus: WhyFocus) => onWhy && (() => onWhy(focus))
  const isOneYear = projection === '1'
  return (
    <Table
      caption={isOneYear ? `What ${card.name} would have earned in a year` : `${projection}-Year Projection`}
      hideCaption={isOneYear}
    >
      <tbody>
        <Entry
          name="Reward from Transactions"
          amount={card.money}
          isLeftOut={!isCounted(isReward)}
          note={pointsBehind(card.points, card.money, card.unitForPoints)}
          more={hasTips ? card.tooltips : none}
          onAsk={ask('reward')}
        />
        <Entry
          name="Intro Bonus"
          amount={card.introMoney}
          isLeftOut={!isCounted(isIntro)}
          note={bonusStatus(card, { isBonusCounted, isOwnSpending })}
          onAsk={ask('bonus')}
        />
        <Entry
          name="Annual Fee"
          amount={-card.annualFee}
          isLeftOut={!isCounted(isAnnual)}
          note={isOneYear || card.annualFee === 0 ? null : `${projection} years total`}
          onAsk={ask('fee')}
        />
      </tbody>
      <tfoot>
        <TotalRow>
          <RowHead className="w-full align-baseline">
            Total Reward
            {!isOneYear && (
              <Small>
                <span className="figures">{formatMoney(card.totalMoneyPerYear)}</span> per year
              </Small>
            )}
          </RowHead>
          <Cell numeric className="align-baseline">
            <WhyFigure
              amount={card.totalMoney}
              name="Total Reward"
              onAsk={ask('total')}
              className="font-serif text-2xl"
            />
          </Cell>
        </TotalRow>
        <tr>
          <RowHead className="text-ink-soft">Rewards Rate</RowHead>
          <Cell numeric className="text-ink-soft">
            {formatPercentage(rewardPercentage(card.totalMoney, spending))}
          </Cell>
        </tr>
      </tfoot>
    </Table>
  )
}

const none: readonly string[] = []

type EntryProps = {
  name: string
  amount: number
  isLeftOut: boolean
  note: string | null
  more?: readonly string[]
  onAsk: (() => void) | undefined
}

function Entry({ name, amount, isLeftOut, note, more = none, onAsk }: EntryProps) {
  return (
    <Row>
      <RowHead className="w-full align-baseline">
        {name}
        {isLeftOut && <Small>Not counted, as you chose</Small>}
        {note !== null && (
          <Small>
            {note} <InfoTip about={note} lines={more} />
          </Small>
        )}
      </RowHead>
      <Cell numeric className={classNames('align-baseline', isLeftOut && 'text-ink-soft line-through')}>
        <WhyFigure amount={amount} name={name} onAsk={onAsk} />
      </Cell>
    </Row>
  )
}

function Small({ children }: { children: ReactNode }) {
  return <span className="block text-sm font-normal text-ink-soft">{children}</span>
}
