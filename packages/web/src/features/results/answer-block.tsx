import type { Projection } from '@cardsight/contract/backtest'
import type { CardResult } from '@cardsight/contract/runs'
import { Check, CircleAlert } from 'lucide-react'
import { memo, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { ApplyDisclosure, ApplyLink } from '../../cards/apply-link.tsx'
import { CardFace, faceOf } from '../../cards/card-face.tsx'
import { creditRangeOf, issuerLine } from '../../cards/card-facts.ts'
import { laterYearLabel } from '../../cards/offer-note.tsx'
import { VariantLinks } from '../../cards/variant-links.tsx'
import { formatDollars, formatMoney } from '../../lib/format-money.ts'
import { PickBadge } from '../../ui/badge.tsx'
import { TextButton } from '../../ui/button.tsx'
import type { Reason } from './answer-reasons.ts'
import { AnswerTerms, isBonusShown } from './answer-terms.tsx'

export type AnswerBlockProps = {
  card: CardResult
  projection: Projection
  reasons: readonly Reason[]
  /** What could be wrong with it; null if there's nothing to warn of. */
  warning: string | null
  /** Dollars over a 2% card without a fee; null if parts of the total are left out. */
  gainOverPlain: number | null
  /** Dollars a year from year two on; null if the history is too short to say. */
  laterYear: number | null
  /** Why later years differ from year one without its bonus; null if they don't. */
  laterNote?: string | null
  /** The best card to keep, if it's another one. */
  later?: readonly string[]
  /** Comparison with the cards that the person has. */
  baseline?: ReactNode
  /** A bank is still sending data. */
  isProvisional?: boolean
  comparePath: string
  /** Null for an answer that can't be watched. */
  watchPath: string | null
  onDetails: () => void
  onWhy: () => void
}

/** The answer: which card, how much, why, and what's the catch. */
export const AnswerBlock = memo(function AnswerBlock(props: AnswerBlockProps) {
  const { card, reasons, warning, projection, laterYear } = props
  const title = useId()
  return (
    <section aria-labelledby={title} data-card={card.cardId} className={gridClasses}>
      <div>
        <CardFace {...faceOf(card)} decorative />
        <Links {...props} className="mt-3 hidden menu:flex" />
      </div>
      <div className="contents menu:block">
        <div className="min-w-0 self-center">
          <PickBadge />
          <h2 id={title} className="mt-1 text-xl narrow:text-2xl">
            {card.name}
          </h2>
          <p className="text-sm text-ink-soft">{issuerLine(card)}</p>
          <VariantLinks variants={card.variants} />
        </div>
        <Reasons reasons={reasons} warning={warning} />
        <AnswerTerms
          card={card}
          laterYear={projection === '1' ? laterYear : null}
          className={`${rowClasses} max-menu:order-4 menu:mt-4`}
        />
      </div>
      <div className="contents menu:block">
        <Value {...props} />
        <div className={`${rowClasses} max-menu:order-3 menu:mt-4`}>
          <ApplyLink card={card} className="w-full narrow:max-menu:w-auto" />
          <ApplyDisclosure card={card} isDated={false} className="mt-2">
            {creditRangeOf(card.creditRange)} credit.{' '}
          </ApplyDisclosure>
          <Links {...props} className="mt-2 flex menu:hidden" />
        </div>
      </div>
    </section>
  )
})

// Up to 991 px: face and name, then one part below the other. From 992 px on: face, reasons, and value with the button.
const gridClasses =
  'mt-4 grid grid-cols-[min(6.5rem,27vw)_minmax(0,1fr)] items-start wrap-anywhere gap-x-4 gap-y-3 narrow:gap-y-4 narrow:grid-cols-[11rem_minmax(0,1fr)] narrow:gap-x-8 menu:grid-cols-[14rem_minmax(0,1fr)_17rem] wide:grid-cols-[19rem_minmax(0,1fr)_22.5rem] wide:gap-x-10'
const rowClasses = 'col-span-2 min-w-0'

const periods = { 1: 'in year one', 2: 'in 2 years', 3: 'in 3 years' } as const

function Value(props: AnswerBlockProps) {
  const { card, projection, gainOverPlain, laterYear, later = [], laterNote = null, baseline } = props
  const { isProvisional, onWhy } = props
  const isOneYear = projection === '1'
  const second = isOneYear ? laterYear : card.totalMoneyPerYear
  const bonus = isBonusShown(card) ? card.introMoney : 0
  return (
    <div className={`${rowClasses} max-menu:order-1`}>
      {isProvisional && <p className="text-sm font-semibold">Provisional: your import isn’t complete</p>}
      {/* What starts a row has its line outside, where it's clipped. */}
      <div className="overflow-x-clip">
        <div className="-ml-[calc(1.5rem+1px)] flex flex-wrap items-baseline gap-y-1">
          <p className={figureClasses}>
            <span className="figures block font-serif text-4xl font-semibold">
              {formatDollars(card.totalMoney)}
            </span>
            <span className="block text-sm text-ink-soft">
              <span className="sr-only">Total Reward </span>
              {periods[projection]}.{' '}
              <button
                type="button"
                data-print="hide"
                aria-haspopup="dialog"
                aria-label={`${formatMoney(card.totalMoney)}, Total Reward: why?`}
                onClick={onWhy}
                className="text-link underline underline-offset-4"
              >
                Why?
              </button>
            </span>
          </p>
          {second !== null && (
            <p className={`min-w-0 flex-1 basis-40 ${figureClasses}`}>
              <span className="figures block font-serif text-2xl font-semibold">{formatDollars(second)}</span>
              <span className="block text-sm text-ink-soft">
                {isOneYear ? laterYearLabel(second, { ...card, introMoney: bonus }) : 'per year'}
              </span>
            </p>
          )}
        </div>
      </div>
      <ul className="mt-2 grid list-none gap-0.5 text-sm font-medium">
        {gainOverPlain !== null && <li className="figures">{gainText(gainOverPlain)}</li>}
        {baseline}
        {later.map((sentence) => (
          <li key={sentence} className="figures">
            {sentence}
          </li>
        ))}
      </ul>
      {bonus > 0 && isOneYear && laterNote !== null && (
        <p className="figures mt-0.5 text-sm text-ink-soft">{laterNote}</p>
      )}
    </div>
  )
}

const figureClasses = 'border-l border-hairline pl-6 pr-6'

function gainText(gain: number): string {
  const dollars = formatDollars(Math.abs(gain))
  return dollars === '$0'
    ? 'As much as a plain 2% card'
    : `${dollars} ${gain > 0 ? 'more' : 'less'} than a plain 2% card`
}

function Reasons({ reasons, warning }: Pick<AnswerBlockProps, 'reasons' | 'warning'>) {
  return (
    <ul className={`${rowClasses} grid list-none gap-2 max-menu:order-2 menu:mt-4`}>
      {reasons.map(({ text, money }) => (
        <li key={text} className="flex gap-2">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-evergreen" />
          <span className="min-w-0">
            {text}
            {money !== null && (
              <>
                : <b className="figures font-semibold">{formatDollars(money)}</b>
              </>
            )}
          </span>
        </li>
      ))}
      {warning !== null && (
        <li className="mt-1 flex gap-2 border-t border-hairline pt-3">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brick" />
          <span className="figures min-w-0">
            <span className="sr-only">The catch: </span>
            {warning}
          </span>
        </li>
      )}
    </ul>
  )
}

type LinksProps = Pick<AnswerBlockProps, 'card' | 'comparePath' | 'watchPath' | 'onDetails'> & {
  className: string
}

function Links({ card, comparePath, watchPath, onDetails, className }: LinksProps) {
  return (
    <p data-print="hide" className={`flex-wrap gap-x-5 text-sm ${className}`}>
      <TextButton onClick={onDetails} aria-haspopup="dialog">
        Details<span className="sr-only"> of {card.name}</span>
      </TextButton>
      <Link to={comparePath} discover="none" className="press">
        Compare
      </Link>
      {watchPath !== null && (
        <Link to={watchPath} discover="none" className="press">
          Watch<span className="sr-only"> for a better card</span>
        </Link>
      )}
    </p>
  )
}
