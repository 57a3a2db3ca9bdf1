import type { Explanation, ExplanationLine } from '@cardsight/contract'
import type { ReactNode } from 'react'
import { formatMoney } from '../../lib/format-money.ts'
import { classNames } from '../../ui/class-names.ts'
import { Cell, HeadCell, Row, RowHead, Table, TotalRow } from '../../ui/table.tsx'
import { formatPoints } from './amounts.ts'
import { groupByCategory, type LedgerGroup } from './ledger-groups.ts'
import { aboutOf, capWordsOf, equationOf, passedOverWordsOf } from './line-words.ts'
import { useScrollTo } from './use-scroll-to.ts'

export type RewardLedgerProps = {
  explanation: Explanation
  /** The category that was asked about. */
  category: string | null
}

/** Every line behind the reward, by category, closed with its sum. */
export function RewardLedger({ explanation, category }: RewardLedgerProps) {
  return (
    <Table
      caption="The lines behind the reward, by category"
      hideCaption
      className="[&_:is(th,td):first-child]:pl-3 [&_:is(th,td):last-child]:pr-3"
    >
      <thead>
        <tr>
          <HeadCell>What was counted</HeadCell>
          <HeadCell numeric>Reward</HeadCell>
        </tr>
      </thead>
      {groupByCategory(explanation).map((group) => (
        <Group
          key={group.category}
          group={group}
          explanation={explanation}
          isAsked={group.category === category}
        />
      ))}
      <tfoot>
        <TotalRow>
          <RowHead>Reward from transactions</RowHead>
          <Cell numeric>{formatMoney(explanation.money)}</Cell>
        </TotalRow>
      </tfoot>
    </Table>
  )
}

type GroupProps = { group: LedgerGroup; explanation: Explanation; isAsked: boolean }

function Group({ group, explanation, isAsked }: GroupProps) {
  const ref = useScrollTo<HTMLTableSectionElement>(isAsked)
  return (
    <tbody
      ref={ref}
      {...(isAsked && { 'data-asked': '' })}
      className={classNames(isAsked && 'bg-evergreen-tint')}
    >
      <Row className="hover:bg-transparent">
        <RowHead scope="rowgroup" className="align-baseline">
          {group.category}
          {group.spending !== 0 && (
            <span className="font-normal text-ink-soft">, {formatMoney(group.spending)} spent</span>
          )}
        </RowHead>
        <Cell numeric className="align-baseline font-semibold">
          {formatMoney(group.money)}
        </Cell>
      </Row>
      {group.lines.map((line) => (
        <Line key={keyOf(line)} line={line} explanation={explanation} />
      ))}
      {group.extras.map(({ kind, money, points }) => (
        <Entry key={kind}>
          <span className="figures block text-ink">
            {kind === 'foreign-fee'
              ? `Fee for purchases abroad: ${formatMoney(money)}`
              : `${formatPoints(points, explanation.pointValue.unit)} that come by themselves: ${formatMoney(money)}`}
          </span>
        </Entry>
      ))}
    </tbody>
  )
}

function Line({ line, explanation }: { line: ExplanationLine; explanation: Explanation }) {
  const { pointValue } = explanation
  const about = aboutOf(line, explanation.projection)
  if (line.rule === null) {
    return (
      <Entry>
        <span className="block text-ink">
          No rule of this card pays for {formatMoney(line.spending)} of it.
        </span>
        <PassedOver line={line} />
      </Entry>
    )
  }
  return (
    <Entry>
      <span className="block text-ink">
        {about !== null && <span className="text-ink-soft">{about}: </span>}
        <span className="figures">{equationOf(line, pointValue)}</span>
      </span>
      <span className="block">
        {line.isBeyondCap ? `Beyond the limit of: ${line.rule}` : line.rule}
        {!/[.!?]$/.test(line.rule) && '.'} {capWordsOf(line)}
      </span>
      <PassedOver line={line} />
    </Entry>
  )
}

function PassedOver({ line }: { line: ExplanationLine }) {
  return line.passedOver.map((other) => (
    <span key={`${other.rule}|${other.reason}`} className="block">
      {passedOverWordsOf(other)}
    </span>
  ))
}

function Entry({ children }: { children: ReactNode }) {
  return (
    <tr>
      <Cell colSpan={2} className="pt-0 pb-2.5 text-sm text-ink-soft">
        <span className="block border-l-2 border-rule pl-3">{children}</span>
      </Cell>
    </tr>
  )
}

function keyOf({ rule, rate, year, isOnTop, isBeyondCap }: ExplanationLine): string {
  return [rule, rate, year, isOnTop, isBeyondCap].join('|')
}
