import { pagePaths } from '@cardsight/contract/paths'
import { createFilter } from '@cardsight/engine/ranking'
import { X } from 'lucide-react'
import { startTransition, useEffect, useOptimistic, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { DebtList } from '../../cards/debt-answer.tsx'
import { outOfReachTitle } from '../../cards/missing-text.ts'
import type { LandingFilter } from '../../content/card-filters.ts'
import type { Landing } from '../../content/landing-contexts.ts'
import type { ListedCard, Ranking, UnreachableCard } from '../../features/ranking/answer.ts'
import {
  areSameFilters,
  FIRST_COUNT,
  outOfReachFor,
  readFilters,
  showsAll,
  toggled,
  withAllShown,
  withFilters,
} from '../../features/ranking/landing-address.ts'
import { countSentence, landingText } from '../../features/ranking/landing-text.ts'
import { formatDollars } from '../../lib/format-money.ts'
import { LinkButton, TextButton } from '../../ui/button.tsx'
import { debtCardsOf, debtOn } from './debt-on.ts'
import { FilterBar } from './filter-bar.tsx'
import { RankedCard } from './ranked-card.tsx'

type CardListProps = {
  /** All that match, or the first of them. */
  cards: readonly ListedCard[]
  count: number
  isBonusCounted: boolean
}

function CardList({ cards, count, isBonusCounted }: CardListProps) {
  const [search] = useSearchParams()
  const hasAll = showsAll(search)
  const list = useRef<HTMLOListElement>(null)
  const isAskedFor = useRef(false)
  // The click removes the button: move the focus to the first card that wasn't there before.
  useEffect(() => {
    const next = list.current?.children[FIRST_COUNT]
    if (hasAll && isAskedFor.current && next instanceof HTMLElement) {
      next.focus({ preventScroll: true })
    }
    isAskedFor.current = false
  }, [hasAll])
  return (
    <>
      <ol ref={list} aria-label="Cards" className="mt-3 list-none border-b border-hairline">
        {(hasAll ? cards : cards.slice(0, FIRST_COUNT)).map((card, index) => (
          <li key={card.cardId} tabIndex={-1} className={cardClasses}>
            <RankedCard card={card} rank={index + 1} isBonusCounted={isBonusCounted} />
          </li>
        ))}
      </ol>
      {!hasAll && count > FIRST_COUNT && (
        <p className="mt-6" data-print="hide">
          <LinkButton
            to={`?${withAllShown(search)}`}
            variant="secondary"
            preventScrollReset
            onClick={() => {
              isAskedFor.current = true
            }}
          >
            See all {count} cards
          </LinkButton>
        </p>
      )}
    </>
  )
}

/**
 * Until hydration, cards far below the fold are not laid out: all at once would block a phone. Afterward and without
 * scripts they always are, so that nothing moves and page search finds their text.
 */
const cardClasses =
  'outline-none [contain-intrinsic-block-size:auto_6rem] [html:not([data-hydrated])_&]:not-noscript:[content-visibility:auto]'

type ActiveFiltersProps = {
  filters: readonly LandingFilter[]
  addressWithout: (filter: LandingFilter) => string
  onGone: () => void
}

/** The active filters, each removable with one click; links, so that it works without a script. */
function ActiveFilters({ filters, addressWithout, onGone }: ActiveFiltersProps) {
  return (
    filters.length > 0 && (
      <ul aria-label="Active filters" className="mt-3 flex list-none flex-wrap gap-2" data-print="hide">
        {filters.map((filter) => (
          <li key={filter}>
            <Link to={addressWithout(filter)} preventScrollReset onClick={onGone} className={chipClasses}>
              <span className="sr-only">Remove filter </span>
              {filter}
              <X aria-hidden="true" className="size-4 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
    )
  )
}

const chipClasses =
  'relative inline-flex min-h-11 items-center gap-1.5 rounded-control border border-evergreen bg-evergreen-tint px-3 text-sm font-medium hover:border-ink narrow:min-h-8'

type ExploreProps = {
  ranking: Ranking
  landing: Landing
  /** Loads the cards again that the document leaves out; null unless that failed. */
  onRetry: (() => void) | null
}

/** All cards of the run. The filters come from the URL and are applied without a request. */
export function Explore({ ranking, landing, onRetry }: ExploreProps) {
  const { cards, part } = ranking
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const count = useRef<HTMLParagraphElement>(null)
  const [filters, setFilters] = useOptimistic(readFilters(search, landing))
  const isWaiting =
    part !== undefined &&
    !(areSameFilters(filters, part.filters) && (!showsAll(search) || cards.length === part.count))
  // The list stays as it is until the other cards have arrived.
  const shown = isWaiting ? part.filters : filters
  const debt = debtOn(ranking, shown)
  const fitting = cards.filter(createFilter(shown))
  const matches = part?.count ?? debt?.results.length ?? fitting.length
  const unreachable = outOfReachFor(ranking, shown)
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
      className="mx-auto max-w-page px-4 py-6 narrow:px-6 narrow:py-10"
    >
      <h2 id="explore-title" className="text-xl">
        {landingText.explore}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {debt === null
          ? valueText(landing)
          : 'By what the debt costs until it’s paid off. Rewards don’t count.'}{' '}
      </p>
      <div className="mt-4 grid items-start gap-x-10 gap-y-4 menu:grid-cols-[15rem_minmax(0,1fr)]">
        <FilterBar
          filters={filters}
          landing={landing}
          hasBusiness={ranking.profile.hasBusiness}
          onToggle={toggle}
          // The clicked control disappears, so the focus moves to what has changed.
          onGone={() => count.current?.focus({ preventScroll: true })}
        />
        <div
          id="results"
          aria-busy={isWaiting && onRetry === null}
          className="min-w-0 transition-opacity aria-busy:opacity-60"
        >
          <p ref={count} tabIndex={-1} role="status" className="font-semibold outline-none">
            {countSentence(matches)}
          </p>
          <ActiveFilters
            filters={filters}
            addressWithout={(filter) => addressOf(toggled(filters, filter))}
            onGone={() => count.current?.focus({ preventScroll: true })}
          />
          {isWaiting && onRetry !== null && (
            <p role="alert" className="mt-3 text-brick">
              We couldn’t load the other cards. <TextButton onClick={onRetry}>Try again</TextButton>
            </p>
          )}
          {matches === 0 && <p className="mt-4 text-ink-soft">{landingText.fewerFilters}</p>}
          {matches > 0 && debt === null && (
            <CardList cards={fitting} count={matches} isBonusCounted={landing.isIncludeIntroBonus} />
          )}
          {matches > 0 && debt !== null && <DebtList answer={debt} cards={debtCardsOf(cards)} />}
          {debt === null && (
            <OutOfReach
              cards={unreachable}
              count={part?.outOfReachCount ?? unreachable.length}
              isOpen={matches === 0}
            />
          )}
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

type OutOfReachProps = {
  /** All of them, or the first. */
  cards: readonly UnreachableCard[]
  count: number
  isOpen: boolean
}

/** Cards that the person can't get, with what each needs. Collapsed unless there's nothing else to show. */
function OutOfReach({ cards, count, isOpen }: OutOfReachProps) {
  return (
    cards.length > 0 && (
      <details className="mt-8 border-t border-hairline pt-2" open={isOpen}>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold hover:text-evergreen">
          {outOfReachTitle(count)}
        </summary>
        <ul aria-label="Cards out of reach" className="list-none divide-y divide-hairline">
          {cards.map(({ cardId, name, needs, totalMoney }) => (
            <li key={cardId} className="flex flex-wrap justify-between gap-x-6 py-2.5 text-sm">
              <span className="min-w-0">
                {/* The router would load the routes of all these links, which most visitors never see. */}
                <Link to={pagePaths.card(cardId)} discover="none" className="font-medium">
                  {name}
                </Link>
                <span className="block text-ink-soft">Needs {needs.join(' and ')}</span>
              </span>
              {totalMoney !== null && <span className="figures ml-auto">{formatDollars(totalMoney)}</span>}
            </li>
          ))}
        </ul>
      </details>
    )
  )
}
