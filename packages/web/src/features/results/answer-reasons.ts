/** Up to three reasons for the pick and one catch, each from the numbers of the run. */

import type { CREDITS } from '@cardsight/contract/backtest'
import type { CardResult, ShownStat } from '@cardsight/contract/runs'
import { rateText } from '@cardsight/engine/text'
import { isCounted, readNote } from '../../cards/card-facts.ts'
import { formatDollars, formatNumber } from '../../lib/format-money.ts'

export type Reason = Readonly<{
  text: string
  /** Dollars over the projection; null for a reason without a sum. */
  money: number | null
}>

export type AnswerFacts = Readonly<{
  card: CardResult
  years: number
  /** Days until the spending reaches the welcome bonus; null if it doesn't, or if that isn't known. */
  bonusDays: number | null
  /** Dollars of annual fee in the first and in the second year. */
  fees: readonly [first: number, second: number]
  /** What each later year earns, after its fee. */
  laterYear: number
  /** What a 2% card without a fee earns a year; null if that isn't comparable. */
  plainYear: number | null
}>

const MOST_REASONS = 3
const DAYS_A_WEEK = 7
const MONTHS_A_YEAR = 12

export function reasonsOf({ card, years, bonusDays, fees }: AnswerFacts): readonly Reason[] {
  const [first, second] = isCounted(card.calculation.isReward) ? earnGroupsOf(card) : []
  return [
    first && groupReason(first, years),
    bonusReason(card, bonusDays),
    feeReason(card, fees),
    second && groupReason(second, years),
  ]
    .filter((reason) => reason !== null && reason !== undefined)
    .slice(0, MOST_REASONS)
}

function isBetter(a: EarnGroup, b: EarnGroup): boolean {
  return a.money * b.spending > b.money * a.spending
}

/**
 * What could be wrong with the pick, the strongest drawback alone; null if there's nothing to warn of. Says what later years
 * earn unless that stands beside it, or isn't known.
 */
export function catchOf(
  { card, fees: [first, second], laterYear, plainYear }: AnswerFacts,
  hasLater = true,
): string | null {
  const behind = plainYear === null ? 0 : Math.round(plainYear) - Math.round(laterYear)
  if (behind > 0) {
    const fee =
      isCounted(card.calculation.isAnnual) && second > 0 ? ` after its ${formatDollars(second)} fee` : ''
    return `From year two, it earns ${formatDollars(behind)} a year less${fee} than a no-fee 2% card`
  }
  const fromYearTwo = hasLater ? `: ${describeYearTwo(laterYear)}` : ''
  if (isCounted(card.calculation.isAnnual) && second > 0) {
    const fee =
      first === 0
        ? `No fee in year one, then ${formatDollars(second)} a year`
        : `A fee of ${formatDollars(second)} a year`
    return `${fee}${fromYearTwo}`
  }
  if (card.introMoney > 0 && isCounted(card.calculation.isIntro)) {
    return `The bonus is paid once${fromYearTwo}`
  }
  const drawback = card.moreDetailNotes.map(readNote).find(({ tone }) => tone === 'bad')
  return drawback?.text ?? null
}

function describeYearTwo(dollars: number): string {
  return dollars < 0
    ? `from year two it costs ${formatDollars(-dollars)} more than it earns`
    : `from year two it earns ${formatDollars(dollars)}`
}

/** Why later years aren't what year one is without its bonus; null if they are, to the dollar. */
export function laterNote({ card, fees: [first, second], laterYear }: AnswerFacts): string | null {
  const { totalMoney, introMoney, calculation } = card
  const difference = Math.round(laterYear) - Math.round(totalMoney - introMoney)
  if (difference === 0) {
    return null
  }
  const dollars = formatDollars(Math.abs(difference))
  if (isCounted(calculation.isAnnual) && Math.abs(first - second - difference) < 1) {
    return `From year two, the fee is ${formatDollars(second)} instead of ${formatDollars(first)}.`
  }
  return difference < 0
    ? `Later years earn ${dollars} less: some rates or credits end.`
    : `Later years earn ${dollars} more: some rates, credits or yearly bonuses start then.`
}

function groupReason(group: EarnGroup, years: number): Reason {
  const monthly = formatDollars(group.spending / years / MONTHS_A_YEAR)
  const what = group.rest === null ? `${monthly} a month of ${namesOf(group)}` : restTexts[group.rest]
  return { text: `${group.rate} on ${what}`, money: group.money }
}

const restTexts = {
  everything: 'everything you buy',
  'nearly everything': 'nearly everything you buy',
  'everything else': 'everything else',
} as const

const MOST_NAMES = 2

function namesOf({ categories }: EarnGroup): string {
  const names = categories.slice(0, MOST_NAMES).map((name) => name.toLowerCase())
  const rest = categories.length - names.length
  return rest === 0 ? names.join(' and ') : `${names.join(', ')} and ${rest} more`
}

function bonusReason(card: CardResult, bonusDays: number | null): Reason | null {
  const { introMoney, introPoints, firstYearMoney = 0, unitForPoints } = card
  if (introMoney <= 0 || !isCounted(card.calculation.isIntro)) {
    return null
  }
  if (firstYearMoney >= introMoney) {
    return { text: 'Extra rewards in the first year', money: introMoney }
  }
  const isCash = introPoints === Math.round(introMoney * 100) || introPoints === 0
  const what = isCash
    ? `the ${formatDollars(introMoney)} bonus`
    : `the ${formatNumber(introPoints)}-${singulars[unitForPoints] ?? 'point'} bonus`
  return { text: `You’d earn ${what}${timeText(bonusDays)}`, money: isCash ? null : introMoney }
}

const singulars: Readonly<Record<string, string>> = { points: 'point', miles: 'mile' }

function timeText(days: number | null): string {
  if (days === null) {
    return ''
  }
  const weeks = Math.max(1, Math.round(days / DAYS_A_WEEK))
  return ` in about ${weeks === 1 ? '1 week' : `${weeks} weeks`}`
}

const NO_FOREIGN_FEE = 'No Foreign Transaction Fees'

function feeReason({ features }: CardResult, fees: AnswerFacts['fees']): Reason | null {
  if (fees.every((fee) => fee === 0)) {
    return { text: 'No annual fee', money: null }
  }
  return features.includes(NO_FOREIGN_FEE) ? { text: 'No foreign transaction fee', money: null } : null
}

/** Groups a card's rewards by what they pay: 'restaurants and groceries at 4x'. */
// Importing it from the contract as a value would bundle every schema; the type keeps the two equal.
const credits: typeof CREDITS = 'Credits'

type EarnGroup = Readonly<{
  /** '4x', '3%' or, if caps or exclusions blend rates, 'An average of 2.7x'. */
  rate: string
  categories: readonly string[]
  /** Both cover all years of the projection. */
  spending: number
  money: number
  /** What it pays on, if that's most categories; null if they have to be named. */
  rest: 'everything' | 'nearly everything' | 'everything else' | null
}>

/** The group that earns the most above what nearly every card pays comes first. */
function earnGroupsOf(card: Pick<CardResult, 'stat' | 'earnsPercent'>): readonly EarnGroup[] {
  const purchases = card.stat.filter(({ category, spending }) => category !== credits && spending > 0)
  const groups = new Map<string, ShownStat[]>()
  for (const part of purchases.filter(({ money }) => money > 0)) {
    const rate = earnedRate(part, card.earnsPercent)
    groups.set(rate, [...(groups.get(rate) ?? []), part])
  }
  const found = [...groups].map(([rate, parts]) => ({
    rate,
    categories: parts.toSorted((a, b) => b.money - a.money).map(({ category }) => category),
    spending: sumOf(parts, 'spending'),
    money: sumOf(parts, 'money'),
    rest: null,
  }))
  return found
    .map((group) => ({ ...group, rest: restOf(group, found, purchases.length) }))
    .sort((a, b) => extraOf(b) - extraOf(a))
}

/** More categories than this are a rest, if they're most of them. */
const MOST_LISTED = 4

function restOf(group: EarnGroup, all: readonly EarnGroup[], count: number): EarnGroup['rest'] {
  const { length } = group.categories
  if (length === count) {
    return 'everything'
  }
  if (length <= MOST_LISTED || length * 2 <= count) {
    return null
  }
  return all.some((other) => isBetter(other, group)) ? 'everything else' : 'nearly everything'
}

/** What nearly every card pays. */
const USUAL_RATE = 0.01

function extraOf({ money, spending }: EarnGroup): number {
  return money - spending * USUAL_RATE
}

/** Rates are printed as the issuer would: whole or half. Anything between is a blend. */
function earnedRate({ points, spending }: ShownStat, isMoney: boolean): string {
  const rate = points / spending
  const stated = Math.round(rate * 2) / 2
  return Math.abs(rate - stated) <= rate * MOST_ROUNDING
    ? rateText(stated, isMoney)
    : `An average of ${rateText(Math.round(rate * 10) / 10, isMoney)}`
}

/** Points are whole, so that a rate of a small sum is off by a little. */
const MOST_ROUNDING = 0.01

function sumOf(parts: readonly ShownStat[], key: 'spending' | 'money'): number {
  return Math.round(parts.reduce((sum, part) => sum + part[key] * 100, 0)) / 100
}
