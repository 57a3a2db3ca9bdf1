/** The six amounts as a URL query: `?grocery=519&gas=220`. */

import { type MonthlyCosts, mapCosts } from '@cardsight/contract/costs'
import { audienceSlugs, type ContextSlug, pagePaths, spendSlugs } from '@cardsight/contract/paths'
import { formCategories } from '@cardsight/engine/categories'

/** The query parameters of the best-cards pages. The server ignores all others. */

export const FILTER = 'filter'
export const SHOW = 'show'

const LISTS = 'lists'

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
