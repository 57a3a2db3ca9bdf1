import type { CardResult } from '@cardsight/contract/runs'
import type { Explanation, ExplanationTier } from '@cardsight/contract/schemas'
import { FactsSource } from '../../cards/facts-source.tsx'
import type { WhyFocus } from '../../cards/why-focus.ts'
import { formatDayLong } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { Badge } from '../../ui/badge.tsx'
import { Cell, Row, RowHead, Table, TotalRow } from '../../ui/table.tsx'
import { BonusParts } from './bonus-parts.tsx'
import { bonusLimitTextOf, bonusValueOf, dayOf, tierStatusOf } from './bonus-text.ts'
import { ExplanationSection } from './explanation-section.tsx'
import { pointValueTextOf } from './point-value-text.ts'
import { RewardTable } from './reward-table.tsx'
import { TotalTable } from './total-table.tsx'
import { feeTextOf } from './why-text.ts'

export type WhyPartsProps = { card: CardResult; explanation: Explanation; focus: WhyFocus }

/** The whole explanation: the total, then each of its parts, then the source of the facts. */
export function WhyParts({ card, explanation, focus }: WhyPartsProps) {
  const { pointValue, facts } = explanation
  return (
    <div className="flex flex-col gap-4">
      <ExplanationSection title="Total" isFocused={focus === 'total'}>
        <TotalTable card={card} explanation={explanation} />
      </ExplanationSection>
      <ExplanationSection title="Reward from transactions" isFocused={focus === 'reward'}>
        <p className="mt-1">{pointValueTextOf(pointValue)}</p>
        {explanation.firstYearMoney > 0 && (
          <p className="mt-1">What only the first year earns is part of the intro bonus.</p>
        )}
        <div className="-mx-3 mt-3">
          <RewardTable
            explanation={explanation}
            category={typeof focus === 'string' ? null : focus.category}
          />
        </div>
        <p className="mt-2 text-sm text-ink-soft">Lines may be off by a cent or a point due to rounding.</p>
      </ExplanationSection>
      <ExplanationSection title="Intro bonus" isFocused={focus === 'bonus'}>
        {explanation.firstYearMoney > 0 && <BonusParts explanation={explanation} />}
        <Bonus explanation={explanation} />
      </ExplanationSection>
      <ExplanationSection title="Annual fee" isFocused={focus === 'fee'}>
        <Fees explanation={explanation} />
      </ExplanationSection>
      <div className="border-t border-hairline pt-3">
        {facts.isStale && (
          <p className="mb-1 text-sm">Some of these facts are more than 90 days old. Please check them.</p>
        )}
        <FactsSource card={card} />
      </div>
    </div>
  )
}

function Bonus({ explanation }: { explanation: Explanation }) {
  const { bonus, firstYearMoney } = explanation
  const limitText = bonusLimitTextOf(explanation)
  if (bonus.tiers.length === 0) {
    return firstYearMoney > 0 ? null : (
      <p className="mt-1">
        {bonus.description === 'not stated'
          ? 'This card has no welcome bonus that we know of.'
          : `${bonus.description} We can’t count any of it as a bonus.`}
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
      {limitText !== null && <p className="mt-2">{limitText}</p>}
    </>
  )
}

function Tier({ tier, explanation }: { tier: ExplanationTier; explanation: Explanation }) {
  return (
    <li className="border-t border-hairline pt-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge variant={tier.isEarned ? 'good' : 'neutral'}>{tier.isEarned ? 'Earned' : 'Not earned'}</Badge>
        <span className="figures font-medium">{bonusValueOf(tier, explanation.pointValue)}</span>
      </p>
      <p className="mt-1">
        {tierStatusOf(tier)} {dayOf(tier, explanation.from)}
      </p>
    </li>
  )
}

function Fees({ explanation }: { explanation: Explanation }) {
  const { fees, annualFee } = explanation
  return (
    <>
      <p className="mt-1">{feeTextOf(explanation)}</p>
      {fees.length > 1 && annualFee > 0 && (
        <div className="mt-2">
          <Table caption="Annual fee by year" hideCaption>
            <tbody>
              {fees.map(({ year, fee }) => (
                <Row key={year}>
                  <RowHead>Year {year}</RowHead>
                  <Cell numeric>{formatMoney(-fee)}</Cell>
                </Row>
              ))}
            </tbody>
            <tfoot>
              <TotalRow>
                <RowHead>Total</RowHead>
                <Cell numeric>{formatMoney(-annualFee)}</Cell>
              </TotalRow>
            </tfoot>
          </Table>
        </div>
      )}
    </>
  )
}
