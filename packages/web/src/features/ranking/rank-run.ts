/** Ranks the cards of a run for a person. Server and browser share it. */

import { apiPaths } from '@cardsight/contract/api-paths'
import {
  type CardInfo,
  type CardListEntry,
  type CardsDetails,
  type RunNumbers,
  runNumbersSchema,
} from '@cardsight/contract/backtest'
import { type CardText, type CardTexts, cardTextsSchema } from '@cardsight/contract/cards'
import { costKeys, type MonthlyCosts } from '@cardsight/contract/costs'
import { describeProfile, type Profile, profileQuery } from '@cardsight/contract/profile'
import {
  debtForProfile,
  debtQuestion,
  expandRun,
  laterOf,
  mergeCard,
  pickFrom,
  plainDollars,
  withNames,
} from '@cardsight/contract/runs'
import { createFilter } from '@cardsight/engine/ranking'
import { missingText } from '../../cards/missing-text.ts'
import { offerText } from '../../cards/offer-text.ts'
import type { Landing } from '../../content/landing-contexts.ts'
import type { ListedCard, OtherLeader, Ranking, UnreachableCard } from './answer.ts'
import { defaultFilters } from './landing-address.ts'

type AskApi = Readonly<{ get(path: string): Promise<unknown> }>

/** Ranks for the person that the page assumes, on the server, by the public API's run. Rejects if the API does. */
export async function rankCards(api: AskApi, landing: Landing, costs: MonthlyCosts): Promise<Ranking> {
  const { profile } = landing
  const run = runNumbersSchema.parse(await api.get(runPath(costs, profile)))
  return rankRun(run, await textsAt(api, run.cardTexts), landing, profile)
}

/** Those with and without business cards. */
const MOST_CACHED = 2
const cached = new Map<string, CardTexts>()

/** The content of such a URL never changes, and parsing half a megabyte takes time, so the newest two are cached. */
async function textsAt(api: AskApi, address: string): Promise<CardTexts> {
  const texts = cached.get(address) ?? cardTextsSchema.parse(await api.get(address))
  cached.set(address, texts)
  for (const oldest of [...cached.keys()].slice(0, -MOST_CACHED)) {
    cached.delete(oldest)
  }
  return texts
}

/** Path of a run in its compact form, for a year up to today. */
export function runPath(costs: MonthlyCosts, profile: Profile): string {
  const amounts = Object.entries(costKeys).map(([key, name]) => [key, String(costs[name])])
  const assumed = Object.entries(profileQuery(profile))
  return `${apiPaths.freeManualRun}?${new URLSearchParams([...amounts, ...assumed, ['form', 'numbers']])}`
}

const TOP_COUNT = 3
const noLeaders = { withoutBonus: null, overThreeYears: null } as const

export function rankRun(run: RunNumbers, texts: CardTexts, landing: Landing, profile: Profile): Ranking {
  const details = expandRun(run, texts, profile)
  const byId = new Map(texts.cards.map((text) => [text.cardId, text]))
  const fits = createFilter(defaultFilters(landing))
  const fittingOf = (list: readonly CardListEntry[]) =>
    list.filter(({ cardId }) => {
      const text = byId.get(cardId)
      return text !== undefined && fits(text)
    })
  const pickOf = (list: readonly CardListEntry[]) => pickFrom(fittingOf(list))
  const lists = landing.isIncludeIntroBonus ? details.results : details.noBonus_results
  const [pick, ...close] = pickOf(lists[1])
  const ties = details.debt === null ? close : []
  // Rent and taxes earn nothing with a plain card.
  const purchaseCents = run.categories.reduce(
    (sum, { spendingCents, billCents = 0 }) => sum + spendingCents - billCents,
    0,
  )
  const plain = plainDollars(purchaseCents, 1)
  return {
    state: 'ranked',
    profile,
    assumes: describeProfile(profile, texts.profileOptions),
    spending: details.spending,
    top: fittingOf(lists[1])
      .slice(0, TOP_COUNT)
      .flatMap((entry) => {
        const [text, info] = [byId.get(entry.cardId), details.cards[entry.cardId]]
        return text === undefined || info === undefined ? [] : [mergeCard(entry, info, text, '1')]
      }),
    ties: ties.map(({ cardName }) => cardName),
    gainOverPlain: details.debt === null ? Math.round(((pick?.totalMoney ?? 0) - plain) * 100) / 100 : 0,
    cards: lists[1].flatMap((entry) => {
      const [text, info] = [byId.get(entry.cardId), details.cards[entry.cardId]]
      return text === undefined || info === undefined ? [] : [toListed(entry, info, text)]
    }),
    outOfReach: unreachable(details, texts, landing),
    debts: debtsOf(details, texts, profile),
    // What cards earn doesn't decide the pick of people who carry a balance.
    leaders:
      details.debt !== null
        ? noLeaders
        : {
            withoutBonus: otherLeader(pickOf(details.noBonus_results[1]), pick),
            overThreeYears: otherLeader(pickOf(lists[3]), pick),
          },
    ...(details.debt === null
      ? {
          later: withNames(
            laterOf(fittingOf(lists[1]), (cardId) => details.cards[cardId]?.laterYear ?? 0),
            (cardId) => byId.get(cardId)?.name,
          ),
        }
      : {}),
  }
}

/** The filters that rank by cost. */
const lendingFilters = ['Balance Transfer', '0% Intro APR'] as const

/** Only the cards of a filter, because the page contains them. */
function debtsOf(details: CardsDetails, texts: CardTexts, profile: Profile): Ranking['debts'] {
  if (details.debt !== null) {
    return { own: details.debt, byFilter: {} }
  }
  const answers = lendingFilters.flatMap((filter) => {
    const question = debtQuestion(null, [filter])
    const isKept = createFilter([filter])
    if (question === null) {
      return []
    }
    const answer = debtForProfile(texts, profile, question)
    const results = answer.results.filter(({ cardId }) => {
      const card = details.cards[cardId]
      return card !== undefined && isKept(card)
    })
    return [[filter, { ...answer, results }] as const]
  })
  return { own: null, byFilter: Object.fromEntries(answers) }
}

function toListed(entry: CardListEntry, { variants, offerParts }: CardInfo, text: CardText): ListedCard {
  const { cardId, name, issuer, network, kind, face, status, link, asOf } = text
  const { creditRange, rateLine, category, features, introOffer, offer } = text
  const { money, introMoney, annualFee, totalMoney } = entry
  return {
    ...{ cardId, name, issuer, network, kind, face, status, link, asOf },
    ...{ creditRange, rateLine, category, features },
    introOffer: offerText(introOffer.intro_description, offerParts),
    ...{ money, introMoney, annualFee, totalMoney },
    variants: variants.map(({ audience }) => audience),
    ...(offer.bestSeen && { bestSeen: offer.bestSeen }),
  }
}

function unreachable(
  { outOfReach, noBonus_outOfReach, cards }: CardsDetails,
  { profileOptions }: CardTexts,
  { isIncludeIntroBonus }: Landing,
): UnreachableCard[] {
  const memberships = new Map(profileOptions.memberships.map((membership) => [membership.id, membership]))
  const rows = (isIncludeIntroBonus ? outOfReach : noBonus_outOfReach)[1]
  const variants = Object.values(cards).flatMap((info) => info.variants.map(({ cardId }) => cardId))
  return [
    ...rows.map(({ cardId, totalMoney }) => ({ cardId, totalMoney })),
    ...variants.map((cardId) => ({ cardId, totalMoney: null })),
  ].flatMap(({ cardId, totalMoney }) => {
    const info = cards[cardId]
    if (info === undefined || info.outOfReach.length === 0) {
      return []
    }
    const needs = info.outOfReach.map((problem) => {
      if (problem.kind !== 'membership') {
        return missingText(problem)
      }
      const { name = problem.id, yearlyCost = null } = memberships.get(problem.id) ?? {}
      return missingText({ ...problem, name, yearlyCost })
    })
    const { name, category, features } = info
    return [{ cardId, name, category, features, totalMoney, needs }]
  })
}

/** Null if the pick leads here too, or comes close to the leader. */
function otherLeader(tied: readonly CardListEntry[], pick: CardListEntry | undefined): OtherLeader | null {
  const [leader] = tied
  if (leader === undefined || tied.some(({ cardId }) => cardId === pick?.cardId)) {
    return null
  }
  return { cardId: leader.cardId, name: leader.cardName, totalMoney: leader.totalMoney }
}
