/** Real results for the sections of the home page, calculated on the server. */

import { apiPaths } from '@cardsight/contract/api-paths'
import { costKeys, type MonthlyCosts } from '@cardsight/contract/costs'
import type { PageContext } from '@cardsight/contract/pages'
import type { ContextSlug } from '@cardsight/contract/paths'
import { type Explanation, explanationSchema } from '@cardsight/contract/schemas'
import { createFilter } from '@cardsight/engine/ranking'
import { benefits } from '../../content/benefits.ts'
import { landingOf } from '../../content/landing-contexts.ts'
import { sampleHouseholds } from '../../content/sample-households.ts'
import type { Ranking } from '../best-cards/answer.ts'
import { contextSlugs } from '../best-cards/landing-path.ts'
import { rankCards } from '../best-cards/rank-cards.ts'
import { type HomeCard, type HomeFace, homeFaceOf, wholeDollars } from './answer.ts'

/** A bar of a chart, with its length as a share of the longest. */
export type FactBar = Readonly<{ name: string; amount: string; percent: number }>

export type HomeFacts = Readonly<{
  /** What the best cards and a plain one would have earned on average spending. */
  bars: readonly FactBar[]
  /** Who leads when: in year one, without the bonus, over three years. */
  leaders: readonly (HomeCard & Readonly<{ when: string }>)[]
  /** The largest lines behind the pick's rewards. */
  excerpt: Readonly<{ title: string; lines: readonly FactLine[] }>
  /** How many cards have a benefit, and the best of them, in the order of the benefits. */
  benefits: readonly Readonly<{ count: number; best: string }>[]
  /** The leader of each context. */
  contexts: Readonly<Partial<Record<ContextSlug, FactLeader>>>
  households: readonly HomeCard[]
}>

export type FactLeader = Readonly<{ name: string; total: string }>
export type FactLine = Readonly<{ rule: string; spending: string; money: string }>

type Api = PageContext['api']

export async function gatherFacts(api: Api, ranking: Ranking, costs: MonthlyCosts): Promise<HomeFacts> {
  const [contexts, households, explanation] = await Promise.all([
    Promise.all(contextSlugs.map((slug) => leaderOf(api, slug))),
    Promise.all(
      sampleHouseholds.map(async ({ costs, profile }) =>
        topOf(await rankCards(api, { ...landingOf(null), profile }, costs)),
      ),
    ),
    explainPick(api, ranking, costs),
  ])
  return {
    bars: barsOf(ranking),
    leaders: leadersOf(ranking),
    excerpt: excerptOf(explanation),
    benefits: benefits.map(({ filters }) => {
      const cards = ranking.cards.filter(createFilter(filters))
      return { count: cards.length, best: cards[0]?.name ?? '' }
    }),
    contexts: Object.fromEntries(contexts),
    households: households.flat(),
  }
}

async function leaderOf(api: Api, slug: ContextSlug): Promise<[ContextSlug, FactLeader | undefined]> {
  const landing = landingOf(slug)
  const [top] = topOf(await rankCards(api, landing, landing.costs))
  return [slug, top && { name: top.name, total: top.total }]
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

async function explainPick(api: Api, { top: [pick] }: Ranking, costs: MonthlyCosts) {
  if (pick === undefined) {
    return null
  }
  const amounts = Object.entries(costKeys).map(([key, name]) => [key, String(costs[name])])
  const query = new URLSearchParams([['card', pick.cardId], ...amounts])
  return explanationSchema.parse(await api.get(`${apiPaths.freeManualExplanation}?${query}`))
}

const EXCERPT_LINES = 4

function excerptOf(explanation: Explanation | null): HomeFacts['excerpt'] {
  if (explanation === null) {
    return { title: '', lines: [] }
  }
  const lines = [...explanation.lines].sort((one, other) => other.money - one.money)
  return {
    title: `${explanation.cardName}: ${wholeDollars(explanation.money)} in rewards`,
    lines: lines.slice(0, EXCERPT_LINES).map(({ category, rule, spending, money }) => ({
      rule: `${category}${rule === null ? '' : `: ${rule}`}`,
      spending: wholeDollars(spending),
      money: wholeDollars(money),
    })),
  }
}
