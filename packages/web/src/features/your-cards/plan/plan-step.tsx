import { pagePaths } from '@cardsight/contract/paths'
import type { PlanAnswerStep } from '@cardsight/contract/plan'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { ApplyLink } from '../../../cards/apply-link.tsx'
import { CardFace } from '../../../cards/card-face.tsx'
import { faceOf } from '../../../cards/face-of.ts'
import { formatDay, formatMonth } from '../../../lib/format-date.ts'
import { formatDollars } from '../../../lib/format-dollars.ts'
import { Button } from '../../../ui/button.tsx'
import type { WalletCardInfo } from '../../../worker/wallet-cards.ts'
import { personName } from './plan-text.ts'
import type { SkippedCard } from './stored-plan-settings.ts'

type PlanStepProps = {
  step: PlanAnswerStep
  info: WalletCardInfo
  /** True if it's time to apply. */
  isDue: boolean
  /** Null in a plan for one. */
  partnerName: string | null
  onSkip: (skipped: SkippedCard) => void
}

/** One application: when, which card, what it adds, and why. */
export function PlanStep({ step, info, isDue, partnerName, onSkip }: PlanStepProps) {
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
        <h3 className="min-w-0 self-end font-sans text-lg leading-6 font-semibold">
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
        <p className="figures col-span-2 mt-1 text-sm text-ink-soft">{factsOf(step)}</p>
        <p className="figures col-span-full mt-3 max-w-text">{why}</p>
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

/** `$600 bonus · $95 fee · close in Dec 2027`. */
function factsOf({ bonus, firstYear, isFirstYearMatched, fee, closeIn }: PlanAnswerStep): string {
  const extra = isFirstYearMatched ? 'first-year match' : 'from first-year rates'
  return [
    ...(bonus > 0 ? [`${formatDollars(bonus)} bonus`] : []),
    ...(firstYear > 0 ? [`${bonus > 0 ? 'about' : 'About'} ${formatDollars(firstYear)} ${extra}`] : []),
    ...(bonus > 0 || firstYear > 0 ? [] : ['No bonus']),
    fee > 0 ? `${formatDollars(fee)} in fees` : freeText(closeIn),
    ...(closeIn === null ? [] : [`close it in ${formatMonth(closeIn)}`]),
  ].join(' · ')
}

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
              {rule.isFirm ? '' : 'Some people get around it. '}
              Source: {rule.source}, {formatDay(rule.seen)}.
            </>
          )}
        </Detail>
        <Detail name="It takes">{need}</Detail>
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
