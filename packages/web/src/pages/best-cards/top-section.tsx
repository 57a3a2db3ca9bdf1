import type { MonthlyCosts } from '@cardsight/contract'
import { lazy, Suspense } from 'react'
import type { Landing } from '../../content/landing-contexts.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Ranking } from './answer.ts'
import { landingWords, pickSentences } from './landing-words.ts'

// The panels bring the most code; what the server has drawn can be read while it is still on its way.
const TopCards = lazy(async () => ({ default: (await import('./top-cards.tsx')).TopCards }))

type TopSectionProps = { ranking: Ranking; landing: Landing; costs: MonthlyCosts; isOwn: boolean }

export function TopSection({ ranking, landing, costs, isOwn }: TopSectionProps) {
  const [first, ...others] = pickSentences(ranking)
  return (
    <section
      aria-labelledby="top-title"
      className="mx-auto max-w-page px-4 pt-12 pb-12 narrow:px-6 narrow:pb-16"
    >
      <h2 id="top-title">{isOwn ? 'Top 3 for your spending' : 'Top 3 for this spending'}</h2>
      <p role="status" className="mt-3 max-w-text">
        {first ?? landingWords.noCards}
      </p>
      {others.length > 0 && <p className="mt-1 max-w-text text-ink-soft">{others.join(' ')}</p>}
      <Suspense fallback={<Panels />}>
        <TopCards
          cards={ranking.top}
          spending={ranking.spending}
          costs={costs}
          isBonusCounted={landing.isIncludeIntroBonus}
        />
      </Suspense>
    </section>
  )
}

function Panels() {
  return (
    <div aria-busy="true" className="mt-8 grid gap-6 duo:grid-cols-3">
      <Skeleton className="h-144 rounded-panel" />
      <Skeleton className="h-144 rounded-panel" />
      <Skeleton className="h-144 rounded-panel" />
    </div>
  )
}
