import type { Explanation, ExplanationLine } from '@cardsight/contract/backtest'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatMoney } from '../../lib/format-money.ts'
import { classNames } from '../../ui/class-names.ts'
import { Cell, HeadCell, Row, RowHead, Table, TotalRow } from '../../ui/table.tsx'
import { aboutOf, capTextOf, equationOf, formatPoints, skippedRuleTextOf, unpaidTextOf } from './line-text.ts'

export type RewardTableProps = {
  explanation: Explanation
  /** The category the user asked about. */
  category: string | null
}

/** Every line behind the reward, by category, with its total. */
export function RewardTable({ explanation, category }: RewardTableProps) {
  return (
    <Table
      caption="Rewards by category, line by line"
      hideCaption
      className="[&_:is(th,td):first-child]:pl-3 [&_:is(th,td):last-child]:pr-3"
    >
      <thead>
        <tr>
          <HeadCell>What we counted</HeadCell>
          <HeadCell numeric>Reward</HeadCell>
        </tr>
      </thead>
      {groupByCategory(explanation).map((group) => (
        <Group
          key={group.category}
          group={group}
          explanation={explanation}
          isFocused={group.category === category}
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

type GroupProps = { group: RewardGroup; explanation: Explanation; isFocused: boolean }

function Group({ group, explanation, isFocused }: GroupProps) {
  const ref = useScrollTo<HTMLTableSectionElement>(isFocused)
  return (
    <tbody
      ref={ref}
      {...(isFocused && { 'data-asked': '' })}
      className={classNames(isFocused && 'bg-evergreen-tint')}
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
              ? `Foreign transaction fees: ${formatMoney(money)}`
              : `${formatPoints(points, explanation.pointValue.unit)} that you get every year: ${formatMoney(money)}`}
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
        <span className="block text-ink">{unpaidTextOf(line)}</span>
        <SkippedRule line={line} />
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
        {line.isBeyondCap ? `Beyond the cap of: ${line.rule}` : line.rule}
        {!/[.!?]$/.test(line.rule) && '.'} {capTextOf(line)}
      </span>
      <SkippedRule line={line} />
    </Entry>
  )
}

function SkippedRule({ line }: { line: ExplanationLine }) {
  return line.passedOver.map((other) => (
    <span key={`${other.rule}|${other.reason}`} className="block">
      {skippedRuleTextOf(other)}
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

type RewardGroup = Readonly<{
  category: string
  money: number
  spending: number
  lines: readonly ExplanationLine[]
  extras: Explanation['extras']
}>

/** Lines by category, in the order of the explanation; the parts of each group sum to its total to the cent. */
export function groupByCategory({ lines, extras }: Explanation): RewardGroup[] {
  const names = [...new Set([...lines, ...extras].map(({ category }) => category))]
  return names.map((category) => {
    const own = lines.filter((line) => line.category === category)
    const added = extras.filter((extra) => extra.category === category)
    return {
      category,
      money: sumOf([...own, ...added].map(({ money }) => money)),
      spending: sumOf(own.filter(({ isOnTop }) => !isOnTop).map(({ spending }) => spending)),
      lines: own,
      extras: added,
    }
  })
}

/** Floating-point dollars don't add up exactly; cents do. */
function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100
}

const MARGIN_PX = 12

/** Scrolls the element to the top of its scrolling box, once, if it is the one the user asked about. */
export function useScrollTo<Target extends HTMLElement>(isFocused: boolean) {
  const ref = useRef<Target>(null)
  useEffect(() => {
    if (isFocused && ref.current !== null) {
      scrollTo(ref.current)
    }
  }, [isFocused])
  return ref
}

// `scrollIntoView` would scroll every box around the element, including the modal, and hide its title.
function scrollTo(element: HTMLElement): void {
  const box = findScrollingBox(element)
  if (box !== null) {
    box.scrollTop += element.getBoundingClientRect().top - box.getBoundingClientRect().top - MARGIN_PX
  }
}

function findScrollingBox(element: HTMLElement): HTMLElement | null {
  let box = element.parentElement
  while (box !== null && !canScroll(box)) {
    box = box.parentElement
  }
  return box
}

function canScroll(box: HTMLElement): boolean {
  return box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === 'auto'
}
