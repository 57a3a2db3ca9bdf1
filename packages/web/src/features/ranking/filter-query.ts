/** The selected filters as a URL query: `?filter=Travel&filter=Student`; without any, the page's own. */

import { createFilter } from '@cardsight/engine/ranking'
import { filterGroups, type LandingFilter } from '../../content/card-filters.ts'
import type { Landing } from '../../content/landing-contexts.ts'
import type { Ranking, UnreachableCard } from './answer.ts'
import { FILTER, landingSearch, SHOW } from './landing-address.ts'

const ALL = 'all'

const choices: readonly LandingFilter[] = filterGroups.flatMap((group) => group.choices)

type Defaults = Pick<Landing, 'selectedCategories' | 'selectedFeatures'>

export function defaultFilters({ selectedCategories, selectedFeatures }: Defaults): LandingFilter[] {
  return inOrder(new Set<string>([...selectedCategories, ...selectedFeatures]))
}

/** In the order of the bar, whatever the order in the URL; unknown names are ignored. */
export function readFilters(search: URLSearchParams, landing: Defaults): LandingFilter[] {
  return search.has(FILTER) ? inOrder(new Set(search.getAll(FILTER))) : defaultFilters(landing)
}

/** A URL without the parameter means the defaults, so an empty parameter means none. */
export function withFilters(
  search: URLSearchParams,
  filters: readonly LandingFilter[],
  landing: Defaults,
): URLSearchParams {
  const next = landingSearch(search)
  next.delete(SHOW)
  next.delete(FILTER)
  if (areSameFilters(filters, defaultFilters(landing))) {
    return next
  }
  for (const filter of filters.length === 0 ? [''] : filters) {
    next.append(FILTER, filter)
  }
  return next
}

export function toggled(filters: readonly LandingFilter[], filter: LandingFilter): LandingFilter[] {
  const chosen = new Set<string>(filters)
  if (!chosen.delete(filter)) {
    chosen.add(filter)
  }
  return inOrder(chosen)
}

/** Both in the order of the bar. */
export function areSameFilters(one: readonly LandingFilter[], other: readonly LandingFilter[]): boolean {
  return one.length === other.length && one.every((filter, index) => filter === other[index])
}

/** How many cards the list shows at first. */
export const FIRST_COUNT = 10

export function showsAll(search: URLSearchParams): boolean {
  return search.get(SHOW) === ALL
}

export function withAllShown(search: URLSearchParams): URLSearchParams {
  const next = landingSearch(search)
  next.set(SHOW, ALL)
  return next
}

function inOrder(chosen: ReadonlySet<string>): LandingFilter[] {
  return choices.filter((choice) => chosen.has(choice))
}

/** Variants share a row with their card, unless someone looks for one, such as a student card. */
export function outOfReachFor(
  { outOfReach }: Pick<Ranking, 'outOfReach'>,
  filters: readonly LandingFilter[],
): UnreachableCard[] {
  const fits = createFilter(filters)
  return outOfReach.filter((card) => fits(card) && (card.totalMoney !== null || filters.length > 0))
}
