import { pagePaths } from '@cardsight/contract/paths'
import type { PlanAnswer as Answer, PlanAnswerStep } from '@cardsight/contract/plan'
import type { WalletCardInfo } from '@cardsight/contract/wallet'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { ApplyLink, ApplyTerms } from '../../../cards/apply-link.tsx'
import { CardFace, faceOf } from '../../../cards/card-face.tsx'
import { formatDay, formatMonth } from '../../../lib/format-date.ts'
import { formatDollars, formatMoney } from '../../../lib/format-money.ts'
import { Button } from '../../../ui/button.tsx'
import { AnimatedNumber } from '../../../ui/motion.tsx'
import { Cell, HeadCell, Row, RowHead, Table, TotalRow } from '../../../ui/table.tsx'
import type { PlanQuestion } from '../../../worker/your-cards/plan-calculator.ts'
import type { SkippedCard } from './plan-request.ts'
import { comparisonText, personName, planHeadline } from './plan-text.ts'

type Found = { answer: Answer; question: PlanQuestion }

/** The answer in one sentence, how sure it is, and what it's compared with. */
export function PlanHeadline({ answer, question }: Found) {
  const { before, dollars, after } = planHeadline(answer, question)
  const comparison = comparisonText(answer, question)
  return (
    <>
      <h2 id={HEADLINE_ID} className="text-2xl">
        {before}{' '}
        <AnimatedNumber
          value={dollars}
          format={formatDollars}
          className="text-4xl leading-none font-semibold"
        />{' '}
        {after}
      </h2>
      {comparison !== null && <p className="figures mt-2 text-base font-medium">{comparison}</p>}
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
  const end = monthNumber(answer.start) + answer.months
  return (
    <>
      <ol aria-labelledby={HEADLINE_ID}>
        {answer.steps.map((step) => {
          const info = cards.get(step.cardId)
          return info === undefined ? null : (
            <PlanStep
              key={`${step.month} ${step.person} ${step.cardId}`}
              {...{ step, info, partnerName, onSkip }}
              isDue={step.month === answer.start}
              monthsLeft={end - monthNumber(step.month)}
            />
          )
        })}
      </ol>
      <PlanSum answer={answer} />
    </>
  )
}

/** Of a month such as '2026-11'. */
function monthNumber(month: string): number {
  const [year = 0, ofYear = 0] = month.split('-').map(Number)
  return year * MONTHS_A_YEAR + ofYear
}

/** The steps add up to the headline. What one card adds depends on the others, so there's a rest. */
function PlanSum({ answer: { steps, value, noNewCards } }: Pick<Found, 'answer'>) {
  const total = Math.round(value.total - noNewCards.total)
  const rest = total - steps.reduce((sum, { added }) => sum + Math.round(added), 0)
  return (
    <dl className="figures grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 border-t border-hairline py-4 pl-4 narrow:pl-6">
      {rest !== 0 && (
        <>
          <dt className="text-sm text-ink-soft">
            {rest > 0
              ? 'Rewards that two of these cards could earn, so no step above counts them'
              : 'Rewards that take two of these cards, so more than one step above counts them'}
          </dt>
          <dd className="text-right">
            {rest > 0 && '+'}
            {formatDollars(rest)}
          </dd>
        </>
      )}
      <dt className="font-semibold">Total</dt>
      <dd className="text-right text-xl leading-6 font-semibold">= {formatDollars(total)}</dd>
    </dl>
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

type PlanStepProps = {
  step: PlanAnswerStep
  info: WalletCardInfo
  /** True if it's time to apply. */
  isDue: boolean
  /** From the application to the end of the plan. */
  monthsLeft: number
  /** Null in a plan for one. */
  partnerName: string | null
  onSkip: (skipped: SkippedCard) => void
}

/** One application: when, which card, what it adds, and why. */
function PlanStep({ step, info, isDue, monthsLeft, partnerName, onSkip }: PlanStepProps) {
  const { person, month, added, why } = step
  const who = personName(person, partnerName)
  return (
    <li className={lineClasses}>
      <p className="figures font-semibold narrow:pt-1">
        <time dateTime={month}>{formatMonth(month)}</time>
        {partnerName !== null && <span className="font-normal text-ink-soft narrow:block"> {who}</span>}
      </p>
      <div className="grid min-w-0 grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-x-4 narrow:grid-cols-[6rem_minmax(0,1fr)_auto]">
        <CardFace {...faceOf(info)} decorative className="row-span-2" />
        <h3 className="min-w-0 self-end font-sans text-base leading-6 font-semibold">
          <Link
            to={pagePaths.card(info.cardId)}
            // Otherwise the router would ask the server about the route of each card, and so reveal what is shown here.
            discover="none"
            className="text-ink underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {info.name}
          </Link>
        </h3>
        <p className="figures self-end text-right text-xl leading-6 font-semibold">
          <span className="sr-only">Adds </span>+{formatDollars(added)}
        </p>
        <p className="figures col-span-2 mt-1 text-sm text-ink-soft">{factsOf(step, monthsLeft)}</p>
        <p className="figures col-span-full mt-3 max-w-text">{why}</p>
        {isDue && (
          <div className="col-span-full mt-2 max-w-text">
            <ApplyTerms {...info} />
          </div>
        )}
        <div className="col-span-full mt-1 flex flex-wrap items-start gap-x-3">
          <StepDetails step={step} name={info.name} />
          <div data-print="hide" className={`flex min-h-11 flex-wrap items-center ${isDue ? '' : '-ml-3'}`}>
            {isDue && <ApplyLink card={info} size="small" variant="secondary" />}
            <Button
              variant="quiet"
              size="small"
              aria-label={`${skipLabel(person, partnerName)}: ${info.name}`}
              onClick={() => onSkip({ cardId: info.cardId, person: partnerName === null ? null : person })}
            >
              {skipLabel(person, partnerName)}
            </Button>
            {partnerName !== null && (
              <Button
                variant="quiet"
                size="small"
                aria-label={`Not for us: ${info.name}`}
                onClick={() => onSkip({ cardId: info.cardId, person: null })}
              >
                Not for us
              </Button>
            )}
          </div>
        </div>
      </div>
    </li>
  )
}

// The line to the left connects the steps. On phones the month is above the card.
const lineClasses =
  'grid gap-x-6 gap-y-2 border-l-2 border-hairline py-5 pl-4 break-inside-avoid narrow:grid-cols-[6.5rem_minmax(0,1fr)] narrow:pl-6'

function skipLabel(person: number, partnerName: string | null): string {
  if (partnerName === null) {
    return 'Skip this card'
  }
  return person === 0 ? 'Skip for me' : `Skip for ${partnerName}`.replace('Your partner', 'your partner')
}

/** '$600 bonus · $166 in fees over 21 months', '$600 bonus · $95 in fees · close it in Dec 2027' */
function factsOf(
  { bonus, firstYear, isFirstYearMatched, fee, closeIn }: PlanAnswerStep,
  monthsLeft: number,
): string {
  // A first fee counts in full, a later one for the months of its year that the plan has.
  const isInPart = closeIn === null && monthsLeft > MONTHS_A_YEAR && monthsLeft % MONTHS_A_YEAR !== 0
  const over = isInPart ? ` over ${monthsLeft} months` : ''
  const extra = isFirstYearMatched ? 'first-year match' : 'from first-year rates'
  return [
    ...(bonus > 0 ? [`${formatDollars(bonus)} bonus`] : []),
    ...(firstYear > 0 ? [`${bonus > 0 ? 'about' : 'About'} ${formatDollars(firstYear)} ${extra}`] : []),
    ...(bonus > 0 || firstYear > 0 ? [] : ['No bonus']),
    fee > 0 ? `${formatDollars(fee)} in fees${over}` : freeText(closeIn),
    ...(closeIn === null ? [] : [`close it in ${formatMonth(closeIn)}`]),
  ].join(' · ')
}

const MONTHS_A_YEAR = 12

/** A card that's closed before its first fee isn't a card without a fee. */
function freeText(closeIn: string | null): string {
  return closeIn === null ? 'no annual fee' : 'no fee in the first year'
}

function StepDetails({ step, name }: { step: PlanAnswerStep; name: string }) {
  const { when, need, skip, waitsForRule: rule, authorizedUser, closeIn } = step
  return (
    <details className="group flex-1 basis-32 open:basis-full">
      <summary className="inline-flex min-h-11 list-none items-center gap-1 font-medium text-link hover:underline [&::-webkit-details-marker]:hidden">
        Details<span className="sr-only"> of {name}</span>
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <dl className="figures grid max-w-text gap-x-4 gap-y-2 pb-2 text-ink-soft narrow:grid-cols-[6rem_minmax(0,1fr)]">
        <Detail name="When">
          {when}
          {rule !== null && (
            <>
              {' '}
              {rule.isFirm ? '' : 'Some people report exceptions. '}
              Source: {rule.source}, {formatDay(rule.seen)}.
            </>
          )}
        </Detail>
        <Detail name="You need">{need}</Detail>
        <Detail name="Skipping">{skip}</Detail>
        {closeIn !== null && (
          <Detail name="Closing">
            Close it in {formatMonth(closeIn)}, before its second annual fee. It doesn’t earn that fee back.
          </Detail>
        )}
        {authorizedUser !== null && <Detail name="Also">{authorizedUser}</Detail>}
      </dl>
    </details>
  )
}

function Detail({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="contents">
      <dt className="font-medium text-ink">{name}</dt>
      <dd className="max-narrow:mb-1">{children}</dd>
    </div>
  )
}
