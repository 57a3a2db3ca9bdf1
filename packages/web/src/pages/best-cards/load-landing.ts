import { noCosts } from '@cardsight/contract/costs'
import type { PageContext } from '@cardsight/contract/pages'
import type { ContextSlug } from '@cardsight/contract/paths'
import { createFilter } from '@cardsight/engine/ranking'
import { type Landing, landingOf } from '../../content/landing-contexts.ts'
import type { Ranking } from '../../features/ranking/answer.ts'
import {
  areSameCosts,
  FIRST_COUNT,
  outOfReachFor,
  readCosts,
  readFilters,
  showsAll,
  wantsWholeLists,
} from '../../features/ranking/landing-address.ts'
import { rankCards } from '../../features/ranking/rank-run.ts'
import { debtOn } from './debt-on.ts'
import { type SentAnswer, sendAnswer } from './sent-answer.ts'

type Server = Pick<PageContext, 'api' | 'reportError'>

/** On the server: the page renders even if the run fails, and then says so. */
export async function loadLanding(
  { api, reportError }: Server,
  slug: ContextSlug | null,
  url: string,
): Promise<{ answer: SentAnswer }> {
  const landing = landingOf(slug)
  const search = new URL(url).searchParams
  const costs = readCosts(search) ?? landing.costs
  try {
    const ranking = await rankCards(api, landing, costs)
    return { answer: sendAnswer(wantsWholeLists(search) ? ranking : shownPart(ranking, search, landing)) }
  } catch (error) {
    reportError(error)
    return { answer: { state: 'failed' } }
  }
}

/** Only the cards that the page shows first: all of them would triple the document. */
function shownPart(ranking: Ranking, search: URLSearchParams, landing: Landing): Ranking {
  const filters = readFilters(search, landing)
  if (debtOn(ranking, filters) !== null) {
    return ranking
  }
  const fits = createFilter(filters)
  const cards = ranking.cards.filter(fits)
  const outOfReach = outOfReachFor(ranking, filters)
  const shown = showsAll(search) ? cards.length + outOfReach.length : FIRST_COUNT
  return {
    ...ranking,
    cards: cards.slice(0, shown),
    outOfReach: outOfReach.slice(0, shown),
    debts: { own: null, byFilter: {} },
    part: { filters, count: cards.length, outOfReachCount: outOfReach.length },
  }
}

type Change = Readonly<{ currentUrl: URL; nextUrl: URL; defaultShouldRevalidate: boolean }>

/** Filters choose among loaded cards; only another page or other amounts need another run. */
export function needsRun({ currentUrl, nextUrl, defaultShouldRevalidate }: Change): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href
  const [before, after] = [currentUrl, nextUrl].map((url) => readCosts(url.searchParams) ?? noCosts)
  const isSameRun = isSamePage && areSameCosts(before ?? noCosts, after ?? noCosts)
  return isSameRun ? false : defaultShouldRevalidate
}
