/** Up to three reasons for the pick and one catch, each from the numbers of the run. */
import type { CardResult } from '@cardsight/contract/runs'
import { isCounted, readNote } from '../../cards/card-facts.ts'
import { formatDollars } from '../../lib/format-dollars.ts'
import { formatNumber } from '../../lib/format-number.ts'
import { type EarnGroup, earnGroupsOf } from './earn-groups.ts'

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
  /** What the second year earns, after its fee. */
  secondYear: number
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

/** What could be wrong with the pick; null if there's nothing to warn of. */
export function catchOf({ card, fees: [first, second], secondYear }: AnswerFacts): string | null {
  if (isCounted(card.calculation.isAnnual) && second > 0) {
    const fee =
      first === 0
        ? `No fee in year one, then ${formatDollars(second)} a year`
        : `${formatDollars(second)} a year`
    return `${fee}: ${fromYearTwo(secondYear)}`
  }
  if (card.introMoney > 0 && isCounted(card.calculation.isIntro)) {
    return `The bonus is paid once: ${fromYearTwo(secondYear)}`
  }
  const drawback = card.moreDetailNotes.map(readNote).find(({ tone }) => tone === 'bad')
  return drawback?.text ?? null
}

function fromYearTwo(dollars: number): string {
  return dollars < 0
    ? `from year two it costs ${formatDollars(-dollars)} more than it earns`
    : `from year two it earns ${formatDollars(dollars)}`
}

function groupReason(group: EarnGroup, years: number): Reason {
  const monthly = formatDollars(group.spending / years / MONTHS_A_YEAR)
  const what = group.isEverything ? 'everything you buy' : `${monthly} a month of ${namesOf(group)}`
  return { text: `${group.rate} on ${what}`, money: group.money }
}

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
