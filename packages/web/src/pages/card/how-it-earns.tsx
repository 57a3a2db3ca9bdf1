import type { CardReport } from '@cardsight/contract/schemas'
import { memo } from 'react'
import { PageSection } from './page-section.tsx'
import { RateBars } from './rate-bars.tsx'

/** Earn rates, caps and calendars, as described by the catalog. */
export const HowItEarns = memo(function HowItEarns({ report: { card, rates } }: { report: CardReport }) {
  const besides = card.rewardRateGeneralDetail
  if (card.rewardDetail.length === 0) {
    return (
      <PageSection id="earns" title="How it earns">
        <p>No rewards on purchases.</p>
      </PageSection>
    )
  }
  return (
    <PageSection
      id="earns"
      title="How it earns"
      lead="If several rates match a purchase, the best one applies; rates add up only if a line says “on top”. A bar with an end has a cap: beyond it, you earn the dark part only."
    >
      <div className="grid gap-x-12 gap-y-8 menu:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          <h3 className="mb-2">Earn rates</h3>
          <RateBars rates={rates} />
        </div>
        {besides.length > 0 && (
          <div className="min-w-0">
            <h3>Quarters and points</h3>
            <ul className="mt-2 list-none border-b border-hairline">
              {besides.map((line) => (
                <li key={line} className="border-t border-hairline py-2.5">
                  {line}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </PageSection>
  )
})
