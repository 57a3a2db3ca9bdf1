import type { CardResult } from '@cardsight/contract/runs'
import { classNames } from '../ui/class-names.ts'
import { creditRangeOf } from './card-facts.ts'
import { offerText } from './offer-text.ts'

type CardTermsProps = {
  card: Pick<CardResult, 'introOffer' | 'offerParts' | 'annualFeeDisplay' | 'creditRange'>
  className?: string
}

/** Bonus, fee and credit range, which a person should read before applying. */
export function CardTerms({ card, className }: CardTermsProps) {
  const terms = [
    ['Welcome bonus', offerText(card.introOffer.intro_description, card.offerParts)],
    ['Annual fee', card.annualFeeDisplay.join(', ')],
    ['Credit', creditRangeOf(card.creditRange)],
  ] as const
  return (
    <dl className={classNames('grid gap-1 text-sm', className)}>
      {terms.map(([label, value]) => (
        <div key={label} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-soft">{label}:</dt>
          <dd className="figures min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
