import type { PlanAnswer as Answer } from '@cardsight/contract/plan'
import { formatDollars } from '../../../lib/format-dollars.ts'
import { formatMoney } from '../../../lib/format-money.ts'
import { AnimatedNumber } from '../../../ui/animated-number.tsx'
import { Cell, HeadCell, Row, RowHead, Table, TotalRow } from '../../../ui/table.tsx'
import type { WalletCardInfo } from '../../../worker/wallet-cards.ts'
import type { PlanQuestion } from '../../../worker/your-cards/plan-calculator.ts'
import { PlanStep } from './plan-step.tsx'
import { comparisonText, planHeadline } from './plan-text.ts'
import type { SkippedCard } from './stored-plan-settings.ts'

type Found = { answer: Answer; question: PlanQuestion }

/** The answer in one sentence, how sure it is, and what it's compared with. */
export function PlanHeadline({ answer, question }: Found) {
  const { before, dollars, after } = planHeadline(answer, question)
  const comparison = comparisonText(answer, question)
  return (
    <>
      <h2 id={HEADLINE_ID} className="text-2xl narrow:text-3xl">
        {before}{' '}
        <AnimatedNumber
          value={dollars}
          format={formatDollars}
          className="text-3xl leading-none font-semibold narrow:text-4xl"
        />{' '}
        {after}
      </h2>
      {comparison !== null && <p className="figures mt-2 text-lg font-medium">{comparison}</p>}
      {answer.steps.length > 0 && <p className="figures mt-1 text-ink-soft">{answer.certainty}</p>}
    </>
  )
}

const HEADLINE_ID = 'plan-verdict'

type TimelineProps = Found & {
  cards: ReadonlyMap<string, WalletCardInfo>
  partnerName: string | null
  onSkip: (skipped: SkippedCard) => void
}

export function PlanTimeline({ answer, cards, partnerName, onSkip }: TimelineProps) {
  return (
    <ol aria-labelledby={HEADLINE_ID}>
      {answer.steps.map((step) => {
        const info = cards.get(step.cardId)
        return info === undefined ? null : (
          <PlanStep
            key={`${step.person} ${step.cardId}`}
            {...{ step, info, partnerName, onSkip }}
            isDue={step.month === answer.start}
          />
        )
      })}
    </ol>
  )
}

/** Where the value comes from, next to the plan without new cards. */
export function PlanComparison({ answer: { value, noNewCards, months } }: { answer: Answer }) {
  const rows = [
    { name: 'Rewards on purchases', plan: value.rewards, none: noNewCards.rewards },
    { name: 'Bonuses', plan: value.bonuses, none: noNewCards.bonuses },
    { name: 'Credits and anniversary bonuses', plan: value.credits, none: noNewCards.credits },
    { name: 'Annual fees', plan: -value.fees, none: -noNewCards.fees },
    { name: 'Points you can’t use', plan: -value.unusable, none: -noNewCards.unusable },
  ].filter(({ plan, none }) => plan !== 0 || none !== 0)
  return (
    <Table caption={`Where the value comes from, over ${months} months`} hideCaption>
      <thead>
        <tr>
          <HeadCell>{months} months</HeadCell>
          <HeadCell numeric>This plan</HeadCell>
          <HeadCell numeric>No new cards</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, plan, none }) => (
          <Row key={name}>
            <RowHead>{name}</RowHead>
            <Cell numeric>{formatMoney(plan)}</Cell>
            <Cell numeric>{formatMoney(none)}</Cell>
          </Row>
        ))}
        <TotalRow>
          <RowHead>Total</RowHead>
          <Cell numeric>{formatMoney(value.total)}</Cell>
          <Cell numeric>{formatMoney(noNewCards.total)}</Cell>
        </TotalRow>
      </tbody>
    </Table>
  )
}
