import type { CardResult } from '@cardsight/contract/runs'
import { creditRangeOf } from './card-facts.ts'
import { InfoTip } from './info-tip.tsx'
import { countedText } from './offer-text.ts'

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
