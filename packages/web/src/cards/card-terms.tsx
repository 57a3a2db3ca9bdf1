import type { CardBrief } from '@cardsight/contract/cards'
import { pagePaths } from '@cardsight/contract/paths'
import type { CardResult } from '@cardsight/contract/runs'
import { capitalize } from '@cardsight/engine/text'
import { formatDay } from '../lib/format-date.ts'
import { classNames } from '../ui/class-names.ts'
import { InfoTip } from '../ui/tooltip.tsx'
import { IssuerLink } from './apply-link.tsx'
import { creditRangeOf } from './card-facts.ts'
import { countedText, offerText } from './offer-text.ts'

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
          <dd className="figures min-w-0">{capitalize(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

type QuickTakeProps = { card: CardResult; className?: string }

export function QuickTake({ card, className }: QuickTakeProps) {
  const takes = [
    { label: 'Annual fee', value: card.annualFeeDisplay.join(', '), more: card.annualFeeGeneralDetail },
    { label: 'Recommended credit score range', value: creditRangeOf(card.creditRange), more: [] },
    { label: 'Reward rate', value: card.rewardRate, more: card.rewardRateGeneralDetail },
    {
      label: 'Intro offer',
      value: countedText(card.introOffer.intro_description, card.offerParts),
      more: card.introOfferGeneralDetail.filter((line) => line !== card.introOffer.intro_description),
    },
  ]
  return (
    <div className={className}>
      <h4 className="ledger-label text-ink-soft">Quick Take</h4>
      <dl className="mt-1">
        {takes.map(({ label, value, more }) => (
          <div
            key={label}
            className="grid gap-x-4 border-t border-hairline py-2 first:border-t-0 chart:grid-cols-[2fr_3fr]"
          >
            <dt className="text-ink-soft">
              {label} <InfoTip about={label} lines={more} />
            </dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Beside terms that no source has confirmed for 90 days. */
export const STALE_TERMS = 'These terms may have changed. Check them before you apply.'

type FactsSourceProps = {
  card: Pick<CardBrief, 'link' | 'issuer' | 'asOf'> & { cardId: string }
  /** False where the date stands beside a total. */
  isDated?: boolean
  className?: string
}

/** Date of the oldest fact behind the result, and links to check them all. */
export function FactsSource({ card, isDated = true, className }: FactsSourceProps) {
  return (
    <p className={classNames('text-sm text-ink-soft', className)}>
      {isDated && (
        <>
          Terms last confirmed <time dateTime={card.asOf}>{formatDay(card.asOf)}</time>.{' '}
        </>
      )}
      <a href={pagePaths.card(card.cardId)}>Sources</a> ·{' '}
      <IssuerLink card={card}>
        Check at {card.issuer}
        <span className="sr-only">, in a new tab</span>
      </IssuerLink>
    </p>
  )
}
