/**
 * URLs of the best-cards pages: their paths, the six amounts (`?grocery=519&gas=220`) and the selected filters
 * (`?filter=Travel&filter=Student`; without any, the page's own).
 */

import { type MonthlyCosts, mapCosts } from '@cardsight/contract/costs'
import { audienceSlugs, type ContextSlug, pagePaths, spendSlugs } from '@cardsight/contract/paths'
import { formCategories } from '@cardsight/engine/categories'
import { createFilter } from '@cardsight/engine/ranking'
import { filterGroups, type LandingFilter } from '../../content/card-filters.ts'
import type { Landing } from '../../content/landing-contexts.ts'
import type { Ranking, UnreachableCard } from './answer.ts'

export const FILTER = 'filter'
const SHOW = 'show'

const LISTS = 'lists'

/** The query parameters of the best-cards pages. The server ignores all others. */
export const landingParameters: readonly string[] = [...formCategories, FILTER, SHOW, LISTS]

/** Asks for every card, which a document leaves out. */
export function withWholeLists(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search)
  next.set(LISTS, 'all')
  return next
}

export function wantsWholeLists(search: URLSearchParams): boolean {
  return search.get(LISTS) === 'all'
}

/** Drops unknown parameters, which links would otherwise repeat in the browser but not on the server. */
export function landingSearch(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    landingParameters
      .filter((name) => name !== LISTS)
      .flatMap((name) => search.getAll(name).map((value) => [name, value])),
  )
}

const amount = /^(?:\d{1,5}|\d{1,2},\d{3})$/

/** Null if there is no amount above 0; an invalid one counts as 0. */
export function readCosts(search: URLSearchParams): MonthlyCosts | null {
  const costs = mapCosts((name) => {
    const typed = search.get(name) ?? ''
    return amount.test(typed) ? Number(typed.replace(',', '')) : 0
  })
  return totalOf(costs) > 0 ? costs : null
}

/** The same query with these amounts; null removes them. */
export function withCosts(search: URLSearchParams, costs: MonthlyCosts | null): URLSearchParams {
  const next = landingSearch(search)
  for (const name of formCategories) {
    next.delete(name)
    if (costs !== null && costs[name] > 0) {
      next.set(name, String(costs[name]))
    }
  }
  return next
}

export function totalOf(costs: MonthlyCosts): number {
  return formCategories.reduce((sum, name) => sum + costs[name], 0)
}

export function areSameCosts(one: MonthlyCosts, other: MonthlyCosts): boolean {
  return formCategories.every((name) => one[name] === other[name])
}

/** Every context, in menu order. */
export const contextSlugs: readonly ContextSlug[] = [...audienceSlugs, ...spendSlugs]

export function landingPath(slug: ContextSlug | null): string {
  return slug === null ? pagePaths.currentBestCards : pagePaths.bestCardsFor(slug)
}

export function isBestCardsPath(pathname: string): boolean {
  return (
    pathname === pagePaths.currentBestCards || contextSlugs.some((slug) => landingPath(slug) === pathname)
  )
}

export function isContextSlug(slug: string): slug is ContextSlug {
  return contextSlugs.some((known) => known === slug)
}

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
