import type { CardResult } from '@cardsight/contract/runs'
import type { Projection } from '@cardsight/contract/schemas'
import { Check, CircleAlert } from 'lucide-react'
import { memo, type ReactNode, useId } from 'react'
import { ApplyLink } from '../../cards/apply-link.tsx'
import { CardFace } from '../../cards/card-face.tsx'
import { CardTerms } from '../../cards/card-terms.tsx'
import { faceOf } from '../../cards/face-of.ts'
import { withoutBonusText } from '../../cards/offer-text.ts'
import { formatDollars } from '../../lib/format-dollars.ts'
import { AnimatedNumber } from '../../ui/animated-number.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import type { Reason } from './answer-reasons.ts'

export type AnswerBlockProps = {
  card: CardResult
  projection: Projection
  reasons: readonly Reason[]
  /** What could be wrong with it; null if there's nothing to warn of. */
  warning: string | null
  /** Dollars over a 2% card without a fee; null if parts of the total are left out. */
  gainOverPlain: number | null
  /** Comparison with the cards that the person has. */
  baseline?: ReactNode
  /** A bank is still sending data. */
  isProvisional?: boolean
  comparePath: string
  onDetails: () => void
  onWhy: () => void
}

/** The answer: which card, how much, why, and what's the catch. */
export const AnswerBlock = memo(function AnswerBlock(props: AnswerBlockProps) {
  const { card, reasons, warning } = props
  const title = useId()
  return (
    <section aria-labelledby={title} className={gridClasses}>
      <CardFace {...faceOf(card)} decorative className="narrow:row-span-4 menu:row-span-1" />
      <div className="contents menu:block">
        <div className="min-w-0">
          <h2 id={title} className="text-xl narrow:text-2xl">
            {card.name}
          </h2>
          <p className="text-ink-soft">{card.issuer}</p>
        </div>
        <Reasons reasons={reasons} warning={warning} />
      </div>
      <div className="contents menu:block">
        <Value {...props} />
        <div className={rowClasses}>
          <CardTerms card={card} className="menu:mt-4" />
          <Actions {...props} />
        </div>
      </div>
    </section>
  )
})

// Up to 991 px the four parts are rows, with the value before the reasons. From 992 px they're two columns next to the face.
const gridClasses =
  'mt-5 grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-4 narrow:grid-cols-[11rem_minmax(0,1fr)] narrow:gap-x-8 menu:grid-cols-[13rem_minmax(0,1fr)_16rem] wide:grid-cols-[13rem_minmax(0,1fr)_21.5rem]'
const rowClasses = 'col-span-2 min-w-0 narrow:col-span-1 narrow:col-start-2 max-menu:order-3'

const periods = { 1: 'in year one', 2: 'in 2 years', 3: 'in 3 years' } as const

function Value({ card, projection, gainOverPlain, baseline, isProvisional, onWhy }: AnswerBlockProps) {
  const { annualFee, calculation } = card
  const hasFee = annualFee > 0 && calculation.isAnnual !== false
  const withoutBonus = calculation.isIntro === false ? null : withoutBonusText(card, formatDollars)
  return (
    <div className="col-span-2 min-w-0 narrow:col-span-1 narrow:col-start-2 max-menu:order-1">
      {isProvisional && <p className="text-sm font-semibold">Provisional: your import isn’t complete</p>}
      <p className="font-serif text-4xl font-semibold">
        <AnimatedNumber value={card.totalMoney} format={formatDollars} />
      </p>
      <p>
        {periods[projection]}
        {hasFee && `, after ${formatDollars(annualFee)} in annual fees`}.{' '}
        <button
          type="button"
          data-print="hide"
          aria-haspopup="dialog"
          onClick={onWhy}
          className="text-link underline underline-offset-4"
        >
          Why?
        </button>
      </p>
      {withoutBonus !== null && <p className="figures text-sm text-ink-soft">{withoutBonus}</p>}
      <ul className="mt-2 grid gap-0.5 font-medium">
        {gainOverPlain !== null && <li>{gainText(gainOverPlain)}</li>}
        {baseline}
      </ul>
    </div>
  )
}

function gainText(gain: number): string {
  const dollars = formatDollars(Math.abs(gain))
  return dollars === '$0'
    ? 'As much as a plain 2% card'
    : `${dollars} ${gain > 0 ? 'more' : 'less'} than a plain 2% card`
}

function Reasons({ reasons, warning }: Pick<AnswerBlockProps, 'reasons' | 'warning'>) {
  return (
    <ul className="col-span-2 grid gap-2 narrow:col-span-1 narrow:col-start-2 max-menu:order-2 menu:mt-4">
      {reasons.map(({ text, money }) => (
        <li key={text} className="flex gap-2">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-teal" />
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
        <li className="flex gap-2">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brick" />
          <span className="min-w-0">
            <span className="sr-only">The catch: </span>
            {warning}
          </span>
        </li>
      )}
    </ul>
  )
}

function Actions({ card, comparePath, onDetails }: AnswerBlockProps) {
  return (
    <div data-print="hide" className="mt-4 flex flex-wrap items-center gap-2">
      <ApplyLink card={card} />
      <Button variant="secondary" onClick={onDetails} aria-haspopup="dialog">
        Details<span className="sr-only"> of {card.name}, our pick</span>
      </Button>
      <LinkButton variant="secondary" to={comparePath} discover="none">
        Compare
      </LinkButton>
    </div>
  )
}
