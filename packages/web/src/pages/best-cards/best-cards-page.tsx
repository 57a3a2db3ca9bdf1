import type { ContextSlug } from '@cardsight/contract/paths'
import type { DebtAnswer } from '@cardsight/contract/schemas'
import { useSearchParams } from 'react-router'
import { DebtHero } from '../../cards/debt-answer.tsx'
import { landingOf } from '../../content/landing-contexts.ts'
import type { Answer, Ranking } from './answer.ts'
import { ClosingBanner, FindBanner } from './banners.tsx'
import { areSameCosts, readCosts } from './costs-query.ts'
import { debtCardsOf, debtOn } from './debt-on.ts'
import { DiscoveryBanner } from './discovery-banner.tsx'
import { Explore } from './explore.tsx'
import { Failure } from './failure.tsx'
import { readFilters } from './filter-query.ts'
import { LandingHead } from './landing-head.tsx'
import { PagePerson } from './page-person.tsx'
import { PickLine } from './pick-line.tsx'
import { RunLoader } from './run-loader.tsx'
import { SpendingPanel } from './spending-panel.tsx'
import { TopSection } from './top-section.tsx'
import { usePendingRun } from './use-pending-run.ts'
import { useRanking } from './use-ranking.ts'
import { useScrollAfterRun } from './use-scroll-after-run.ts'

export type BestCardsPageProps = {
  slug: ContextSlug | null
  answer: Answer
  /** The page was reached by client-side navigation from another context. */
  isFromContext?: boolean
}

export function BestCardsPage({ slug, answer: pageAnswer, isFromContext = false }: BestCardsPageProps) {
  const landing = landingOf(slug)
  const [search] = useSearchParams()
  const costs = readCosts(search) ?? landing.costs
  const isOwn = !areSameCosts(costs, landing.costs)
  const { answer, person } = useRanking({ slug, answer: pageAnswer, landing, costs })
  const pending = usePendingRun()
  const isBusy = pending !== null || person.isBusy
  useScrollAfterRun({ slug, isFromContext })
  const isRanked = answer.state === 'ranked'
  const debt = isRanked ? debtOn(answer, readFilters(search, landing)) : null
  return (
    <>
      <LandingHead landing={landing} isOwn={isOwn} isByCost={debt !== null}>
        {isRanked && (
          <div aria-busy={isBusy} className="transition-opacity aria-busy:opacity-60">
            {debt === null ? <PickLine ranking={answer} /> : <DebtLead ranking={answer} debt={debt} />}
          </div>
        )}
      </LandingHead>
      {/* Another context starts with its own amounts, whatever was typed here. */}
      <SpendingPanel key={slug} landing={landing} costs={costs} isOwn={isOwn}>
        {isRanked && <PagePerson person={person} assumes={answer.assumes} />}
      </SpendingPanel>
      <div aria-busy={isBusy} className="transition-opacity aria-busy:opacity-60">
        {isRanked && debt === null && (
          <TopSection ranking={answer} landing={landing} costs={costs} isOwn={isOwn} />
        )}
        {!isRanked && <Failure />}
      </div>
      <FindBanner />
      {isRanked && (
        <div aria-busy={isBusy} className="transition-opacity aria-busy:opacity-60">
          <Explore ranking={answer} landing={landing} />
        </div>
      )}
      <DiscoveryBanner slug={slug} />
      <ClosingBanner costs={costs} />
      {pending !== null && <RunLoader />}
    </>
  )
}

/** The page's answer if cards are ranked by cost. */
function DebtLead({ ranking, debt }: { ranking: Ranking; debt: DebtAnswer }) {
  return (
    <div className="mt-5">
      <DebtHero
        answer={debt}
        cards={debtCardsOf(ranking.cards)}
        credit={ranking.profile.credit}
        isUsual={ranking.profile.debt === null}
      />
    </div>
  )
}
