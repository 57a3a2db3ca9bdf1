import type { CardResult, Explanation, ExplanationTier } from '@cardsight/contract'
import { FactsSource } from '../../cards/facts-source.tsx'
import type { WhyFocus } from '../../cards/why-focus.ts'
import { formatDayLong } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { Badge } from '../../ui/badge.tsx'
import { Cell, Row, RowHead, Table, TotalRow } from '../../ui/table.tsx'
import { AskedPart } from './asked-part.tsx'
import { dayOf, standingOf, worthOf } from './bonus-words.ts'
import { RewardLedger } from './reward-ledger.tsx'
import { SumLedger } from './sum-ledger.tsx'
import { feeWordsOf, valueWordsOf } from './why-words.ts'

export type WhyPartsProps = { card: CardResult; explanation: Explanation; focus: WhyFocus }

/** The whole answer: the sum, then each of its parts, then where the facts are from. */
export function WhyParts({ card, explanation, focus }: WhyPartsProps) {
  const { pointValue, facts } = explanation
  return (
    <div className="flex flex-col gap-4">
      <AskedPart title="The sum" isAsked={focus === 'total'}>
        <SumLedger card={card} explanation={explanation} />
      </AskedPart>
      <AskedPart title="Reward from transactions" isAsked={focus === 'reward'}>
        <p className="mt-1">{valueWordsOf(pointValue)}</p>
        {explanation.isFirstYearMatched && (
          <p className="mt-1">All that is earned in the first year is paid twice, and counted so.</p>
        )}
        <div className="-mx-3 mt-3">
          <RewardLedger
            explanation={explanation}
            category={typeof focus === 'string' ? null : focus.category}
          />
        </div>
        <p className="mt-2 text-sm text-ink-soft">
          Sums are exact and rounded once, so that a line by itself can be a cent or a point off.
        </p>
      </AskedPart>
      <AskedPart title="Intro bonus" isAsked={focus === 'bonus'}>
        <Bonus explanation={explanation} />
      </AskedPart>
      <AskedPart title="Annual fee" isAsked={focus === 'fee'}>
        <Fees explanation={explanation} />
      </AskedPart>
      <div className="border-t border-hairline pt-3">
        {facts.isStale && (
          <p className="mb-1 text-sm">These facts are more than half a year old. Please check them.</p>
        )}
        <FactsSource card={card} />
      </div>
    </div>
  )
}

function Bonus({ explanation }: { explanation: Explanation }) {
  const { bonus } = explanation
  if (bonus.tiers.length === 0) {
    return (
      <p className="mt-1">
        {bonus.description === 'not stated'
          ? 'We know of no intro bonus on this card.'
          : `${bonus.description} None of it can be counted as a bonus.`}
      </p>
    )
  }
  return (
    <>
      <p className="mt-1">
        {bonus.description}
        {bonus.asOf !== null && (
          <span className="text-ink-soft">
            {' '}
            Offer as of <time dateTime={bonus.asOf}>{formatDayLong(bonus.asOf)}</time>.
          </span>
        )}
      </p>
      <ul className="mt-2 flex flex-col gap-3">
        {bonus.tiers.map((tier) => (
          <Tier
            key={`${tier.requiredSpending}|${tier.days}|${tier.points}`}
            tier={tier}
            explanation={explanation}
          />
        ))}
      </ul>
    </>
  )
}

function Tier({ tier, explanation }: { tier: ExplanationTier; explanation: Explanation }) {
  return (
    <li className="border-t border-hairline pt-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge variant={tier.isEarned ? 'good' : 'neutral'}>
          {tier.isEarned ? 'Reached' : 'Not reached'}
        </Badge>
        <span className="figures font-medium">{worthOf(tier, explanation.pointValue)}</span>
      </p>
      <p className="mt-1">
        {standingOf(tier)} {dayOf(tier, explanation.from)}
      </p>
    </li>
  )
}

function Fees({ explanation }: { explanation: Explanation }) {
  const { fees, annualFee } = explanation
  return (
    <>
      <p className="mt-1">{feeWordsOf(explanation)}</p>
      {fees.length > 1 && annualFee > 0 && (
        <div className="mt-2">
          <Table caption="The annual fee, year by year" hideCaption>
            <tbody>
              {fees.map(({ year, fee }) => (
                <Row key={year}>
                  <RowHead>Year {year}</RowHead>
                  <Cell numeric>{formatMoney(fee)}</Cell>
                </Row>
              ))}
            </tbody>
            <tfoot>
              <TotalRow>
                <RowHead>Together</RowHead>
                <Cell numeric>{formatMoney(annualFee)}</Cell>
              </TotalRow>
            </tfoot>
          </Table>
        </div>
      )}
    </>
  )
}
