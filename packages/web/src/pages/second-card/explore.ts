/** The explorer's result, computed on the server with the same run as the dashboard. */

import { apiPaths } from '@cardsight/contract/api-paths'
import {
  type CardInfo,
  type CardListEntry,
  type CardsDetails,
  cardsDetailsSchema,
} from '@cardsight/contract/backtest'
import { costKeys } from '@cardsight/contract/costs'
import { type BriefText, getBriefTexts } from '../../cards/average-run.ts'
import type { CarriedRate, ExplorerQuery } from './explorer-query.ts'

const SHOWN_CARDS = 5

/** Three years, so that a waived first-year fee doesn't decide: a second card is for the long term. */
const YEARS = 3

export type ExploredCard = Readonly<
  Pick<
    CardInfo,
    'name' | 'issuer' | 'network' | 'kind' | 'face' | 'status' | 'link' | 'asOf' | 'creditRange'
  > &
    Pick<BriefText, 'introOffer'> &
    Pick<CardListEntry, 'cardId' | 'money' | 'annualFee' | 'totalMoney' | 'totalMoneyPerYear'> & {
      /** Per year, compared with the card the user has; negative if it is less. */
      added: number
    }
>

export type Explored =
  | Readonly<{ state: 'ranked'; carriedMoney: number; cards: readonly ExploredCard[] }>
  | Readonly<{ state: 'nothing-typed' }>
  | Readonly<{ state: 'failed' }>

type AskApi = Readonly<{ get(path: string): Promise<unknown> }>

/** Rejects if the API does. Makes no request if nothing is typed. */
export async function explore(api: AskApi, query: ExplorerQuery): Promise<Explored> {
  if (Number(query.amount) === 0) {
    return { state: 'nothing-typed' }
  }
  const details = cardsDetailsSchema.parse(await api.get(`${apiPaths.freeManualRun}?${costsQuery(query)}`))
  const texts = await getBriefTexts(api, details)
  return rank(details, new Map(texts.map((text) => [text.cardId, text])), query.carried)
}

/** All six amounts, because the run requires all of them; five are 0. */
function costsQuery({ category, amount }: ExplorerQuery): URLSearchParams {
  const amounts = Object.entries(costKeys).map(([key, name]) => [key, name === category ? amount : '0'])
  return new URLSearchParams(amounts)
}

function rank(
  { noBonus_results, cards, spending }: CardsDetails,
  texts: ReadonlyMap<string, BriefText>,
  carried: CarriedRate,
): Explored {
  const carriedMoney = flatReward(spending, carried)
  return {
    state: 'ranked',
    carriedMoney,
    cards: noBonus_results[YEARS].slice(0, SHOWN_CARDS).flatMap((entry) => {
      const [info, text] = [cards[entry.cardId], texts.get(entry.cardId)]
      return info === undefined || text === undefined ? [] : [toExplored(entry, info, text, carriedMoney)]
    }),
  }
}

function toExplored(
  entry: CardListEntry,
  info: CardInfo,
  { introOffer }: BriefText,
  carriedMoney: number,
): ExploredCard {
  const { name, issuer, network, kind, face, status, link, asOf, creditRange } = info
  const { cardId, money, annualFee, totalMoney, totalMoneyPerYear } = entry
  const added = (Math.round(totalMoneyPerYear * 100) - Math.round(carriedMoney * 100)) / 100
  return {
    ...{ cardId, name, issuer, network, kind, face, status, link, asOf, creditRange, introOffer },
    ...{ money, annualFee, totalMoney, totalMoneyPerYear, added },
  }
}

/** A flat percentage of a year's spending, to the cent. */
export function flatReward(spending: number, percent: CarriedRate): number {
  const tenths = Math.round(Number(percent) * 10)
  return Math.round((Math.round(spending * 100) * tenths) / 1000) / 100
}
