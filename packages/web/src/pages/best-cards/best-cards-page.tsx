import type { DebtAnswer } from '@cardsight/contract/backtest'
import type { MonthlyCosts } from '@cardsight/contract/costs'
import { type ContextSlug, pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { Suspense } from 'react'
import { Link, useLocation, useNavigation, useRevalidator, useSearchParams } from 'react-router'
import { withReference } from '../../api/reference.ts'
import { DebtHero } from '../../cards/debt-answer.tsx'
import { type Landing, landingOf } from '../../content/landing-contexts.ts'
import { ProfilePanel } from '../../features/profile/profile-panel.tsx'
import type { Answer, Ranking } from '../../features/ranking/answer.ts'
import {
  areSameCosts,
  isBestCardsPath,
  readCosts,
  readFilters,
} from '../../features/ranking/landing-address.ts'
import {
  headingOf,
  labelOf,
  landingText,
  noteOf,
  paragraphsOf,
  pickSentences,
} from '../../features/ranking/landing-text.ts'
import { AdvertiserDisclosureLink } from '../../layout/advertiser-disclosure-link.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Spinner } from '../../ui/skeleton.tsx'
import { useScrollAfterRun } from './arrive.ts'
import { ClosingBanner, DiscoveryBanner, FindBanner } from './banners.tsx'
import { debtCardsOf, debtOn } from './debt-on.ts'
import { Explore } from './explore.tsx'
import { SpendingPanel } from './spending-panel.tsx'
import { TopCards } from './top-cards.tsx'
import { type Person, useRanking, useWholeRanking } from './use-ranking.ts'

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
  const whole = useWholeRanking({ slug, answer: pageAnswer, costs })
  const { answer, person } = useRanking({ slug, answer: whole.answer, landing, costs })
  const pending = usePendingRun()
  const isBusy = pending !== null || person.isBusy
  useScrollAfterRun({ slug, isFromContext })
  const isRanked = answer.state === 'ranked'
  const debt = isRanked ? debtOn(answer, readFilters(search, landing)) : null
  return (
    <>
      <LandingHead landing={landing} isOwn={isOwn} isByCost={debt !== null} />
      <div className="mx-auto grid max-w-page grid-cols-1 items-start gap-x-16 gap-y-6 px-4 pb-10 narrow:px-6 menu:grid-cols-[minmax(0,1fr)_22rem]">
        <div aria-busy={isBusy} className="min-w-0 transition-opacity aria-busy:opacity-60">
          {isRanked && debt === null && (
            <TopSection ranking={answer} landing={landing} costs={costs} isOwn={isOwn} />
          )}
          {isRanked && debt !== null && <DebtLead ranking={answer} debt={debt} />}
          {!isRanked && <Failure />}
        </div>
        {/* Another context starts with its own amounts, whatever was typed here. */}
        <SpendingPanel key={slug} landing={landing} costs={costs} isOwn={isOwn}>
          {isRanked && <PagePerson person={person} assumes={answer.assumes} />}
        </SpendingPanel>
      </div>
      <FindBanner />
      {isRanked && (
        <div aria-busy={isBusy} className="transition-opacity aria-busy:opacity-60">
          <Explore ranking={answer} landing={landing} onRetry={whole.hasFailed ? whole.retry : null} />
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
    <DebtHero
      answer={debt}
      cards={debtCardsOf(ranking.cards)}
      credit={ranking.profile.credit}
      isUsual={ranking.profile.debt === null}
    />
  )
}

/** Overlays the page at any scroll position; the old cards stay until the new ones are loaded. */
function RunLoader() {
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-40 flex animate-late justify-center">
      <Spinner label={landingText.working} className="panel bg-panel px-5 py-3 shadow-float" />
    </div>
  )
}

/** Whether a run is loading: for another context, for other amounts, or none. Leaving the page doesn't count. */
function usePendingRun(): 'context' | 'amounts' | null {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  if (location === undefined || !isBestCardsPath(location.pathname)) {
    return null
  }
  return location.pathname === pathname ? 'amounts' : 'context'
}

function Failure() {
  const { revalidate, state } = useRevalidator()
  return (
    <EmptyState
      role="alert"
      className="py-16"
      title={sentences.cardFetchFailure}
      action={
        <Button data-needs-script onClick={() => void revalidate()} busy={state === 'loading'}>
          Try again
        </Button>
      }
    />
  )
}

/** Who the ranking is for: the person that the page assumes, or the visitor's own profile. */
function PagePerson({ person, assumes }: { person: Person; assumes: string }) {
  const { profile, options, isOwn, isBusy, hasFailed, error, prepare, change } = person
  return (
    <div className="mt-2">
      <ProfilePanel
        profile={profile}
        options={options}
        line={assumes}
        label={isOwn && options !== null ? 'Your profile' : 'This page assumes'}
        isBusy={isBusy}
        onApproach={prepare}
        onChange={change}
      />
      <p role="alert" className="text-sm text-brick">
        {hasFailed &&
          withReference('We couldn’t rank the cards for your profile. Please try again later.', error)}
      </p>
    </div>
  )
}

type TopSectionProps = { ranking: Ranking; landing: Landing; costs: MonthlyCosts; isOwn: boolean }

/** The page's answer in words, and its first three cards. */
function TopSection({ ranking, landing, costs, isOwn }: TopSectionProps) {
  const [first, ...others] = pickSentences(ranking)
  return (
    <section aria-labelledby="top-title">
      <h2 id="top-title" className="text-xl">
        {isOwn ? 'Top 3 for your spending' : 'Top 3 for this spending'}
      </h2>
      <p role="status" className="mt-2 font-medium">
        {first ?? landingText.noCards}
      </p>
      {others.length > 0 && <p className="text-sm text-ink-soft">{others.join(' ')}</p>}
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

type LandingHeadProps = {
  landing: Landing
  isOwn: boolean
  /** Cards are ranked by what a debt costs, not by what spending earns. */
  isByCost: boolean
}

function LandingHead({ landing, isOwn, isByCost }: LandingHeadProps) {
  const note = noteOf(landing, isOwn)
  const [first, second] = paragraphsOf(landing, isOwn)
  return (
    <header className="mx-auto max-w-page px-4 pt-6 pb-6 narrow:px-6 narrow:pt-10">
      <div className="flex flex-col-reverse gap-1">
        <h1 className="text-2xl narrow:text-4xl">{headingOf(landing, isOwn)}</h1>
        <p className="text-sm text-ink-soft">{labelOf(isOwn)}</p>
      </div>
      {!isByCost && (
        <div className="mt-3 max-w-text space-y-1">
          <p>{first}</p>
          <p className="text-sm text-ink-soft">{second}</p>
          {note !== undefined && <p className="text-sm text-ink-soft">{note}</p>}
        </div>
      )}
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
        Banks can’t pay to rank higher.
        <Link to={pagePaths.methodology} className={linkClasses}>
          How we rank
        </Link>
        <AdvertiserDisclosureLink className={linkClasses} />
      </p>
    </header>
  )
}

const linkClasses = 'py-0.5 underline underline-offset-4 hover:text-evergreen'
