import type { MonthlyCosts } from '@cardsight/contract/costs'
import { Suspense } from 'react'
import type { Landing } from '../../content/landing-contexts.ts'
import type { Ranking } from './answer.ts'
import { TopCards } from './top-cards.tsx'

type TopSectionProps = { ranking: Ranking; landing: Landing; costs: MonthlyCosts; isOwn: boolean }

export function TopSection({ ranking, landing, costs, isOwn }: TopSectionProps) {
  return (
    <section
      aria-labelledby="top-title"
      className="mx-auto max-w-page px-4 pt-12 pb-12 narrow:px-6 narrow:pb-16"
    >
      <h2 id="top-title">{isOwn ? 'Top 3 for your spending' : 'Top 3 for this spending'}</h2>
      {/* A separate section whose code is part of the page: it handles clicks before the rest is ready. */}
      <Suspense>
        <TopCards
          cards={ranking.top}
          spending={ranking.spending}
          costs={costs}
          profile={ranking.profile}
          isBonusCounted={landing.isIncludeIntroBonus}
          isOwnSpending={isOwn}
        />
      </Suspense>
    </section>
  )
}
