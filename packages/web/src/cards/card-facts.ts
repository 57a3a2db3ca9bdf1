/** Parses the structured parts of a card's texts for display. */
import type { CardResult } from '@cardsight/contract/runs'
import { formatNumber } from '../lib/format-money.ts'

/** The catalog's marker for a missing fact. */
const NOT_STATED = 'not stated'

function isStated(fact: string): boolean {
  return fact !== '' && fact !== NOT_STATED
}

/** `'[none],[19.74%]'` → intro and regular rate; a missing part is not stated. */
export function readAprPair(pair: string): { intro: string; regular: string } {
  const [intro = '', regular = ''] = pair.split(',').map((part) => part.trim().replace(/^\[|\]$/g, ''))
  return { intro: intro.trim() || NOT_STATED, regular: regular.trim() || NOT_STATED }
}

export type Note = { tone: 'good' | 'bad' | 'plain'; text: string }

/** `'+ Pays 5%.'` is a pro, `'- Costs $95.'` is a con, anything else is neutral. */
export function readNote(line: string): Note {
  const [, sign, text = ''] = /^\s*([+-]?)\s*([\s\S]*)$/.exec(line) ?? []
  if (sign === '+') {
    return { tone: 'good', text }
  }
  return { tone: sign === '-' ? 'bad' : 'plain', text }
}

export type DetailLine = { label: string; text: string }

/** `'Issuer: Chase'` → label and text, split at the first colon; a line without one has no label. */
export function readDetailLine(line: string): DetailLine {
  const colon = line.indexOf(':')
  return colon < 1
    ? { label: '', text: line.trim() }
    : { label: line.slice(0, colon).trim(), text: line.slice(colon + 1).trim() }
}

export type OtherReward = { name: string; explanation: string }

/** Parses the map of reward names to explanations. Empty if the text is not such a map. */
export function readOtherRewards(json: string): OtherReward[] {
  const map = parseJson(json)
  if (typeof map !== 'object' || map === null || Array.isArray(map)) {
    return []
  }
  return Object.entries(map).flatMap(([name, explanation]) =>
    typeof explanation === 'string' ? [{ name, explanation }] : [],
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** `['Good', 'Excellent']` → `'Good–Excellent'`; one word if both are the same. */
export function creditRangeOf([from, to]: readonly [string, string]): string {
  return from === to ? from : `${from}–${to}`
}

/** 100 × total reward / total spending, rounded to two decimals, half away from zero; null without spending. */
export function rewardPercentage(totalMoney: number, spending: number): number | null {
  const spendingCents = Math.round(spending * 100)
  if (spendingCents <= 0) {
    return null
  }
  const totalCents = Math.round(totalMoney * 100)
  const hundredths = Math.round((Math.abs(totalCents) * 10_000) / spendingCents)
  return hundredths === 0 ? 0 : (Math.sign(totalCents) * hundredths) / 100
}

/** `2.4` → `'2.40%'`; not stated without spending. */
export function formatPercentage(percentage: number | null): string {
  return percentage === null ? NOT_STATED : `${percentage.toFixed(2)}%`
}

/** A part of the total counts unless it is explicitly switched off. */
export function isCounted(part: boolean | undefined): boolean {
  return part !== false
}

/** Formats points, such as '38,112 points'. Null if they are cash, one cent each. */
export function pointsBehind(points: number, money: number, unit: string): string | null {
  return points === Math.round(money * 100) ? null : `${formatNumber(points)} ${unit}`
}

type BonusFacts = Pick<
  CardResult,
  'introMoney' | 'introPoints' | 'introOffer' | 'category' | 'calculation' | 'firstYearMoney'
>

type BonusReading = {
  isBonusCounted: boolean
  /** False if the spending is an average household's. */
  isOwnSpending: boolean
}

/** Says what the bonus consists of, and whether the spending earns it, as far as the run shows. */
export function bonusStatus(card: BonusFacts, { isBonusCounted, isOwnSpending }: BonusReading): string {
  const { firstYearMoney = 0 } = card
  if (!isStated(card.introOffer.intro_description) && firstYearMoney === 0) {
    return 'No welcome bonus.'
  }
  if (!isBonusCounted || !isCounted(card.calculation.isIntro)) {
    return 'Bonus not counted.'
  }
  if (firstYearMoney > 0) {
    return card.introMoney > firstYearMoney
      ? 'Welcome bonus, plus extra rewards in year one.'
      : 'Extra rewards you earn in year one only.'
  }
  if (card.introMoney > 0) {
    return isOwnSpending ? 'You’d earn this bonus.' : 'Average spending earns this bonus.'
  }
  if (card.introPoints > 0) {
    return `${isOwnSpending ? 'You’d earn' : 'Average spending earns'} this bonus, but its points have no reliable value, so we count $0.`
  }
  return 'Not counted: see “Welcome bonus”.'
}

/** 'Chase', or 'Chase · Business card' for cards that are only for people with a business. */
export function issuerLine({
  issuer,
  category,
}: Readonly<{ issuer: string; category: readonly string[] }>): string {
  return category.includes('Business') ? `${issuer} · Business card` : issuer
}
