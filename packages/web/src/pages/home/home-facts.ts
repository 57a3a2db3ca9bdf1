/** Real results for the sections of the home page, calculated on the server. */

import type { PageContext } from '@cardsight/contract/pages'
import type { ContextSlug } from '@cardsight/contract/paths'
import { createFilter } from '@cardsight/engine/ranking'
import { benefits, sampleHouseholds } from '../../content/home-sections.ts'
import { landingOf } from '../../content/landing-contexts.ts'
import type { Ranking } from '../../features/ranking/answer.ts'
import { contextSlugs } from '../../features/ranking/landing-address.ts'
import { rankCards } from '../../features/ranking/rank-run.ts'
import { type HomeCard, type HomeFace, homeFaceOf, wholeDollars } from './answer.ts'

/** A bar of a chart, with its length as a share of the longest. */
export type FactBar = Readonly<{ name: string; amount: string; percent: number }>

export type HomeFacts = Readonly<{
  /** What the best cards and a plain one would have earned on average spending. */
  bars: readonly FactBar[]
  /** Who leads when: in year one, without the bonus, over three years. */
  leaders: readonly (HomeCard & Readonly<{ when: string }>)[]
  /** How many cards have a benefit, in the order of the benefits. */
  benefitCounts: readonly number[]
  /** The leader of each context. */
  contexts: Readonly<Partial<Record<ContextSlug, HomeCard>>>
  households: readonly HomeCard[]
}>

type Api = PageContext['api']

export async function gatherFacts(api: Api, ranking: Ranking): Promise<HomeFacts> {
  const [contexts, households] = await Promise.all([
    Promise.all(contextSlugs.map((slug) => leaderOf(api, slug))),
    Promise.all(
      sampleHouseholds.map(async ({ costs, profile }) =>
        topOf(await rankCards(api, { ...landingOf(null), profile }, costs)),
      ),
    ),
  ])
  return {
    bars: barsOf(ranking),
    leaders: leadersOf(ranking),
    benefitCounts: benefits.map(({ filters }) => ranking.cards.filter(createFilter(filters)).length),
    contexts: Object.fromEntries(contexts),
    households: households.flat(),
  }
}

async function leaderOf(api: Api, slug: ContextSlug): Promise<[ContextSlug, HomeCard | undefined]> {
  const landing = landingOf(slug)
  const [top] = topOf(await rankCards(api, landing, landing.costs))
  return [slug, top]
}

function topOf({ top: [pick] }: Pick<Ranking, 'top'>): HomeCard[] {
  return pick === undefined ? [] : [{ ...homeFaceOf(pick), total: wholeDollars(pick.totalMoney) }]
}

const BAR_CARDS = 4

function barsOf({ top, cards, gainOverPlain }: Ranking): FactBar[] {
  const [pick] = top
  if (pick === undefined) {
    return []
  }
  const best = [pick, ...cards.filter(({ cardId }) => cardId !== pick.cardId)].slice(0, BAR_CARDS)
  const rows = [
    ...best.map(({ name, totalMoney }) => ({ name, totalMoney })),
    { name: 'A plain 2% card', totalMoney: pick.totalMoney - gainOverPlain },
  ]
  const longest = Math.max(...rows.map(({ totalMoney }) => totalMoney), 1)
  return rows.map(({ name, totalMoney }) => ({
    name,
    amount: wholeDollars(totalMoney),
    percent: Math.round((100 * Math.max(totalMoney, 0)) / longest),
  }))
}

function leadersOf({ top: [pick], cards, leaders }: Ranking): HomeFacts['leaders'] {
  const faces = new Map<string, HomeFace>(cards.map((card) => [card.cardId, card]))
  const rows = [
    { when: 'In year one', leader: pick ?? null },
    { when: 'Without the intro bonus', leader: leaders.withoutBonus },
    { when: 'Over 3 years', leader: leaders.overThreeYears },
  ]
  return rows.flatMap(({ when, leader }) => {
    const face = leader === null ? undefined : faces.get(leader.cardId)
    return leader === null || face === undefined
      ? []
      : [{ ...homeFaceOf(face), when, total: wholeDollars(leader.totalMoney) }]
  })
}
