import { createFilter } from '@cardsight/engine/ranking'
import { startTransition, useOptimistic, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { DebtList } from '../../cards/debt-answer.tsx'
import type { LandingFilter } from '../../content/card-filters.ts'
import type { Landing } from '../../content/landing-contexts.ts'
import { AdvertiserDisclosureLink } from '../../layout/advertiser-disclosure-link.tsx'
import { ActiveFilters } from './active-filters.tsx'
import type { Ranking } from './answer.ts'
import { CardList } from './card-list.tsx'
import { debtCardsOf, debtOn } from './debt-on.ts'
import { FilterBar } from './filter-bar.tsx'
import { readFilters, toggled, withFilters } from './filter-query.ts'
import { countSentence, landingText } from './landing-text.ts'
import { OutOfReach } from './out-of-reach.tsx'

type ExploreProps = { ranking: Ranking; landing: Landing }

/** All cards of the run. The filters come from the URL and are applied without a request. */
export function Explore({ ranking, landing }: ExploreProps) {
  const { cards, outOfReach } = ranking
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const count = useRef<HTMLParagraphElement>(null)
  const [filters, setFilters] = useOptimistic(readFilters(search, landing))
  const debt = debtOn(ranking, filters)
  const fitting = debt?.results ?? cards.filter(createFilter(filters))
  // Variants share a row, unless someone looks for one, such as a student card.
  const unreachable = outOfReach.filter(
    (card) => createFilter(filters)(card) && (card.totalMoney !== null || filters.length > 0),
  )
  const addressOf = (next: readonly LandingFilter[]) => `?${withFilters(search, next, landing)}`
  // The router updates the URL in a transition, which can lag behind the rest of the page; the list can't wait.
  const toggle = (filter: LandingFilter) =>
    startTransition(async () => {
      const next = toggled(filters, filter)
      setFilters(next)
      await navigate(addressOf(next), { preventScrollReset: true })
    })
  return (
    <section
      id="explore"
      aria-labelledby="explore-title"
      className="mx-auto max-w-page px-4 py-12 narrow:px-6 narrow:py-16"
    >
      <h2 id="explore-title">{landingText.explore}</h2>
      <p className="mt-3 max-w-text text-ink-soft">
        {debt === null
          ? valueText(landing)
          : 'By what the debt costs until it’s paid off. Rewards don’t count.'}
      </p>
      <div className="mt-8 grid items-start gap-x-10 gap-y-6 menu:grid-cols-[15rem_minmax(0,1fr)]">
        <FilterBar
          filters={filters}
          landing={landing}
          onToggle={toggle}
          // The clicked control disappears, so the focus moves to what has changed.
          onGone={() => count.current?.focus({ preventScroll: true })}
        />
        <div id="results" className="min-w-0">
          <p ref={count} tabIndex={-1} role="status" className="font-serif text-xl outline-none">
            {countSentence(fitting.length)}
          </p>
          <ActiveFilters
            filters={filters}
            addressWithout={(filter) => addressOf(toggled(filters, filter))}
            onGone={() => count.current?.focus({ preventScroll: true })}
          />
          <p className="mt-2 text-sm text-ink-soft">
            Some banks pay us when you apply. That can’t change a rank.{' '}
            <AdvertiserDisclosureLink className="underline underline-offset-4 hover:text-evergreen" />
          </p>
          {fitting.length === 0 && <p className="mt-4 text-ink-soft">{landingText.fewerFilters}</p>}
          {fitting.length > 0 && debt === null && (
            <CardList
              cards={cards.filter(createFilter(filters))}
              isBonusCounted={landing.isIncludeIntroBonus}
            />
          )}
          {fitting.length > 0 && debt !== null && <DebtList answer={debt} cards={debtCardsOf(cards)} />}
          {debt === null && <OutOfReach cards={unreachable} isOpen={fitting.length === 0} />}
        </div>
      </div>
    </section>
  )
}

function valueText({ isIncludeIntroBonus }: Landing): string {
  return isIncludeIntroBonus
    ? 'One year: rewards plus intro bonus, minus the annual fee.'
    : 'One year: rewards minus the annual fee, without intro bonuses.'
}
