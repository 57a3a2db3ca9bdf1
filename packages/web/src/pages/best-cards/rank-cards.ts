/** The page's result, computed on the server from the public API's run. */

import { apiPaths } from '@cardsight/contract/api-paths'
import { costKeys, type MonthlyCosts } from '@cardsight/contract/costs'
import { expandRun, mergeCard } from '@cardsight/contract/runs'
import {
  type CardListEntry,
  type CardsDetails,
  type CardText,
  type CardTexts,
  cardTextsSchema,
  runNumbersSchema,
} from '@cardsight/contract/schemas'
import { createFilter } from '@cardsight/engine/ranking'
import type { Landing } from '../../content/landing-contexts.ts'
import type { ListedCard, OtherLeader, Ranking } from './answer.ts'
import { defaultFilters } from './filter-query.ts'

const TOP_COUNT = 3

type AskApi = Readonly<{ get(path: string): Promise<unknown> }>

/** Rejects if the API does. */
export async function rankCards(api: AskApi, landing: Landing, costs: MonthlyCosts): Promise<Ranking> {
  const run = runNumbersSchema.parse(await api.get(runPath(costs)))
  const texts = await textsAt(api, run.cardTexts)
  return toRanking(expandRun(run, texts), texts, landing)
}

function runPath(costs: MonthlyCosts): string {
  const amounts = Object.entries(costKeys).map(([key, name]) => [key, String(costs[name])])
  return `${apiPaths.freeManualRun}?${new URLSearchParams([...amounts, ['form', 'numbers']])}`
}

let kept: Readonly<{ address: string; texts: CardTexts }> | null = null

/** The content of such a URL never changes, and parsing half a megabyte takes time, so it is cached. */
async function textsAt(api: AskApi, address: string): Promise<CardTexts> {
  if (kept?.address !== address) {
    kept = { address, texts: cardTextsSchema.parse(await api.get(address)) }
  }
  return kept.texts
}

function toRanking(details: CardsDetails, { cards }: CardTexts, landing: Landing): Ranking {
  const texts = new Map(cards.map((text) => [text.cardId, text]))
  const fits = createFilter(defaultFilters(landing))
  const fitting = (list: readonly CardListEntry[]) =>
    list.filter(({ cardId }) => {
      const text = texts.get(cardId)
      return text !== undefined && fits(text)
    })
  const lists = landing.isIncludeIntroBonus ? details.results : details.noBonus_results
  const best = fitting(lists[1]).slice(0, TOP_COUNT)
  const [pick] = best
  return {
    state: 'ranked',
    spending: details.spending,
    top: best.flatMap((entry) => {
      const [text, info] = [texts.get(entry.cardId), details.cards[entry.cardId]]
      return text === undefined || info === undefined ? [] : [mergeCard(entry, info, text, '1')]
    }),
    cards: lists[1].flatMap((entry) => {
      const text = texts.get(entry.cardId)
      return text === undefined ? [] : [toListed(entry, text)]
    }),
    leaders: {
      withoutBonus: unlessFirst(fitting(details.noBonus_results[1]), pick),
      overThreeYears: unlessFirst(fitting(lists[3]), pick),
    },
  }
}

function toListed(entry: CardListEntry, text: CardText): ListedCard {
  const { cardId, name, issuer, network, kind, face, status, link, asOf } = text
  const { creditRange, rewardRate, category, features, introOffer, offer } = text
  const { money, introMoney, annualFee, totalMoney } = entry
  return {
    ...{ cardId, name, issuer, network, kind, face, status, link, asOf },
    ...{ creditRange, rewardRate, category, features, introOffer: introOffer.intro_description },
    ...{ money, introMoney, annualFee, totalMoney },
    ...(offer.bestSeen && { bestSeen: offer.bestSeen }),
  }
}

/** The first of a list; null if that is the pick itself. */
function unlessFirst([first]: readonly CardListEntry[], pick: CardListEntry | undefined): OtherLeader | null {
  if (first === undefined || first.cardId === pick?.cardId) {
    return null
  }
  return { cardId: first.cardId, name: first.cardName, totalMoney: first.totalMoney }
}
