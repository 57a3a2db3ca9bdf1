/** Writes the literal form of a run. */
import type { Years } from './card-list.ts'
import type { CardProse, CardText, CardTexts } from './cards.ts'
import type { CardListEntry, CategoryStat } from './cards-details.ts'
import { dollarsOf } from './dollars.ts'
import { assumptionsOf } from './expand-run.ts'
import { createOwnInfo, statsOf, summaryOf } from './expand-stats.ts'
import { encodeJson, JsonBytes } from './json-bytes.ts'
import type { Profile } from './profile.ts'
import type { RunNumbers } from './run-numbers.ts'
import { type ValuedRun, valueRun } from './value-run.ts'

/**
 * Returns a function that writes the result of a run as JSON in UTF-8, with the texts and the amounts of one year added to
 * its cards. Most of it depends on the texts only, and is encoded once. Everything else is written as soon as it's
 * calculated, so that it's garbage at once. The bytes are valid until the next call.
 */
export function createLiteralWriter(texts: CardTexts): (run: RunNumbers, profile: Profile) => Uint8Array {
  const encodeOnce = cacheBytes((json) => json)
  const cards = texts.cards.map((text) => encodeCard(text, encodeOnce))
  const rowOpenings = new Map(cards.map(({ cardId, rowOpening }) => [cardId, rowOpening]))
  const statOpenings = cacheBytes((category) => `{"category":${JSON.stringify(category)},"spending":`)
  const out = new JsonBytes()

  const writeList = (list: readonly CardListEntry[]) => {
    out.add(OPEN_LIST)
    writeAll(out, list, (row) => {
      out.add(rowOpenings.get(row.cardId) ?? NOTHING)
      writeFigures(out, row)
      out.add(CLOSE)
    })
    out.add(CLOSE_LIST)
  }

  const writeByYears = (write: (years: Years) => void) => {
    out.add(OPEN)
    writeAll(out, YEARS, (years) => {
      out.addText(`"${years}":`)
      write(years)
    })
    out.add(CLOSE)
  }

  const writeBest = (categories: readonly BestCards[], lists: 'withBonus' | 'noBonus') => {
    out.add(OPEN)
    writeAll(out, categories, (category) => {
      out.addText(`${JSON.stringify(category.name)}:`)
      writeByYears((years) => {
        out.addText(`{"spending":${dollarsOf(category.spendingCents * years)},"results":`)
        writeList(category[lists][years])
        out.add(CLOSE)
      })
    })
    out.add(CLOSE)
  }

  /** Writes fields in the order of the schema. */
  const writeCard = (
    encoded: EncodedCard,
    own: object,
    stat: readonly CategoryStat[],
    row?: CardListEntry,
  ) => {
    out.add(encoded.opening).addText(`,${fieldsOf(own)},"stat":[`)
    writeAll(out, stat, (part) => {
      out.add(statOpenings(part.category)).addNumber(part.spending)
      writeRewards(out, part)
      out.add(encoded.tooltips.get(part.category) ?? NO_TOOLTIP)
    })
    out.add(encoded.prose)
    if (row !== undefined) {
      writeFigures(out, row)
    }
    out.add(CARD_ENDING)
  }

  return (run, profile) => {
    const valued = valueRun(run, texts, profile)
    const { within, outside } = valued
    const results = eachYear((years) => valued.list(within, years, true))
    const noBonus = eachYear((years) => valued.list(within, years, false))
    const rows = new Map([...valued.list(outside, 1, true), ...results[1]].map((row) => [row.cardId, row]))
    const best = run.categories.map((category, index) => bestIn(category, valued, index))
    const ownInfoOf = createOwnInfo(valued)
    const { catalogVersion, cardTexts } = run
    out.clear()
    out.addText(`{${fieldsOf({ catalogVersion, cardTexts, assumptions: assumptionsOf(profile) })}`)
    out.addText(',"results":')
    writeByYears((years) => writeList(results[years]))
    out.addText(',"noBonus_results":')
    writeByYears((years) => writeList(noBonus[years]))
    out.addText(',"outOfReach":')
    writeByYears((years) => writeList(valued.list(outside, years, true)))
    out.addText(',"noBonus_outOfReach":')
    writeByYears((years) => writeList(valued.list(outside, years, false)))
    out.addText(',"answers":')
    writeByYears((years) => out.addText(JSON.stringify(valued.answer(results[years], years))))
    out.addText(',"noBonus_answers":')
    writeByYears((years) => out.addText(JSON.stringify(valued.answer(noBonus[years], years))))
    out.addText(`,${fieldsOf({ debt: valued.debt })},"resultsByCategory":`)
    writeBest(best, 'withBonus')
    out.addText(',"noBonus_resultsByCategory":')
    writeBest(best, 'noBonus')
    out.addText(`,${fieldsOf(run.insights)},"cards":{`)
    writeAll(out, valued.cards, (card, index) => {
      const encoded = cards[index]
      if (encoded !== undefined) {
        const stats = valued.debt === null ? statsOf(run, card) : []
        writeCard(encoded, ownInfoOf(card), stats, rows.get(encoded.cardId))
      }
    })
    return out.addText('}}').written()
  }
}

const YEARS = [1, 2, 3] as const
const NOTHING = encodeJson('')
const COMMA = encodeJson(',')
const [OPEN, CLOSE] = [encodeJson('{'), encodeJson('}')]
const [OPEN_LIST, CLOSE_LIST] = [encodeJson('['), encodeJson(']')]
const NO_TOOLTIP = encodeJson(',"tooltip":[]}')
const CARD_ENDING = encodeJson(
  `,"calculation":${JSON.stringify({ isReward: true, isIntro: true, isAnnual: true })}}`,
)
const keys = {
  introMoney: encodeJson(',"introMoney":'),
  introPoints: encodeJson(',"introPoints":'),
  annualFee: encodeJson(',"annualFee":'),
  money: encodeJson(',"money":'),
  points: encodeJson(',"points":'),
  totalMoney: encodeJson(',"totalMoney":'),
  totalMoneyPerYear: encodeJson(',"totalMoneyPerYear":'),
}

type EncodedCard = ReturnType<typeof encodeCard>

/** What every result says about a card. */
function encodeCard(text: CardText, encodeOnce: (json: string) => Uint8Array) {
  const { cardId, name, rewardDetail, tooltipsByCategory } = text
  const tooltips = Object.entries(tooltipsByCategory).map(([category, indexes]): [string, Uint8Array] => {
    const lines = indexes.flatMap((line) => rewardDetail[line] ?? [])
    return [category, encodeOnce(`,"tooltip":${JSON.stringify(lines)}}`)]
  })
  return {
    cardId,
    rowOpening: encodeJson(`{${fieldsOf({ cardId, cardName: name })}`),
    opening: encodeJson(`${JSON.stringify(cardId)}:{${fieldsOf({ cardId, ...summaryOf(text) })}`),
    tooltips: new Map(tooltips),
    prose: encodeJson(`],${fieldsOf(proseOf(text))}`),
  }
}

function cacheBytes(toJson: (key: string) => string): (key: string) => Uint8Array {
  const cached = new Map<string, Uint8Array>()
  return (key) => {
    const found = cached.get(key)
    if (found !== undefined) {
      return found
    }
    const bytes = encodeJson(toJson(key))
    cached.set(key, bytes)
    return bytes
  }
}

type BestCards = ReturnType<typeof bestIn>

/** The best cards on the purchases of one category. */
function bestIn({ name, spendingCents }: RunNumbers['categories'][number], valued: ValuedRun, index: number) {
  const rows = valued.rowsAlone(index)
  const lists = (hasBonus: boolean) => eachYear((years) => valued.listBest(rows, years, hasBonus))
  return { name, spendingCents, withBonus: lists(true), noBonus: lists(false) }
}

function eachYear<Value>(make: (years: Years) => Value): Record<Years, Value> {
  return { 1: make(1), 2: make(2), 3: make(3) }
}

/** Writes items with commas between them. */
function writeAll<Item>(
  out: JsonBytes,
  items: readonly Item[],
  write: (item: Item, index: number) => void,
): void {
  items.forEach((item, index) => {
    if (index > 0) {
      out.add(COMMA)
    }
    write(item, index)
  })
}

function writeFigures(out: JsonBytes, row: CardListEntry): void {
  out.add(keys.introMoney).addNumber(row.introMoney)
  out.add(keys.introPoints).addNumber(row.introPoints)
  out.add(keys.annualFee).addNumber(row.annualFee)
  out.add(keys.money).addNumber(row.money)
  out.add(keys.points).addNumber(row.points)
  out.add(keys.totalMoney).addNumber(row.totalMoney)
  out.add(keys.totalMoneyPerYear).addNumber(row.totalMoneyPerYear)
}

/** Few cards have other rewards in later years. */
function writeRewards(out: JsonBytes, { money, points, later, third }: CategoryStat): void {
  out.add(keys.money).addNumber(money).add(keys.points).addNumber(points)
  if (later !== undefined || third !== undefined) {
    out.addText(`,${fieldsOf({ later, third })}`)
  }
}

/** JSON of an object with a field, without its braces. */
function fieldsOf(value: object): string {
  return JSON.stringify(value).slice(1, -1)
}

function proseOf(text: CardText): CardProse {
  return {
    cardInfo: text.cardInfo,
    shortDescription: text.shortDescription,
    tooltips: text.tooltips,
    annualFeeDisplay: text.annualFeeDisplay,
    annualFeeDetail: text.annualFeeDetail,
    annualFeeGeneralDetail: text.annualFeeGeneralDetail,
    rewardRate: text.rewardRate,
    rewardRateGeneralDetail: text.rewardRateGeneralDetail,
    rewardDetail: text.rewardDetail,
    rewardInfoLong: text.rewardInfoLong,
    introOffer: text.introOffer,
    introOfferGeneralDetail: text.introOfferGeneralDetail,
    introOfferDetail: text.introOfferDetail,
    otherRewards: text.otherRewards,
    moreDetailInfo: text.moreDetailInfo,
    moreDetailNotes: text.moreDetailNotes,
    APR: text.APR,
    introAPR: text.introAPR,
    regularAPR: text.regularAPR,
  }
}
