import type { Explanation, ExplanationTier } from '@cardsight/contract/backtest'
import type { CardResult } from '@cardsight/contract/runs'
import { totalOf } from '@cardsight/engine/ranking'
import type { ComponentProps, ReactNode } from 'react'
import { isCounted } from '../../cards/card-facts.ts'
import { FactsSource, STALE_TERMS } from '../../cards/card-terms.tsx'
import type { WhyFocus } from '../../cards/why-figure.tsx'
import { formatDay } from '../../lib/format-date.ts'
import { formatDollars, formatMoney } from '../../lib/format-money.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Cell, Row, RowHead, Table, TotalRow } from '../../ui/table.tsx'
import { bonusLimitTextOf, bonusValueOf, dayOf, tierStatusOf } from './bonus-text.ts'
import { RewardTable, useScrollTo } from './reward-table.tsx'
import { feeTextOf, pointValueTextOf } from './why-text.ts'

export type WhyPartsProps = { card: CardResult; explanation: Explanation; focus: WhyFocus }

/** The whole explanation: the total, then each of its parts, then the source of the facts. */
export function WhyParts({ card, explanation, focus }: WhyPartsProps) {
  const { pointValue, facts, deposit } = explanation
  return (
    <div className="flex flex-col gap-4">
      <ExplanationSection title="Total" isFocused={focus === 'total'}>
        <TotalTable card={card} explanation={explanation} />
      </ExplanationSection>
      <ExplanationSection title="Reward from transactions" isFocused={focus === 'reward'}>
        <p className="mt-1">{pointValueTextOf(pointValue)}</p>
        {deposit !== null && (
          <p className="mt-1">
            We count {formatDollars(deposit)} of spending a month, because your deposit is the card’s limit.
          </p>
        )}
        {explanation.firstYearMoney > 0 && (
          <p className="mt-1">Extra rewards in year one are part of the intro bonus.</p>
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
        {facts.isStale && <p className="mb-1 text-sm">{STALE_TERMS}</p>}
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
            Offer confirmed <time dateTime={bonus.asOf}>{formatDay(bonus.asOf)}</time>.
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
        {tierStatusOf(tier)} {dayOf(tier)}
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

type ExplanationSectionProps = ComponentProps<'section'> & {
  title: string
  isFocused: boolean
  children: ReactNode
}

/** A section of the explanation; the one the user asked about scrolls into view and is highlighted. */
function ExplanationSection({ title, isFocused, className, children, ...props }: ExplanationSectionProps) {
  const ref = useScrollTo<HTMLElement>(isFocused)
  return (
    <section
      {...props}
      ref={ref}
      aria-label={title}
      {...(isFocused && { 'data-asked': '' })}
      className={classNames(
        '-ml-6 border-l-4 py-1 pl-5',
        isFocused ? 'border-evergreen' : 'border-transparent',
        className,
      )}
    >
      <h3 className="ledger-label text-ink-soft">{title}</h3>
      {children}
    </section>
  )
}

/** What is earned once, part by part: the welcome bonus, and what only the first year earns. */
function BonusParts({ explanation }: { explanation: Explanation }) {
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
                ? 'The issuer matches all rewards you earn in the first year.'
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

/** Rewards plus bonus minus the fee, counting the parts the user chose. */
function TotalTable({ card, explanation }: { card: CardResult; explanation: Explanation }) {
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
