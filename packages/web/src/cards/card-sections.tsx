import type { CardResult } from '@cardsight/contract/runs'
import { ChevronDown } from 'lucide-react'
import { DetailLines, Features, Notes, OtherRewards, RewardLines } from './card-features.tsx'
import { CardSection } from './card-section.tsx'
import { QuickTake } from './quick-take.tsx'
import { RewardBars } from './reward-bars.tsx'
import type { WhyFocus } from './why-focus.ts'

export type CardSectionsProps = {
  card: CardResult
  isFull: boolean
  onWhy: ((focus: WhyFocus) => void) | undefined
}

/** The collapsible parts of a card: reward by category, features and details. */
export function CardSections({ card, isFull, onWhy }: CardSectionsProps) {
  return (
    <div className="shared-rows-2">
      <CardSection
        title="Total Rewards"
        isOpen={isFull}
        isLazy={!isFull}
        parts={[
          <RewardBars key="bars" stat={card.stat} onWhy={onWhy} isWide={isFull} />,
          <RewardLines key="lines" card={card} />,
        ]}
      />
      <CardSection
        title="Features & Details"
        isLazy={!isFull}
        parts={[
          <div key="features" className="grid gap-6">
            {!isFull && <p>{card.shortDescription}</p>}
            <Features card={card} />
            {!isFull && <QuickTake card={card} />}
          </div>,
          <OtherRewards key="rewards" card={card} />,
          <div key="notes" className="grid gap-6">
            <Notes card={card} />
            <MoreDetails card={card} />
          </div>,
        ]}
      />
    </div>
  )
}

function MoreDetails({ card }: { card: CardResult }) {
  return (
    <details className="group/more">
      <summary className="inline-flex min-h-11 list-none items-center gap-1 font-semibold text-evergreen underline underline-offset-4 hover:text-evergreen-deep narrow:min-h-6 [&::-webkit-details-marker]:hidden">
        See More Details
        <ChevronDown aria-hidden="true" className="size-4 group-open/more:rotate-180 print:hidden" />
      </summary>
      <div className="mt-2">
        <DetailLines card={card} />
      </div>
    </details>
  )
}
