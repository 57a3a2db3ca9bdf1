/** What cards earn in the last results of linked accounts, as a card's report has it. Loaded on demand: it values a run. */
import type { CardListEntry, CardsDetails, RunNumbers } from '@cardsight/contract/backtest'
import type { CardReport, CardTexts, HeldResult } from '@cardsight/contract/cards'
import { type Profile, profileQuery, withoutUnknownIds } from '@cardsight/contract/profile'
import { expandRun, mergeCard, plainDollars } from '@cardsight/contract/runs'
import { loadCardTexts, parseRun } from '../api/backtest.ts'
import { type Api, createBrowserApi } from '../api/client.ts'
import { browserStorage } from '../dashboard/effects/browser-storage.ts'

/** One card's part of the results. */
export type LinkedResult = Pick<CardReport, 'held' | 'openCards' | 'parts' | 'spending' | 'offerParts'> &
  Readonly<{
    /** After fees, without what is earned once. */
    laterYear: number
    /** Dollars of the flat-rate card over some years. */
    plain: Readonly<Record<1 | 2 | 3, number>>
  }>

export type LinkedResults = Readonly<{
  /** Average spending in dollars a month. */
  monthly: number
  /** Null for a card that isn't in the catalog of these results. */
  resultOf: (cardId: string, profile: Profile) => LinkedResult | null
}>

/** Null if the last results in this browser weren't those of linked accounts. Rejects if their texts can't be loaded. */
export async function loadLinkedResults(
  api: Api = createBrowserApi({ getToken: () => null, onUnauthorized: () => {} }),
): Promise<LinkedResults | null> {
  const { blob } = browserStorage.read()
  if (blob === null || blob.costs?.isManualCost === true || blob.cards.cardsDetails === null) {
    return null
  }
  const run = parseRun(blob.cards.cardsDetails)
  return linkedResultsOf(run, await loadCardTexts(api, run.cardTexts))
}

/** Throws RangeError if the texts belong to another catalog version. */
function linkedResultsOf(run: RunNumbers, texts: CardTexts): LinkedResults {
  const rankFor = memoize((_: string, profile: Profile) => {
    const { results } = expandRun(run, texts, profile)
    return memoize((cardId: string) => resultOf(cardId, { run, texts, profile, results }))
  })
  return {
    monthly: run.insights.avgSpending,
    resultOf: (cardId, given) => {
      const profile = withoutUnknownIds(given, texts.profileOptions)
      return rankFor(JSON.stringify(profileQuery(profile)), profile)(cardId)
    },
  }
}

type Ranked = Readonly<{
  run: RunNumbers
  texts: CardTexts
  profile: Profile
  results: CardsDetails['results']
}>

const spans = [1, 2, 3] as const

function resultOf(cardId: string, { run, texts, profile, results }: Ranked): LinkedResult | null {
  const index = texts.cards.findIndex((text) => text.cardId === cardId)
  const text = texts.cards[index]
  // Cards without a row in the ranking, such as closed ones, have one in a list of their own.
  const own = expandRun(run, { ...texts, byName: index === -1 ? [] : [index] }, profile)
  const [first, second, third] = spans.map((years) => [...own.results[years], ...own.outOfReach[years]][0])
  const info = own.cards[cardId]
  if (!text || !info || !first || !second || !third) {
    return null
  }
  const placeOver = (years: 1 | 2 | 3) => results[years].findIndex((other) => other.cardId === cardId)
  const plain = (years: 1 | 2 | 3) => plainDollars(purchaseCentsOf(run), years)
  return {
    held: {
      1: heldOf(first, placeOver(1)),
      2: heldOf(second, placeOver(2)),
      3: heldOf(third, placeOver(3)),
    },
    openCards: results[1].length,
    parts: mergeCard(first, info, text, '1').stat,
    spending: run.categories.reduce((sum, { spendingCents }) => sum + spendingCents, 0) / 100,
    offerParts: info.offerParts ?? [],
    laterYear: info.laterYear ?? 0,
    plain: { 1: plain(1), 2: plain(2), 3: plain(3) },
  }
}

/** Rent and taxes earn nothing with a flat-rate card. */
function purchaseCentsOf({ categories }: RunNumbers): number {
  return categories.reduce((sum, { spendingCents, billCents = 0 }) => sum + spendingCents - billCents, 0)
}

function memoize<Rest extends readonly unknown[], Value>(make: (key: string, ...rest: Rest) => Value) {
  const made = new Map<string, Value>()
  return (key: string, ...rest: Rest): Value => {
    const value = made.get(key) ?? make(key, ...rest)
    made.set(key, value)
    return value
  }
}

function heldOf(entry: CardListEntry, index: number): HeldResult {
  const { money, points, introMoney, annualFee, totalMoney, totalMoneyPerYear } = entry
  const place = index === -1 ? null : index + 1
  return { money, points, introMoney, annualFee, totalMoney, totalMoneyPerYear, place }
}

/**
 * A report with the amounts and the rank of these results. The spending at which the card overtakes another one stays that of
 * the report: it needs runs at other amounts.
 */
export function withLinkedResult<Report extends Pick<CardReport, 'offerParts' | 'againstPlain'>>(
  report: Report,
  { laterYear, plain, offerParts, ...amounts }: LinkedResult,
  monthly: number,
) {
  const { againstPlain } = report
  const at = (card: number, years: 1 | 2 | 3) => ({ monthly: Math.round(monthly), card, plain: plain[years] })
  const { held } = amounts
  return {
    ...report,
    ...amounts,
    offerParts: report.offerParts.map(({ text }) => ({
      text,
      reason: offerParts.find((part) => part.text === text)?.reason ?? null,
    })),
    againstPlain: againstPlain && {
      ...againstPlain,
      firstYear: { ...againstPlain.firstYear, here: at(held[1].totalMoney, 1) },
      laterYears: { ...againstPlain.laterYears, here: at(2 * laterYear, 2) },
      threeYears: { ...againstPlain.threeYears, here: at(held[3].totalMoney, 3) },
    },
  }
}
